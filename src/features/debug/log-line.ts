import type { DebugEntry } from '#src/platform/debug-log.ts';

/** An entry of the debug log as one row shows it. */
export type LogLine = {
  readonly id: number;
  /** The time of day as "19:04:14.402". */
  readonly time: string;
  /** What kind of thing it is, in at most six letters: a method, EVT, WS, DEV, ERR, APP. */
  readonly tag: string;
  readonly text: string;
  /** How it ended, such as "200" or "refused"; empty where there is no such thing. */
  readonly result: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** What else is known, as JSON; null when nothing is. */
  readonly detail: string | null;
};

const padded = (n: number, length: number): string => String(n).padStart(length, '0');

function timeOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((n) => padded(n, 2));
  return `${parts.join(':')}.${padded(date.getMilliseconds(), 3)}`;
}

const call = /^([A-Z]+) (\S+) (\S+)$/;
const event = /^event (\S+) (valid|refused)$/;
const tags = { http: 'HTTP', live: 'WS', device: 'DEV', error: 'ERR', app: 'APP' } as const;

type Told = Pick<LogLine, 'tag' | 'text' | 'result' | 'tone'>;

function told({ area, text }: DebugEntry): Told {
  const [, method, path, result] = (area === 'http' && call.exec(text)) || [];
  if (method !== undefined && path !== undefined && result !== undefined)
    return { tag: method, text: path.replace('/api/v1/', '…/'), result, tone: /^[23]/.test(result) ? 'plain' : 'bad' };
  const [, name, verdict] = (area === 'live' && event.exec(text)) || [];
  if (name !== undefined && verdict !== undefined)
    return { tag: 'EVT', text: name, result: verdict, tone: verdict === 'valid' ? 'good' : 'bad' };
  return { tag: tags[area], text, result: '', tone: area === 'error' ? 'bad' : 'plain' };
}

/** Reads an entry of the log, which is redacted already. */
export function logLine(entry: DebugEntry): LogLine {
  const detail = entry.data === undefined ? null : JSON.stringify(entry.data, null, 2);
  return { id: entry.id, time: timeOf(entry.at), ...told(entry), detail };
}

/** The lines that hold what is looked for, whatever its case; the newest first. */
export function linesOf(entries: readonly DebugEntry[], filter: string): LogLine[] {
  const wanted = filter.trim().toLowerCase();
  const lines = entries.toReversed().map(logLine);
  if (wanted === '') return lines;
  return lines.filter(({ tag, text, result, detail }) =>
    [tag, text, result, detail ?? ''].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The lines as plain text, the oldest first, for a message or a ticket. */
export function asText(lines: readonly LogLine[]): string {
  return lines
    .toReversed()
    .map(({ time, tag, text, result, detail }) =>
      [[time, tag, text, result].filter((part) => part !== '').join(' '), ...(detail === null ? [] : [detail])].join(
        '\n',
      ),
    )
    .join('\n');
}
