import type { DebugBlock, DebugEntry } from '#src/platform/debug-log.ts';
import { type FormattedEntry, formatLogEntry } from './format-log-entry.ts';

export type LogLine = FormattedEntry & {
  readonly id: number;
  readonly time: string;
  readonly blocks: readonly DebugBlock[];
};

const tags = { http: 'HTTP', live: 'WS', device: 'DEV', error: 'ERR', app: 'APP', contract: 'CHECK' } as const;

function padded(n: number, length: number): string {
  return String(n).padStart(length, '0');
}

function formatTime(at: number): string {
  const date = new Date(at);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((n) => padded(n, 2));
  return `${parts.join(':')}.${padded(date.getMilliseconds(), 3)}`;
}

function formatPlainEntry({ area, text, data }: DebugEntry): FormattedEntry & Pick<LogLine, 'blocks'> {
  const blocks = data === undefined ? [] : [{ title: 'Details', text: JSON.stringify(data, null, 2) }];
  return { tag: tags[area], text, result: '', tone: area === 'error' ? 'bad' : 'plain', facts: [], blocks };
}

export function logLine(entry: DebugEntry): LogLine {
  const { id, at, blocks = [] } = entry;
  const formatted = formatLogEntry(entry, blocks.find(({ title }) => title === 'Address')?.text);
  const content =
    formatted === null
      ? formatPlainEntry(entry)
      : { ...formatted, blocks: blocks.filter(({ title }) => title !== 'Address') };
  return { id, time: formatTime(at), ...content };
}

export function moreText({ facts, blocks }: LogLine): string {
  return [
    ...facts.map(([label, value]) => `  ${label}: ${value}`),
    ...blocks.map(({ title, text }) => `  ${title}:\n${text}`),
  ].join('\n');
}

export function toLogLines(entries: readonly DebugEntry[], filter: string): LogLine[] {
  const searchTerm = filter.trim().toLowerCase();
  const lines = entries.toReversed().map(logLine);
  if (searchTerm === '') return lines;
  return lines.filter((line) =>
    [`${line.tag} ${line.text} ${line.result}`, moreText(line)].some((part) => part.toLowerCase().includes(searchTerm)),
  );
}

export function formatLogText(lines: readonly LogLine[]): string {
  return lines
    .toReversed()
    .flatMap((line) => {
      const { time, tag, text, result } = line;
      return [[time, tag, text, result].join(' ').trimEnd(), moreText(line)].filter((part) => part !== '');
    })
    .join('\n');
}
