import type { RootOptions } from 'react-dom/client';
import { logDebug } from './debug-log.ts';

/** Where an error occurred, in short labels, never the writer's text. */
export type ErrorContext = { area: string } & Readonly<Record<string, string | number | boolean | null>>;

export type ErrorSink = (error: unknown, context: ErrorContext) => void;

let sink: ErrorSink | null = null;

/** Errors before the reporting service, which loads after the first screen. */
let early: [unknown, ErrorContext][] = [];
const maxEarlyErrors = 10;

/**
 * Sets the service behind `reportError`, or removes it with null, and sends it earlier errors. Without one, no error
 * leaves the browser.
 */
export function setErrorSink(next: ErrorSink | null): void {
  sink = next;
  const waiting = early;
  early = [];
  if (next !== null) for (const [error, context] of waiting) notifySink(error, context);
}

/** Reports an error to the debug log, and to the service if set. Never throws. */
export function reportError(error: unknown, context: ErrorContext): void {
  logDebug('error', error instanceof Error ? `${error.name} in ${context.area}` : `Error in ${context.area}`, {
    ...context,
    error,
  });
  if (sink !== null) notifySink(error, context);
  else if (early.length < maxEarlyErrors) early.push([error, context]);
}

function notifySink(error: unknown, context: ErrorContext): void {
  try {
    sink?.(error, context);
  } catch (failure) {
    logDebug('error', 'The error-reporting service failed', failure);
  }
}

/** Options for createRoot: reports every render error, without printing the writer's data. */
export const rootErrorHooks = {
  onUncaughtError: (error, info) => {
    reportError(error, { area: 'render', caught: false, component: innermost(info) });
  },
  onCaughtError: (error, info) => {
    reportError(error, { area: 'render', caught: true, component: innermost(info) });
  },
  onRecoverableError: (error, info) => {
    reportError(error, { area: 'render', caught: true, recovered: true, component: innermost(info) });
  },
} satisfies RootOptions;

export function watchGlobalErrors(target: EventTarget): () => void {
  const onError = (event: Event): void => {
    reportError((event as ErrorEvent).error ?? new Error('Script error'), { area: 'window' });
  };
  const onRejection = (event: Event): void => {
    reportError((event as PromiseRejectionEvent).reason, { area: 'promise' });
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function innermost(info: { componentStack?: string | undefined }): string {
  return /at (\w+)/.exec(info.componentStack ?? '')?.[1] ?? 'unknown';
}
