import type { RequestHandler } from 'express';
import { chooseResponse } from '#mocks/contract/documented-responses.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { FaultRow } from '#mocks/model/tables.ts';
import { StorageError } from '#mocks/stored/database.ts';
import type { Operation, Route } from '#mocks/prism/operations.ts';
import { type Diagnostic, type MockRequest, type MockResponse, validate } from '#mocks/prism/validator.ts';
import { notifyTimeline } from '#mocks/engine/run-timeline.ts';
import type { OperationId } from '#src/api/generated/operations.ts';
import { readFields } from '../http/fields.ts';
import {
  csrfMismatch,
  faultResponse,
  noRoute,
  notSaved,
  refusal,
  serverError,
  tooLarge,
  wrongMethod,
} from '../http/laravel-responses.ts';
import type { LatencyJitter } from '../http/latency-jitter.ts';
import { getHeaders, getUrl, type Headers, isFromPage, parseCookies, readBody } from '../http/requests.ts';
import {
  getResponseMediaType,
  sendResponse,
  toBytes,
  writeFile,
  writeResponse,
  type WrittenResponse,
} from '../http/write-response.ts';
import { getMockSession } from './request-session.ts';

/** Returns the fault's response, or undefined to handle the request. */
function forcedResponse(fault: FaultRow, { id, documented }: Operation): MockResponse | undefined {
  const { status, example, answer_text: text } = fault;
  if (example !== undefined) {
    const chosen = chooseResponse(id, documented, { status: status?.toString(), example });
    // Checked when the fault was created; the contract may have changed since.
    return typeof chosen === 'string' ? refusal(501, chosen) : chosen;
  }
  if (status !== undefined) return faultResponse(status);
  return text === undefined ? undefined : { status: 200 };
}

function withFault(written: WrittenResponse, fault: FaultRow | undefined): WrittenResponse {
  if (!fault) return written;
  const { answer_text: text, text_before: before = '', headers } = fault;
  const type = text === undefined ? {} : { 'Content-Type': 'application/json' };
  const body = text ?? written.body;
  return {
    ...written,
    headers: { ...written.headers, ...type, ...headers },
    body: before === '' ? body : Buffer.concat([toBytes(before), toBytes(body)]),
  };
}

/** Limits for the header. The session's log has all findings. */
const most = 20;
const longest = 150;

function formatFindings(where: string, findings: readonly Diagnostic[]): string[] {
  return findings.slice(0, most).map(({ path, message }) => `${path.join('.') || where}: ${message}`.slice(0, longest));
}

/**
 * Returns Prism's findings for the header `X-Mock-Findings` in the debug panel: percent-encoded JSON with sentences by
 * "request" and "answer". Null without findings.
 */
function findingsHeader(request: readonly Diagnostic[], response: readonly Diagnostic[]): string | null {
  const groups = { request, answer: response };
  const sentences = Object.entries(groups)
    .filter(([, findings]) => findings.length > 0)
    .map(([where, findings]) => [where, formatFindings(where, findings)]);
  return sentences.length === 0 ? null : encodeURIComponent(JSON.stringify(Object.fromEntries(sentences)));
}

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Sanctum's check: an unsafe request from the page needs the decoded cookie `XSRF-TOKEN` in `X-XSRF-TOKEN`. Programs
 * send no Origin or Referer, and pass.
 */
function passesXsrf(method: string, headers: Headers): boolean {
  if (!unsafe.has(method) || !isFromPage(headers)) return true;
  const cookie = parseCookies(headers['cookie']).get('XSRF-TOKEN') ?? '';
  return cookie !== '' && headers['x-xsrf-token'] === decode(cookie);
}

type ApiDeps = {
  readonly registry: MockSessionRegistry;
  readonly coverage: Coverage;
  readonly route: (method: string, path: string) => Route;
  /** Whether invalid responses are sent unchanged: those of a recording. */
  readonly sendsInvalid: boolean;
  readonly network: LatencyJitter;
  /** Gets the reason, in words, when a request's changes couldn't be written. */
  readonly onSaveFailed: (session: MockSession, reason: string) => void;
  readonly respond: (
    mockRequest: MockRequest,
    values: Readonly<Record<string, string>>,
    session: MockSession,
    findings: readonly Diagnostic[],
  ) => MockResponse;
};

