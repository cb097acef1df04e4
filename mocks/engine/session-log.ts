import type { Diagnostic } from '#mocks/prism/validator.ts';

type LogEntry = {
  readonly n: number;
  readonly at: string;
} & Entry;

type Entry = RequestEntry | EventEntry | InterviewerEntry;

type RequestEntry = {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly operation_id: string | null;
  readonly status: number;
  readonly request_findings: Diagnostic[];
  readonly answer_findings: Diagnostic[];
  readonly fault: string | null;
};

type EventEntry = {
  readonly kind: 'event';
  readonly channel: string;
  readonly event: string;
  readonly data: string;
  readonly receivers: number;
};

/** A request to the model that interviews, with its repeat. */
export type InterviewerEntry = {
  readonly kind: 'interviewer';
  readonly work: string;
  readonly ms: number;
  readonly repaired: boolean;
  readonly dropped: string[];
  readonly error: string | null;
};

export type SessionLog = {
  readonly add: (at: string, entry: Entry) => void;
  readonly entries: () => readonly LogEntry[];
};

const limit = 500;

export function createSessionLog(): SessionLog {
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
}
