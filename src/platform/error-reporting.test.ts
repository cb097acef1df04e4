import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDebugLog, debugLog$ } from './debug-log.ts';
import { reportError, rootErrorHooks, setErrorSink, watchGlobalErrors } from './error-reporting.ts';

beforeEach(() => {
  // The first takes the errors reported until now.
  setErrorSink(() => undefined);
  setErrorSink(null);
  clearDebugLog();
});
afterEach(() => {
  setErrorSink(null);
});

describe('error reporting', () => {
  it('writes an error to the debug log and passes it to the service', () => {
    const seen: unknown[] = [];
    setErrorSink((error, context) => seen.push([error, context.area]));
    const error = new TypeError('x is not a function');
    reportError(error, { area: 'live' });
    expect(seen).toEqual([[error, 'live']]);
    expect(debugLog$.peek()[0]).toMatchObject({ area: 'error', text: 'TypeError in live' });
  });

  it('passes earlier errors once to a service that is registered later', () => {
    reportError(new RangeError('early'), { area: 'render' });
    const seen: string[] = [];
    setErrorSink((error, context) => seen.push(`${String(error)} in ${context.area}`));
    setErrorSink((error) => seen.push(String(error)));
    expect(seen).toEqual(['RangeError: early in render']);
  });

  it('continues when the error-reporting service throws', () => {
    setErrorSink(() => {
      throw new Error('down');
    });
    reportError('plain text', { area: 'device' });
    expect(debugLog$.peek().map((entry) => entry.text)).toEqual([
      'Error in device',
      'The error-reporting service failed',
    ]);
  });

  it('names the React component in which an error occurred', () => {
    rootErrorHooks.onUncaughtError(new Error('boom'), { componentStack: '\n    at InsightCard (x.js:1)\n    at App' });
    expect(debugLog$.peek()[0]?.data).toMatchObject({ component: 'InsightCard', caught: false });
  });

  it('records errors and rejections outside React until it is stopped', () => {
    const target = new EventTarget();
    const stop = watchGlobalErrors(target);
    target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('deep') }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
    stop();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('unseen') }));
    expect(debugLog$.peek().map((entry) => entry.text)).toEqual(['RangeError in window', 'Error in promise']);
  });
});
