import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/react';
import { parseUrl } from '#src/lib/urls.ts';

/** Path segments of our own URLs: routes, requests and build files. Others may be the writer's. */
const ownSegments = new Set(
  (
    'achievement achievements answer api assets auth avatar broadcasting chat-messages conversation csrf-cookie develop ' +
    'development-insights document edit elements federate finish history images invoices latest login logout magic-link me ' +
    'moodboard name narrative-elements new notes onboard outline pdf process profile projects reconciliations related ' +
    'restore retry sanctum save saved search sections sequences session-chats skip stories subscriptions summaries summary ' +
    'test conversation-engine turns unsave update update_item user user-achievements user-summaries users v1 week-summary ' +
    'write writer'
  ).split(' '),
);

const buildFile = /^\/assets\/[\w.~-]{1,120}\.(?:js|css|woff2)$/;

/**
 * Returns a URL's origin and our own path segments. Masks or drops names, numbers, query and fragment: slugs hold
 * titles, and codes sign people in. Returns an empty string for an invalid URL.
 */
export function addressShape(address: string, base: string = location.href): string {
  const url = parseUrl(address, base);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return '';
  return `${url.origin}${pathShape(url.pathname)}`;
}

function pathShape(path: string): string {
  if (buildFile.test(path)) return path;
  return path
    .split('/')
    .map((part) => (part === '' || ownSegments.has(part) ? part : '*'))
    .join('/');
}

export function getRequestShape(description: string, base: string = location.href): string {
  const [, method, address] = /^(?:([A-Z]{3,7}) )?((?:https?:\/)?\/\S*)$/.exec(description) ?? [];
  if (address === undefined) return '';
  const shape = addressShape(address, base);
  return method === undefined ? shape : `${method} ${shape}`;
}

const name = '[A-Za-z_$][\\w$.]{0,60}';

/** Messages of engines and React; a group is a name from our code, or a number. */
const safePatterns: readonly RegExp[] = [
  `Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \\((?:reading|setting) '${name}'\\))?`,
  `${name} is not (?:a function|defined|iterable|a constructor)`,
  `(?:undefined|null) is not an object`,
  `Cannot access '${name}' before initialization`,
  'Maximum call stack size exceeded',
  'Invalid (?:array length|time value|string length)',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource\\.?',
  'Script error\\.?',
  'The operation was aborted\\.?',
  'signal is aborted without reason',
  'The quota has been exceeded\\.?',
  'ResizeObserver loop completed with undelivered notifications\\.?',
].map((pattern) => new RegExp(`^${pattern}$`));

const starts: readonly [RegExp, string][] = [
  [/^Failed to fetch dynamically imported module\b/, 'Failed to fetch dynamically imported module'],
  [/^Importing a module script failed\b/, 'Importing a module script failed'],
];

export const redactedMessage = '(message withheld)';

/** Returns only messages that engines produce. Withholds the rest, because a message can quote the writer. */
export function safeMessage(message: string): string {
  if (safePatterns.some((pattern) => pattern.test(message))) return message;
  const react = /^Minified React error #(\d{1,4});/.exec(message)?.[1];
  if (react !== undefined) return `Minified React error #${react}`;
  return starts.find(([pattern]) => pattern.test(message))?.[1] ?? redactedMessage;
}

/** Code identifiers: no spaces, so no sentences. */
const word = /^[\w.:/-]{1,64}$/;

function plainFields(
  record: Readonly<Record<string, unknown>> | undefined,
  texts: ReadonlySet<string>,
): Record<string, number | boolean | string> {
  const fields: Record<string, number | boolean | string> = {};
  for (const [key, value] of Object.entries(record ?? {})) {
    if (!word.test(key)) continue;
    if (typeof value === 'number' || typeof value === 'boolean') fields[key] = value;
    else if (typeof value === 'string' && texts.has(key) && word.test(value)) fields[key] = value;
  }
  return fields;
}

export function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  const entries = names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]] as const);
  return Object.fromEntries(entries) as Pick<T, K>;
}

type ReportedSpan = NonNullable<Event['spans']>[number];

