import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import {
  type BodySchemas,
  findResponse,
  type Match,
  type Operation,
  type RestContract,
} from '#verify/contract/rest.ts';
import { asksForJson, type Exchange, type ExchangeResponse, getMediaType, isJson } from '#verify/base/exchange.ts';
import { type Fields, isFields, parseJson } from '#verify/base/values.ts';
import type { JsonSchema } from '#verify/contract/documents.ts';
import { checkSchema, readFields } from '#verify/contract/schemas.ts';
import { describeMismatch, describeUndeclared } from './describe-mismatch.ts';
import { checkActions } from './check-actions.ts';
import { findLostValues } from './lost-values.ts';

function isFramework(file: string): boolean {
  return /\/(?:vendor|Illuminate|Symfony)\//.test(file);
}

/** A stack frame's file and line; empty without them. */
function formatLocation(frame: unknown): string {
  const { file, line } = isFields(frame) ? frame : {};
  if (typeof file !== 'string') return '';
  return `${file}${typeof line === 'number' ? `:${line}` : ''}`;
}

function formatOrigin(thrown: Fields): string {
  const location = formatLocation(thrown);
  if (location === '') return '';
  const calls = Array.isArray(thrown['trace']) && isFramework(location) ? thrown['trace'].map(formatLocation) : [];
  const caller = calls.find(
    (call) => call !== '' && !isFramework(call) && !/\/(?:index|server)\.php(?::\d+)?$/.test(call),
  );
  return `, in ${location}${caller === undefined ? '' : `, called in ${caller}`}`;
}

/** Describes where to find a server error: in the response with APP_DEBUG, otherwise in the log. */
export function getTopStackFrame({ response }: Exchange): string {
  const body = parseJson(new TextDecoder().decode(response?.body));
  const thrown = isFields(body) ? body : {};
  const { message, exception } = thrown;
  if (typeof exception !== 'string') return 'Look for the exception in storage/logs/laravel.log.';
  const detail = typeof message === 'string' && message !== '' ? `: ${message}` : '';
  return `It threw ${exception}${detail}${formatOrigin(thrown)}. (The response includes a stack trace because APP_DEBUG is on. Never enable it in production.)`;
}

/** A documented status that isn't the expected one, with the place of a server error. */
export function unexpectedStatus(subject: FindingSubject, exchange: Exchange, text: string): Mismatch {
  const hint = (exchange.response?.status ?? 0) >= 500 ? getTopStackFrame(exchange) : undefined;
  return mismatch('unexpected-status', subject, text, hint);
}

