import type { MockSession } from './session.ts';
import type { ScenarioRegistry, TimelineEntry } from '#mocks/model/scenario.ts';
import type { Diagnostic, MockRequest, MockResponse } from '#mocks/prism/validator.ts';
import { signSubscription } from '#shared/pusher/signatures.ts';
import { recordedOrigin, type TrafficRecord, type TrafficRequest } from '#shared/traffic-file.ts';

type Respond = (
  mockRequest: MockRequest,
  values: Readonly<Record<string, string>>,
  session: MockSession,
  findings: readonly Diagnostic[],
) => MockResponse;

type Deps = {
  readonly entries: readonly TrafficRecord[];
  readonly fallback: Respond;
  readonly keys: { readonly key: string; readonly secret: string };
};

function queryText(query: Iterable<readonly [string, string]>): string {
  return new URLSearchParams(
    [...query].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([...pair]) => pair),
  ).toString();
}

/** Ignores the order of query names. */
function keyOfCall({ operation, path, query }: MockRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): readonly [string, string] => [name, one]),
  );
  const text = queryText(pairs);
  return `${operation.method.toUpperCase()} ${path}${text === '' ? '' : `?${text}`}`;
}

function keyOfRecorded({ method, target }: TrafficRequest): string {
  const { pathname, searchParams } = new URL(`http://recorded${target}`);
  const text = queryText(searchParams);
  return `${method === 'HEAD' ? 'GET' : method} ${pathname}${text === '' ? '' : `?${text}`}`;
}

function recordedBody(body: TrafficRequest['body'], host: string): Partial<MockResponse> {
  if (body === null) return {};
  if ('text' in body) return { text: body.text };
  if ('json' in body) {
    return { body: JSON.parse(JSON.stringify(body.json).replaceAll(recordedOrigin, `http://${host}`)) as unknown };
  }
  return { text: '' };
}

function toResponse({ status, headers, body }: TrafficRequest, host: string): MockResponse {
  if (body && 'sha256' in body) {
    return { status: 501, body: { message: `The recording keeps only the length of these ${body.bytes} bytes.` } };
  }
  if (status === 0) return { status: 503, body: { message: 'The recording has no answer to this call.' } };
  return { status, headers, ...recordedBody(body, host) };
}

function hasBearerToken({ headers }: MockRequest): boolean {
  return (headers['authorization'] ?? '').startsWith('Bearer ');
}

/** Signs every channel except those the recorded server refused. */
function signer(entries: readonly TrafficRecord[], { key, secret }: Deps['keys']) {
  const refused = new Set(
    entries.flatMap((entry) => {
      if (entry.kind !== 'call' || entry.operation !== 'broadcastingAuth' || entry.status !== 403) return [];
      const { channel_name: name } = (entry.request ?? {}) as Readonly<Record<string, unknown>>;
      return [name];
    }),
  );
  return ({ fields = {} }: MockRequest): MockResponse => {
    const { socket_id: socketId, channel_name: channel } = fields;
    if (typeof socketId !== 'string' || typeof channel !== 'string' || refused.has(channel)) {
      return { status: 403, body: { message: '' } };
    }
    return { status: 200, body: { auth: `${key}:${signSubscription(secret, { socketId, channel })}` } };
  };
}

/**
 * Returns recorded responses by method, path and query, in order. A read repeats its last one. Without a match the
 * response is a 501 that names the request.
 */
export function createReplay({ entries, fallback, keys }: Deps): Respond {
  const requests = entries.filter((entry) => entry.kind === 'call');
  // Skips recorded login failures: a correct login always succeeds.
  const lasting = requests.filter(({ operation, status }) => operation !== 'authLogin' || status === 200);
  const byKey = Map.groupBy(lasting, keyOfRecorded);
  const sign = signer(entries, keys);
  const next = (mockRequest: MockRequest, session: MockSession): MockResponse => {
    const key = keyOfCall(mockRequest);
    const recorded = byKey.get(key) ?? [];
    const used = session.table('replayed').get(key)?.used ?? 0;
    const repeats = mockRequest.operation.method === 'get' || mockRequest.operation.id === 'authLogin';
    const match = recorded[repeats ? Math.min(used, recorded.length - 1) : used];
    if (!match) return { status: 501, body: { message: `The recording does not have ${key}.` } };
    session.table('replayed').put({ id: key, used: used + 1 });
    return toResponse(match, mockRequest.headers['host'] ?? 'localhost');
  };
  return (mockRequest, values, session, findings) => {
    const { id, secured } = mockRequest.operation;
    if (id === 'csrfCookieRead') return fallback(mockRequest, values, session, findings);
    if (secured && !hasBearerToken(mockRequest)) return { status: 401, body: { message: 'Unauthenticated.' } };
    if (id === 'broadcastingAuth') return sign(mockRequest);
    if (id !== 'authLogin') return next(mockRequest, session);
    const login = fallback(mockRequest, values, session, findings);
    const recorded =
      login.status === 200 && requests.some(({ operation, status }) => operation === id && status === 200);
    return recorded ? next(mockRequest, session) : login;
  };
}

/** Excludes requests that a client repeats automatically: the story doesn't depend on them. */
function isWrite({ method, operation }: TrafficRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && operation !== 'broadcastingAuth';
}

/**
 * Returns a timeline that resends the recorded events. Delays count from the last write, so events wait for a slower
 * client; without a write, from the start.
 */
export function createTrafficTimeline(entries: readonly TrafficRecord[]): readonly TimelineEntry[] {
  const writes = entries
    .filter((entry) => entry.kind === 'call')
    .filter(isWrite)
    .toSorted((one, other) => one.at - other.at);
  return entries.flatMap((entry): TimelineEntry[] => {
    if (entry.kind !== 'event') return [];
    const { at, channel, event, data } = entry;
    const before = writes.filter((write) => write.at <= at);
    const last = before.at(-1);
    const frame = { channel, event, data };
    if (!last) return [{ delay: at, frame }];
    const nth = before.filter(({ operation }) => operation === last.operation).length;
    return [{ after: { operation_id: last.operation, nth }, delay: at - last.at, frame }];
  });
}

export function withTimeline(scenarios: ScenarioRegistry, timeline: readonly TimelineEntry[]): ScenarioRegistry {
  return {
    ...scenarios,
    get: (name) => {
      const scenario = scenarios.get(name);
      return scenario && { ...scenario, timeline };
    },
  };
}
