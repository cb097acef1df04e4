import {
  type DebugBlock,
  type DebugEntry,
  debugLog$,
  logDebug,
  redact,
  redactText,
  withoutSecrets,
} from '#src/platform/debug-log.ts';
import type { Exchange } from '#src/api/exchange-log.ts';

const longestBody = 4000;
/** Parsing longer ones as JSON would block the page. */
const longestRead = 500_000;

function sized(type: string, bytes: number | null): string {
  return `[${type || 'no type'}${bytes === null ? '' : `, ${bytes.toLocaleString('en')} bytes`}]`;
}

export function jsonText(value: unknown): string {
  const text = JSON.stringify(redact(value), null, 2);
  return text.length > longestBody ? `${text.slice(0, longestBody)}\n… cut` : text;
}

function jsonOrSize(text: string, type: string): string {
  const size = (): string => sized(type, new Blob([text]).size);
  if (text.length > longestRead) return size();
  try {
    return jsonText(JSON.parse(text));
  } catch {
    return type.includes('json') ? `${size()}, not JSON` : size();
  }
}

function formText(form: FormData | URLSearchParams): string {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : sized(value.type, value.size);
    fields[name] = name in fields ? [fields[name], text].flat() : text;
  }
  return jsonText(fields);
}

export async function requestText(body: BodyInit | null, type: string): Promise<string | null> {
  if (body === null || body === '') return null;
  if (typeof body === 'string') return jsonOrSize(body, type);
  if (body instanceof FormData || body instanceof URLSearchParams) return formText(body);
  if (body instanceof Blob) return sized(body.type, body.size);
  if (body instanceof ReadableStream) return sized(type, null);
  if (body.byteLength === 0) return null;
  if (type.includes('json')) return jsonOrSize(new TextDecoder().decode(body), type);
  if (/^multipart\/form-data|^application\/x-www-form-urlencoded/.test(type))
    return formText(await new Response(body, { headers: { 'Content-Type': type } }).formData());
  return sized(type, body.byteLength);
}

/** Returns a response's body, or null without one. Consumes or cancels the body. */
export async function formatResponseBody(response: Response): Promise<string | null> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.body === null) return null;
  if (type.includes('json')) {
    const text = await response.text();
    return text === '' ? null : jsonOrSize(text, type);
  }
  await response.body.cancel();
  const length = response.headers.get('Content-Length');
  return length === '0' ? null : sized(type, length === null ? null : Number(length));
}

/** Characters of text that the log stores in total. Newer entries evict older ones' bodies. */
const mostText = 200_000;

const droppedBlocks: readonly DebugBlock[] = [{ title: 'Bodies', text: 'Dropped to make room for newer entries.' }];

function countCharacters(blocks: readonly DebugBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

function attach(id: number, blocks: readonly DebugBlock[]): void {
  const entries = debugLog$.peek();
  if (blocks.length === 0 || !entries.some((entry) => entry.id === id)) return;
  let total = 0;
  const roomFor = (entry: DebugEntry): DebugEntry => {
    if (entry.blocks === undefined || entry.blocks === droppedBlocks) return entry;
    total += countCharacters(entry.blocks);
    return total > mostText ? { ...entry, blocks: droppedBlocks } : entry;
  };
  const added = entries.map((entry) => (entry.id === id ? { ...entry, blocks } : entry));
  debugLog$.set(added.toReversed().map(roomFor).toReversed());
}

/** Redacts each segment separately, so that a long address isn't reduced to its length. */
function formatAddress({ pathname, searchParams }: URL): string {
  const path = pathname.split('/').map(redactText).join('/');
  const query = Object.entries(redact(Object.fromEntries(searchParams)) as Record<string, string>);
  return query.length === 0 ? path : `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
}

/** Returns Prism's findings in mock mode as sentences, by "request" and "answer". */
function getFindings(response: Response | null): Readonly<Record<string, readonly string[]>> {
  if (import.meta.env.VITE_MOCK !== 'true' || response === null) return {};
  const header = response.headers.get('X-Mock-Findings');
  return header === null ? {} : (JSON.parse(decodeURIComponent(header)) as Record<string, string[]>);
}

async function describeExchange({ operationId, body, url, type, response }: Exchange): Promise<DebugBlock[]> {
  const findings = getFindings(response);
  const request = await requestText(body, type);
  const answered = response && (await formatResponseBody(response));
  for (const [where, sentences] of Object.entries(findings))
    logDebug('contract', `${operationId} ${where} ${sentences.length}`, undefined, sentences);
  const broken = Object.entries(findings).map(([where, sentences]) => ({
    title: `Contract, ${where}`,
    text: withoutSecrets(sentences.join('\n')),
  }));
  return [
    { title: 'Address', text: formatAddress(url) },
    ...broken,
    ...(request === null ? [] : [{ title: 'Request', text: request }]),
    ...(answered === null ? [] : [{ title: 'Response', text: answered }]),
  ];
}

function describeEvent({ payload, fault }: { payload: unknown; fault: string | null }): DebugBlock[] {
  const broken = fault === null ? [] : [{ title: 'Contract', text: withoutSecrets(fault) }];
  return [...broken, { title: 'Payload', text: jsonText(payload) }];
}

/** Stores an entry's details, redacted and truncated. Never throws. */
export async function captureDetails(id: number, seen: unknown): Promise<void> {
  const area = debugLog$.peek().find((entry) => entry.id === id)?.area;
  try {
    // Each area's sender defines its data: exchange-log.ts, live-connection.ts and the findings above.
    if (area === 'http') attach(id, await describeExchange(seen as Exchange));
    if (area === 'live') attach(id, describeEvent(seen as { payload: unknown; fault: string | null }));
    if (area === 'contract') attach(id, [{ title: 'Contract', text: withoutSecrets((seen as string[]).join('\n')) }]);
  } catch {
    // The request was aborted while its response arrived. Its row shows the known facts.
  }
}
