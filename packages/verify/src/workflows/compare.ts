import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '#verify/backend/backend.ts';
import { asText, atPointer, mapStrings } from '#verify/base/values.ts';
import { fill, NoValue, type Scope } from './runtime-expressions.ts';
import { readFixture } from './step-request.ts';
import type { AbsentValue, Download, SameValues, WorkflowDocument } from './workflow-document.ts';

const longest = 160;
const context = 40;

function formatValue(value: unknown): string {
  return value === undefined ? 'no value' : JSON.stringify(value);
}

function cut(text: string, start = 0): string {
  return `${start > 0 ? '…' : ''}${text.slice(start, start + longest)}${text.length > start + longest ? '…' : ''}`;
}

function formatBoth(one: unknown, other: unknown): readonly [string, string] {
  const [first, second] = [formatValue(one), formatValue(other)];
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  const start = Math.max(first.length, second.length) > longest ? Math.max(0, same - context) : 0;
  return [cut(first, start), cut(second, start)];
}

/** Like Laravel's TrimStrings and ConvertEmptyStringsToNull, at any depth. */
function trimmed(value: unknown): unknown {
  return mapStrings(value, (text) => text.trim() || null);
}

const trimming =
  " (Laravel's TrimStrings trims the strings in it and ConvertEmptyStringsToNull removes empty ones; exempt such requests with skipWhen() on both)";

/** Multipart forms turn \n into \r\n. Both are the same text (contract, `AnswerRequest`). */
function withPlainBreaks(value: unknown): unknown {
  return mapStrings(value, (text) => text.replaceAll('\r\n', '\n'));
}

function valueIn(value: unknown, scope: Scope): unknown {
  try {
    return fill(value, scope);
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
}

export function compareValues(pairs: readonly SameValues[], scope: Scope): readonly string[] {
  return pairs.flatMap(({ actual, expected }) => {
    const [one, other] = [withPlainBreaks(valueIn(actual, scope)), withPlainBreaks(valueIn(expected, scope))];
    if (isDeepStrictEqual(one, other)) return [];
    const [actualText, due] = formatBoth(one, other);
    const isTrimmed = one !== undefined && isDeepStrictEqual(one, trimmed(other));
    return [`${asText(actual)}: expected ${due}, got ${actualText}${isTrimmed ? trimming : ''}`];
  });
}

export function findPresent(absent: readonly AbsentValue[], scope: Scope): readonly string[] {
  return absent.flatMap(({ list, at, value }) => {
    const [entries, missing] = [valueIn(list, scope), valueIn(value, scope)];
    const isThere =
      Array.isArray(entries) && entries.some((entry) => isDeepStrictEqual(atPointer(entry, `/${at}`), missing));
    return isThere ? [`${list} still lists the deleted ${at} ${cut(formatValue(missing))}`] : [];
  });
}

async function load(address: string, backend: Backend): Promise<Uint8Array | null> {
  const { origin } = new URL(backend.origin);
  const url = new URL(address, origin);
  if (url.origin === origin) {
    const { exchange } = await backend.send({ method: 'GET', target: url.pathname + url.search });
    return exchange.response?.status === 200 ? exchange.response.body : null;
  }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

export async function compareDownload(
  download: Download | undefined,
  scope: Scope,
  { backend, document }: { readonly backend: Backend; readonly document: WorkflowDocument },
): Promise<readonly string[]> {
  if (!download) return [];
  const address = valueIn(download.url, scope);
  if (typeof address !== 'string') return [`${download.url}: expected the URL of the uploaded file`];
  const bytes = Buffer.from(await (await readFixture(document.folder, download.file)).arrayBuffer());
  const downloaded = await load(address, backend);
  if (!downloaded) return [`${address}: expected the uploaded file with status 200, got another status`];
  if (bytes.equals(downloaded)) return [];
  return [`${address}: expected the uploaded file of ${bytes.length} bytes, got ${downloaded.length} different bytes`];
}