const tags = new Set(['area', 'component', 'operation', 'kind', 'feature', 'reason', 'what', 'replayId']);
const attributes = new Set(['sentry.op', 'sentry.origin', 'sentry.source', 'http.request.method', 'http.method']);

const className = /^[A-Za-z_$][\w$]{0,60}$/;

/**
 * Rebuilds a report from allowed data: error kinds, code locations, URL shapes, numbers. Leaves out everything else
 * that the service's library adds.
 */
export function sanitizeEvent<E extends Event>(event: E): E {
  const base = pick(event, 'event_id', 'type', 'timestamp', 'start_timestamp', 'level', 'platform', 'environment');
  const trace = event.contexts?.trace;
  const replay = event.contexts?.['replay'];
  return {
    ...base,
    ...pick(event, 'release'),
    ...(event.sdk && { sdk: pick(event.sdk, 'name', 'version') }),
    ...(event.transaction !== undefined && { transaction: addressShape(event.transaction) }),
    ...(event.exception && { exception: { values: (event.exception.values ?? []).map(cleanException) } }),
    ...(event.breadcrumbs && { breadcrumbs: event.breadcrumbs.flatMap(sanitizeBreadcrumb) }),
    ...(event.spans && { spans: event.spans.map(cleanSpan) }),
    ...(event.measurements && { measurements: cleanMeasurements(event.measurements) }),
    tags: plainFields(event.tags, tags),
    contexts: {
      ...(trace && {
        trace: {
          ...pick(trace, 'trace_id', 'span_id', 'parent_span_id', 'op', 'status', 'origin'),
          data: plainFields(trace.data, attributes),
        },
      }),
      ...(replay && { replay: plainFields(replay, new Set(['replay_id'])) }),
    },
  } as E;
}

export function sanitizeBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb[] {
  const { category, data = {} } = breadcrumb;
  const base = pick(breadcrumb, 'timestamp', 'category', 'type', 'level');
  const address = (value: unknown): string => (typeof value === 'string' ? addressShape(value) : '');
  if (category === 'navigation') return [{ ...base, data: { from: address(data['from']), to: address(data['to']) } }];
  if (category !== 'fetch' && category !== 'xhr') return [];
  const { method, url, ...rest } = data as Record<string, unknown>;
  return [{ ...base, data: { ...plainFields({ method, ...rest }, new Set(['method'])), url: address(url) } }];
}

function cleanException(exception: Exception): Exception {
  const { type = 'Error', value = '', mechanism, stacktrace } = exception;
  return {
    type: className.test(type) ? type : 'Error',
    value: safeMessage(value),
    ...(mechanism && { mechanism: pick(mechanism, 'type', 'handled', 'synthetic', 'exception_id', 'parent_id') }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } }),
  };
}

function cleanFrame(frame: StackFrame): StackFrame {
  const { filename } = frame;
  return {
    ...pick(frame, 'lineno', 'colno', 'in_app'),
    function: /^[\w$.<> ]{1,120}$/.test(frame.function ?? '') ? (frame.function ?? '?') : '?',
    ...(filename !== undefined && { filename: addressShape(filename) }),
  };
}

function cleanSpan(span: ReportedSpan): ReportedSpan {
  return {
    ...pick(span, 'span_id', 'trace_id', 'parent_span_id', 'start_timestamp', 'timestamp', 'status', 'op', 'origin'),
    description: getRequestShape(span.description ?? ''),
    data: plainFields(span.data, attributes),
    ...(span.measurements && { measurements: cleanMeasurements(span.measurements) }),
  };
}

type Measurements = NonNullable<Event['measurements']>;

function cleanMeasurements(measurements: Measurements): Measurements {
  const validEntries = Object.entries(measurements).filter(
    ([name, { value, unit }]) =>
      /^[\w.-]{1,40}$/.test(name) && typeof value === 'number' && /^\w{0,20}$/.test(String(unit)),
  );
  return Object.fromEntries(validEntries.map(([name, { value, unit }]) => [name, { value, unit }]));
}
