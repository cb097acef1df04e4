import type { DebugBlock, DebugEntry } from '#src/platform/debug-log.ts';
import { type FormattedEntry, formatLogEntry } from './told-entry.ts';

/** An entry of the debug log as one row shows it, and what the row opens to. */
export type LogLine = FormattedEntry & {
  readonly id: number;
  /** The time of day as "19:04:14.402". */
  readonly time: string;
  /** What is known of it at length: findings, bodies. */
  readonly blocks: readonly DebugBlock[];
};

const tags = { http: 'HTTP', live: 'WS', device: 'DEV', error: 'ERR', app: 'APP', contract: 'CHECK' } as const;

const padded = (n: number, length: number): string => String(n).padStart(length, '0');

function timeOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((n) => padded(n, 2));
  return `${parts.join(':')}.${padded(date.getMilliseconds(), 3)}`;
}

/** An entry in its own words. */
function inItsWords({ area, text, data }: DebugEntry): FormattedEntry & Pick<LogLine, 'blocks'> {
  const blocks = data === undefined ? [] : [{ title: 'Details', text: JSON.stringify(data, null, 2) }];
  return { tag: tags[area], text, result: '', tone: area === 'error' ? 'bad' : 'plain', facts: [], blocks };
}

/** Reads an entry of the log, which is redacted already. */
export function logLine(entry: DebugEntry): LogLine {
  const { id, at, blocks = [] } = entry;
  const told = formatLogEntry(entry, blocks.find(({ title }) => title === 'Address')?.text);
  const shown =
    told === null ? inItsWords(entry) : { ...told, blocks: blocks.filter(({ title }) => title !== 'Address') };
  return { id, time: timeOf(at), ...shown };
}

/** Facts and blocks as plain text; empty where nothing else is known. */
export function moreText({ facts, blocks }: LogLine): string {
  return [
    ...facts.map(([label, value]) => `  ${label}: ${value}`),
    ...blocks.map(({ title, text }) => `  ${title}:\n${text}`),
  ].join('\n');
}

/** The lines that hold what is looked for, whatever its case; the newest first. */
export function linesOf(entries: readonly DebugEntry[], filter: string): LogLine[] {
  const wanted = filter.trim().toLowerCase();
  const lines = entries.toReversed().map(logLine);
  if (wanted === '') return lines;
  return lines.filter((line) =>
    [`${line.tag} ${line.text} ${line.result}`, moreText(line)].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The lines as plain text, the oldest first, for a message or a ticket. */
export function formatLogText(lines: readonly LogLine[]): string {
  return lines
    .toReversed()
    .flatMap((line) => {
      const { time, tag, text, result } = line;
      return [[time, tag, text, result].join(' ').trimEnd(), moreText(line)].filter((part) => part !== '');
    })
    .join('\n');
}