type Exchange = {
  readonly session: MockSession;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

type Outcome = {
  readonly response: MockResponse | null;
  readonly operation: Operation | null;
  readonly request: Diagnostic[];
  readonly output: Diagnostic[];
  /** Paths of the response's documented fields. */
  readonly fields: readonly string[];
  readonly fault: FaultRow | undefined;
};

function toOutcome(response: MockResponse | null, operation: Operation | null = null, fault?: FaultRow): Outcome {
  return {
    response,
    operation,
    request: [],
    output: [],
    fields: [],
    fault,
  };
}

function parseQuery({ searchParams }: URL): MockRequest['query'] {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** Replaces an invalid response with a 500 that describes the mismatch. */
function brokenResponse(operation: Operation, output: readonly Diagnostic[]): MockResponse {
  return {
    status: 500,
    body: {
      message: 'The mock server’s own response breaks the contract.',
      operation_id: operation.id,
      findings: output,
    },
  };
}

async function runChain(
  deps: ApiDeps,
  exchange: Exchange,
  operation: Operation,
  values: Readonly<Record<string, string>>,
): Promise<Pick<Outcome, 'response' | 'request' | 'output' | 'fields'>> {
  const { session, url, headers, body, method } = exchange;
  if (!passesXsrf(method, headers)) return toOutcome(csrfMismatch);
  if (body === null) return toOutcome(tooLarge);
  const fields = operation.body ? await readFields(body, headers['content-type'], operation.body) : undefined;
  const mockRequest: MockRequest = { operation, path: url.pathname, query: parseQuery(url), headers, fields };
  const handle = () => validate(mockRequest, (findings) => deps.respond(mockRequest, values, session, findings));
  const result = method === 'GET' || method === 'HEAD' ? handle() : session.transact(handle);
  if (result.response.outsideContract) return { ...result, output: [] };
  if (result.output.length === 0 || deps.sendsInvalid) return result;
  deps.coverage.violated({ where: operation.id, message: 'An answer breaks the contract.', findings: result.output });
  return { ...result, response: brokenResponse(operation, result.output) };
}

/** The fault that the header `X-Mock-Work-Error` asks for, for clients that can't use the control API. */
function addWorkError(session: MockSession, { id }: Operation, work_error: string | undefined): void {
  if (work_error === undefined || work_error === '') return;
  session.table('faults').put({ id: session.nextId('faults'), operation_id: id as OperationId, times: 1, work_error });
}

async function handleOperation(
  deps: ApiDeps,
  exchange: Exchange,
  operation: Operation,
  values: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { session, headers } = exchange;
  addWorkError(session, operation, headers['x-mock-work-error']);
  const fault = session.consumeFault((row) => row.operation_id === operation.id && row.work_error === undefined);
  if (fault?.latency_ms !== undefined) await session.jobs.wait(fault.latency_ms);
  if (fault?.drop === 'request') return toOutcome(null, operation, fault);
  const forced = fault && forcedResponse(fault, operation);
  if (forced) return toOutcome(forced, operation, fault);
  try {
    const outcome = await runChain(deps, exchange, operation, values);
    return { ...outcome, operation, fault, response: fault?.drop === 'answer' ? null : outcome.response };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof StorageError) {
      deps.onSaveFailed(session, message);
      return toOutcome(notSaved, operation, fault);
    }
    deps.coverage.violated({ where: operation.id, message, findings: [] });
    return toOutcome(serverError, operation, fault);
  }
}

async function handleExchange(deps: ApiDeps, exchange: Exchange): Promise<Outcome> {
  const { method, url } = exchange;
  const route = deps.route(method, url.pathname);
  if (route.kind === 'operation') return handleOperation(deps, exchange, route.operation, route.path);
  if (route.kind === 'none') return toOutcome(noRoute(url.pathname));
  if (method === 'OPTIONS') return toOutcome({ status: 200, headers: { Allow: route.allowed.join(', ') } });
  return toOutcome(wrongMethod(method, url.pathname, route.allowed));
}

/** Handles a request below /api or /sanctum: session, faults, route, Prism, handler, Prism, log. */
export function createApi(deps: ApiDeps): RequestHandler {
  return async (request, response) => {
    const url = getUrl(request);
    const headers = getHeaders(request);
    const body = await readBody(request);
    await deps.network.through();
    const session = getMockSession(deps.registry, headers, response);
    const { method } = request;
    const {
      response: sent,
      operation,
      request: match,
      output,
      fields,
      fault,
    } = await session.during(() => handleExchange(deps, { session, method, url, headers, body }));
    session.log.add(session.clock.stamp(), {
      kind: 'request',
      method,
      path: url.pathname + url.search,
      operation_id: operation?.id ?? null,
      status: sent?.status ?? 0,
      request_findings: match,
      answer_findings: output,
      fault: fault ? JSON.stringify({ ...fault, id: undefined, times: undefined }) : null,
    });
    if (operation) notifyTimeline(session, operation.id);
    const header = findingsHeader(match, output);
    if (header !== null) response.setHeader('X-Mock-Findings', header);
    await deps.network.through();
    if (!sent) {
      response.destroy();
      return;
    }
    const plain = sent.file ? await writeFile(sent.file) : writeResponse(sent, headers);
    const written = withFault(plain, fault);
    const sentFields = written.body === plain.body ? fields : [];
    if (operation) deps.coverage.responded(operation, written.status, getResponseMediaType(written), sentFields);
    sendResponse(response, written, method === 'HEAD');
  };
}
