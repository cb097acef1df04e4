import type { Diagnostic } from '#mocks/prism/diagnostics.ts';

/** What one session saw, as data: requests with their validation, events with their receivers. */
export type LogEntry = {
  readonly n: number;
  /** The session's time. */
  readonly at: string;
} & (RequestEntry | EventEntry);

type RequestEntry = {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly operation_id: string | null;
  readonly status: number;
  /** What Prism found in the request and in the answer. */
  readonly request_findings: Diagnostic[];
  readonly answer_findings: Diagnostic[];
  readonly fault: string | null;
};

type EventEntry = {
  readonly kind: 'event';
  readonly channel: string;
  readonly event: string;
  /** The payload as it was sent, JSON. */
  readonly data: string;
  readonly receivers: number;
};

export type SessionLog = {
  readonly add: (at: string, entry: RequestEntry | EventEntry) => void;
  readonly entries: () => readonly LogEntry[];
};

/** Older entries fall out. */
const limit = 500;

export const createSessionLog = (): SessionLog => {
  const entries: LogEntry[] = [];
  let count = 0;
  return {
    add: (at, entry) => {
      count += 1;
      entries.push({ n: count, at, ...entry });
      if (entries.length > limit) entries.shift();
    },
    entries: () => entries,
  };
};
