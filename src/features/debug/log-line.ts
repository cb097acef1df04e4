import type { DebugEntry, DebugBlock } from '#src/platform/debug-log.ts';

type Fact = readonly [label: string, value: string];

type FormattedEntry = {
  readonly tag: string;
  readonly text: string;
  readonly result: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly facts: readonly Fact[];
};

type Data = Readonly<Record<string, unknown>>;

const requestPattern = /^([A-Z]+) (\S+) (\S+)$/;
const event = /^event (\S+) (valid|refused)$/;
const finding = /^(\S+) (request|answer) (\d+)$/;
const change = /^([^:]+): (.+) → (.+)$/;

function toFacts(data: Data, labels: Readonly<Record<string, string>>): Fact[] {
  return Object.entries(labels).flatMap(([key, label]): Fact[] => {
    const value = data[key];
    return typeof value === 'string' || typeof value === 'number' ? [[label, String(value)]] : [];
  });
}

function parseRequest(text: string, data: Data, address: string | undefined): FormattedEntry | null {
  const [, method, path, result] = requestPattern.exec(text) ?? [];
  if (method === undefined || path === undefined || result === undefined) return null;
  const { ms, attempt } = data;
  const isStatus = /^\d+$/.test(result);
  return {
    tag: method,
    text: path.replace('/api/v1/', '…/'),
    result,
    tone: /^[23]/.test(result) ? 'plain' : 'bad',
    facts: [
      ['Method', method],
      ['Address', address ?? path],
      [isStatus ? 'Status' : 'Failed with', result],
      ...(typeof ms === 'number' ? [['Duration', `${ms} ms`] as const] : []),
      ...toFacts(data, { operationId: 'Operation' }),
      ...(typeof attempt === 'number' && attempt > 1 ? [['Attempt', String(attempt)] as const] : []),
      ...(result === 'parse' ? [['Contract', 'The response isn’t JSON.'] as const] : []),
    ],
  };
}

function parseEvent(text: string, data: Data): FormattedEntry | null {
  const [, name, result] = event.exec(text) ?? [];
  if (name === undefined || result === undefined) return null;
  const facts: Fact[] = [['Event', name], ...toFacts(data, { channel: 'Channel' }), ['Contract', result]];
  return { tag: 'EVT', text: name, result, tone: result === 'valid' ? 'good' : 'bad', facts };
}

function parseFinding(text: string): FormattedEntry | null {
  const [, operation, where, count] = finding.exec(text) ?? [];
  if (operation === undefined || where === undefined || count === undefined) return null;
  const facts: Fact[] = [
    ['Operation', operation],
    ['Violated by', `the ${where}`],
  ];
  const result = count === '1' ? where : `${where} ×${count}`;
  return { tag: 'CHECK', text: operation, result, tone: 'bad', facts };
}

function parseChange(text: string, data: Data): FormattedEntry | null {
  const [, what, from, to] = change.exec(text) ?? [];
  if (what === undefined || from === undefined || to === undefined) return null;
  const facts: Fact[] = [['State of', what], ['From', from], ['To', to], ...toFacts(data, { by: 'By' })];
  return { tag: 'APP', text, result: '', tone: 'plain', facts };
}

/** Parses an entry's text, or returns null for a plain sentence. `address`: the request's, with query. */
function formatLogEntry(entry: DebugEntry, address: string | undefined): FormattedEntry | null {
  const { area, text } = entry;
  const data = typeof entry.data === 'object' && entry.data !== null ? (entry.data as Data) : {};
  if (area === 'http') return parseRequest(text, data, address);
  if (area === 'live') return parseEvent(text, data);
  if (area === 'contract') return parseFinding(text);
  return area === 'app' ? parseChange(text, data) : null;
}

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
