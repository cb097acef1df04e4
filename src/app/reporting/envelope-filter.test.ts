import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserOptions } from '@sentry/react';
import { sanitizeEnvelope, type Envelope } from './envelope-filter.ts';
import { serviceOptions } from './start-reporting.ts';

type ErrorEvent = Parameters<NonNullable<BrowserOptions['beforeSend']>>[0];

const secrets = [
  '1|CANARYCANARYCANARYCANARY',
  'ana@lamplight.test',
  'Mara left Pell Harbour',
  'the-salt-road',
] as const;
const quoting = secrets.join(' ');

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/projects/the-salt-road?code=1'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function sent(type: string, payload: unknown, head: object = {}): Envelope {
  return [{ event_id: 'e1', sent_at: 'now', dsn: 'd', ...head }, [[{ type }, payload]]] as unknown as Envelope;
}

/** What is sent of a payload, for an error after its hook. */
function send(type: string, payload: object, head?: object): Envelope | null {
  const { beforeSend } = serviceOptions('https://key@errors.example/1', 'https://app.example');
  return sanitizeEnvelope(sent(type, type === 'event' ? beforeSend?.(payload as ErrorEvent, {}) : payload, head));
}

const report = {
  event_id: 'e1',
  timestamp: 4,
  level: 'error',
  message: quoting,
  logentry: { message: quoting },
  user: { id: 7, email: secrets[1], ip_address: '127.0.0.1' },
  request: {
    url: `https://app.example/?t=${secrets[0]}`,
    headers: { Authorization: secrets[0] },
    cookies: {},
    data: quoting,
  },
  extra: { arguments: [quoting] },
  server_name: quoting,
  tags: { area: 'render', component: 'InsightCard', status: 500, story: quoting },
  transaction: `/projects/${secrets[3]}/notes/4`,
  fingerprint: [quoting],
  contexts: {
    trace: { trace_id: 't', span_id: 's', data: { url: quoting, 'sentry.op': 'ui' } },
    state: { text: quoting },
  },
  breadcrumbs: [
    {
      category: 'fetch',
      timestamp: 1,
      data: { method: 'POST', url: `/api/v1/projects/${secrets[3]}?q=${secrets[2]}`, status_code: 422, body: quoting },
    },
    { category: 'navigation', timestamp: 2, data: { from: `/projects/${secrets[3]}`, to: '/stories' } },
    { category: 'ui.click', timestamp: 3, message: `button[aria-label="${secrets[2]}"]` },
    { category: 'console', timestamp: 3, message: quoting },
  ],
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `"${quoting}" is not valid`,
        mechanism: { type: 'generic', handled: true, data: { text: quoting } },
        stacktrace: {
          frames: [
            {
              filename: 'https://app.example/assets/frame-A1.js',
              function: 'save',
              lineno: 3,
              colno: 14,
              vars: { text: quoting },
              context_line: quoting,
            },
            { filename: `https://app.example/projects/${secrets[3]}`, function: quoting },
          ],
        },
      },
    ],
  },
  spans: [
    {
      span_id: 'a',
      trace_id: 't',
      start_timestamp: 1,
      status: 'ok',
      op: 'http.client',
      description: `GET /api/v1/projects/${secrets[3]}?q=${encodeURIComponent(secrets[2])}`,
      data: { 'http.response.status_code': 200, 'http.query': quoting },
    },
    {
      span_id: 'b',
      trace_id: 't',
      start_timestamp: 1,
      status: 'ok',
      op: 'ui.lcp',
      description: `h1[title="${secrets[2]}"]`,
      data: { element: quoting },
    },
  ],
  measurements: { lcp: { value: 812.5, unit: 'millisecond' } },
};

describe('error report filter', () => {
  it('keeps the error, its position in our code and the steps before it', () => {
    const [, [item]] = send('event', report) as unknown as [object, [[object, unknown]]];
    expect(item[1]).toMatchObject({
      level: 'error',
      tags: { area: 'render', component: 'InsightCard', status: 500 },
      transaction: 'https://app.example/projects/*/notes/*',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '(message withheld)',
            stacktrace: {
              frames: [
                { filename: 'https://app.example/assets/frame-A1.js', function: 'save', lineno: 3, colno: 14 },
                { filename: 'https://app.example/projects/*', function: '?' },
              ],
            },
          },
        ],
      },
      breadcrumbs: [
        { category: 'fetch', data: { method: 'POST', url: 'https://app.example/api/v1/projects/*', status_code: 422 } },
        { category: 'navigation', data: { from: 'https://app.example/projects/*', to: 'https://app.example/stories' } },
      ],
      spans: [
        { op: 'http.client', description: 'GET https://app.example/api/v1/projects/*' },
        { op: 'ui.lcp', description: '' },
      ],
      measurements: { lcp: { value: 812.5, unit: 'millisecond' } },
    });
  });

  it.each([
    ['event', report],
    ['transaction', { ...report, type: 'transaction' }],
    [
      'replay_event',
      { ...report, type: 'replay_event', replay_id: 'r', urls: [`https://app.example/projects/${secrets[3]}`] },
    ],
  ])('removes every token, address, title and line of the writer (%s)', (type, payload) => {
    const text = JSON.stringify(send(type, payload, { trace: { trace_id: 't', transaction: quoting } }));
    expect(text).toContain('"trace_id":"t"');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it.each(['attachment', 'feedback', 'user_report', 'log', 'span', 'profile', 'session', 'anything new'])(
    'drops the unreviewed item type %s',
    (type) => {
      expect(sanitizeEnvelope(sent(type, {}))).toBeNull();
    },
  );

  it("drops a replay whose recording can't be read", () => {
    const both = [
      {},
      [
        [{ type: 'replay_event' }, {}],
        [{ type: 'replay_recording' }, new Uint8Array(3)],
      ],
    ];
    expect(sanitizeEnvelope(both as unknown as Envelope)).toBeNull();
  });
});
