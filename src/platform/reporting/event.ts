import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/react';
import { addressShape, getRequestShape } from './address.ts';
import { safeMessage } from './message.ts';
import { pick, plainFields } from './plain-fields.ts';

type ReportedSpan = NonNullable<Event['spans']>[number];

const tags = new Set(['area', 'component', 'operation', 'kind', 'feature', 'reason', 'what', 'replayId']);
const attributes = new Set(['sentry.op', 'sentry.origin', 'sentry.source', 'http.request.method', 'http.method']);

const className = /^[A-Za-z_$][\w$]{0,60}$/;

/**
 * Rebuilds a report from allowed data: error kinds, code locations, URL shapes, numbers. Leaves out everything else
 * that the service's library adds (reliability, S12).
 */
export function sanitizeEvent(event: Event): Event {
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
  };
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
