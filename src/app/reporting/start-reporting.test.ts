import { describe, expect, it } from 'vitest';
import { serviceOptions } from './start-reporting.ts';

describe('error-reporting options', () => {
  it('samples every trace, a tenth of sessions and every session with an error', () => {
    expect(serviceOptions('https://key@errors.example/1', 'https://app.example')).toMatchObject({
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    });
  });

  it('adds no headers to API requests and collects no data by default', () => {
    const options = serviceOptions('https://key@errors.example/1', 'https://app.example');
    expect(options).toMatchObject({
      tracePropagationTargets: [],
      defaultIntegrations: false,
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    });
  });
});