export function formatOperation({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Most positions to try as the JSON's start, because a preceding warning may contain brackets too. */
const mostBeginnings = 200;

/** Returns JSON even after other text, so that both are reported. */
function readJson(text: string): { readonly value: unknown; readonly before: string; readonly json: string } | null {
  const whole = parseJson(text);
  if (whole !== undefined) return { value: whole, before: '', json: text };
  // Text that starts as JSON but doesn't parse was cut off; ignore JSON inside it.
  if (/^\s*[[{]/.test(text)) return null;
  for (const { index } of [...text.matchAll(/[[{]/g)].slice(0, mostBeginnings)) {
    const value = index > 0 ? parseJson(text.slice(index)) : undefined;
    if (value !== undefined) return { value, before: text.slice(0, index).trim(), json: text.slice(index) };
  }
  return null;
}

/** JSON is always UTF-8 (RFC 8259, 8.1). Drops a byte order mark; returns null for other encodings. */
function readText(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** What ->paginate() adds to every list. The client needs none of it. */
const ofPaginator: ReadonlySet<string> = new Set(['links', 'meta.from', 'meta.to', 'meta.links', 'meta.path']);

/** The body of an exception with APP_DEBUG, whose fields production doesn't send. */
function isLaravelDebug(body: unknown): boolean {
  return isFields(body) && ['message', 'exception', 'trace'].every((name) => name in body);
}

/** Reported once for the whole server. */
const debugTrace = mismatch(
  'debug-trace',
  {},
  'Errors show their stack trace, so APP_DEBUG is on.',
  'Set APP_DEBUG=false outside of a developer’s machine: traces show paths, queries and settings.',
);

type Check = {
  readonly rest: RestContract;
  readonly subject: FindingSubject;
  /** Receives the path of each documented field in a response. */
  readonly onField: (path: string) => void;
  /** The call's operation and ids, and the server's address before `/api` if it's known. */
  readonly asked: Match | null;
  readonly baseUrl: string | null;
};

function checkJson(
  { rest, subject, onField, asked, baseUrl }: Check,
  schema: JsonSchema,
  body: Uint8Array,
): readonly Mismatch[] {
  const text = readText(body);
  if (text === null) return [mismatch('unreadable-body', subject, "The body is declared as JSON but isn't UTF-8.")];
  const read = readJson(text);
  if (!read) return [mismatch('unreadable-body', subject, "The body is declared as JSON but can't be parsed.")];
  const faults: Mismatch[] = [];
  if (read.before !== '') {
    const shown = `There is text before the JSON: “${read.before.slice(0, 80)}”.`;
    const hint = 'PHP writes its warnings into the response. Turn display_errors off.';
    faults.push(mismatch('text-before-json', subject, shown, hint));
  }
  const broken = checkSchema(schema, read.value);
  for (const fault of broken)
    faults.push({ kind: 'answer-schema', subject, ...describeMismatch('The body', read.value, fault) });
  if (isLaravelDebug(read.value)) faults.push(debugTrace);
  faults.push(...findLostValues(read.json, subject));
  if (baseUrl !== null) faults.push(...checkActions(rest, subject, read.value, { baseUrl, asked }));
  // Another body altogether, such as an error's, shares no fields with the schema.
  if (broken.some(({ at }) => at === '') || isLaravelDebug(read.value)) return faults;
  const { seen, undeclared } = readFields(schema, read.value);
  for (const path of seen) onField(path);
  const isList = seen.includes('meta.current_page');
  const surplus = undeclared.filter(({ path }) => !(isList && ofPaginator.has(path)));
  return [...faults, ...surplus.map((field) => describeUndeclared(subject, field))];
}

function mediaTypeHint(mediaType: string, status: number): string | undefined {
  if (status > 501 && status < 505) {
    return 'The proxy responded instead of the server. The server is down, too slow or in maintenance mode.';
  }
  if (mediaType.includes(',')) return 'The response has two Content-Type headers. Set it in one place.';
  return mediaType === 'text/html'
    ? 'Laravel returns an HTML error page unless the request asks for JSON. In bootstrap/app.php, use shouldRenderJsonWhen() to return JSON for all of api/*.'
    : undefined;
}

function checkBody(check: Check, mediaTypes: BodySchemas, response: ExchangeResponse): readonly Mismatch[] {
  const { subject } = check;
  const mediaType = getMediaType(response.headers);
  if (mediaTypes.size === 0) {
    return response.body.length === 0
      ? []
      : [mismatch('unexpected-body', subject, `Expected no body, got ${response.body.length} bytes.`)];
  }
  const expected = [...mediaTypes.keys()].join(' or ');
  const isBodyStored = response.isBodyStored ?? true;
  if (isBodyStored && response.body.length === 0)
    return [mismatch('missing-body', subject, `Expected a body (${expected}), got none.`)];
  const schema = mediaTypes.get(mediaType);
  if (schema === undefined) {
    const text = `Expected ${expected}, got ${mediaType === '' ? 'no media type' : mediaType}.`;
    return [mismatch('wrong-media-type', subject, text, mediaTypeHint(mediaType, response.status))];
  }
  return isBodyStored && isJson(mediaType) ? checkJson(check, schema, response.body) : [];
}

function statusHint({ responses }: Operation, exchange: Exchange, status: number): string | undefined {
  if (status >= 500) return getTopStackFrame(exchange);
  if (status === 302)
    return 'Laravel redirects guests and invalid forms to a page. The request asked for JSON, so return 401 or 422.';
  const isCreated = responses.has(201) && status === 200;
  if (isCreated) return 'A resource for a newly created model returns 201 automatically. response()->json() does not.';
  if (status === 201 && responses.has(200)) {
    return 'A resource returns 201 if its model was just created (wasRecentlyCreated). Return it with ->response()->setStatusCode(200).';
  }
  return status === 405 ? 'The route exists, but not for this method. Check php artisan route:list.' : undefined;
}

/** Checks a response's status, media type and body. HEAD has no body. Without `baseUrl`, no addresses of actions. */
export function checkResponse(
  rest: RestContract,
  operation: Operation,
  exchange: Exchange,
  { onField = () => undefined, baseUrl = null }: Partial<Pick<Check, 'onField' | 'baseUrl'>> = {},
): readonly Mismatch[] {
  const { response } = exchange;
  const call = formatOperation(operation);
  if (!response) {
    return [mismatch('no-answer', { operation: operation.id, call }, exchange.failure ?? 'The connection was closed.')];
  }
  const mediaType = getMediaType(response.headers);
  const subject: FindingSubject = {
    operation: operation.id,
    call,
    status: response.status,
    ...(mediaType !== '' && { mediaType }),
  };
  const documented = findResponse(operation, response.status);
  if (!documented) {
    // Laravel redirects clients that don't ask for JSON; the contract covers only the others.
    if (response.status >= 300 && response.status < 400 && !asksForJson(exchange.requestHeaders)) return [];
    const statuses = [...operation.responses.keys()].join(', ');
    const text = `Got ${response.status}. The contract documents ${statuses} for this operation.`;
    return [mismatch('undocumented-status', subject, text, statusHint(operation, exchange, response.status))];
  }
  const asked = rest.find(exchange.method, exchange.target);
  return exchange.method === 'HEAD' ? [] : checkBody({ rest, subject, onField, asked, baseUrl }, documented, response);
}
