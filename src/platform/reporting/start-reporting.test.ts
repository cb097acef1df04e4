import { describe, expect, it } from 'vitest';
import { serviceOptions } from './start-reporting.ts';

describe('the error-reporting service', () => {
  // Covers LIMITS-37, LIMITS-38, LIMITS-39, THIRD-03.
  it('gets every trace, a tenth of the sessions, and each session in which something broke', () => {
    expect(serviceOptions('https://key@errors.example/1')).toMatchObject({
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    });
  });

  it('adds nothing to calls of the API, and collects nothing by itself', () => {
    const options = serviceOptions('https://key@errors.example/1');
    expect(options).toMatchObject({
      tracePropagationTargets: [],
      defaultIntegrations: false,
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    });
  });
});
