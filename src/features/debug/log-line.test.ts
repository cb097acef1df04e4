import { describe, expect, it } from 'vitest';
import type { DebugEntry } from '#src/platform/debug-log.ts';
import { formatLogText, linesOf, logLine } from './log-line.ts';

const at = new Date(2026, 10, 21, 19, 4, 14, 42).getTime();
const entry = (more: Partial<DebugEntry>): DebugEntry => ({ id: 1, at, area: 'app', text: 'session: in', ...more });

describe('a row of the debug log', () => {
  it('is a call with its method, its path and how it ended', () => {
    const line = logLine(entry({ area: 'http', text: 'POST /api/v1/conversation/chat-messages/9/answer 503' }));
    expect(line).toMatchObject({
      tag: 'POST',
      text: '…/conversation/chat-messages/9/answer',
      result: '503',
      tone: 'bad',
    });
  });

  it.each([
    ['200', 'plain'],
    ['304', 'plain'],
    ['404', 'bad'],
    ['timeout', 'bad'],
  ])('of a call that ended with %s is %s', (result, tone) => {
    expect(logLine(entry({ area: 'http', text: `GET /api/v1/stories ${result}` })).tone).toBe(tone);
  });

  it.each([
    ['valid', 'good'],
    ['refused', 'bad'],
  ])('is an event with its verdict, %s', (verdict, tone) => {
    const line = logLine(entry({ area: 'live', text: `event chatMessage.created ${verdict}` }));
    expect(line).toMatchObject({ tag: 'EVT', text: 'chatMessage.created', result: verdict, tone });
  });

  it('is the connection, the device, an error or the application in its own words', () => {
    const areas = ['live', 'device', 'error', 'app', 'contract'] as const;
    expect(areas.map((area) => logLine(entry({ area })).tag)).toEqual(['WS', 'DEV', 'ERR', 'APP', 'CHECK']);
  });

  it('is what Prism found, by operation and by what broke the contract', () => {
    const line = logLine(entry({ area: 'contract', text: 'storyRead answer 2' }));
    expect(line).toMatchObject({ tag: 'CHECK', text: 'storyRead', result: 'answer ×2', tone: 'bad' });
  });

  it('tells the time to the millisecond', () => {
    expect(logLine(entry({})).time).toBe('19:04:14.042');
  });
});

describe('the rows', () => {
  const entries = [
    entry({
      id: 1,
      area: 'http',
      text: 'GET /api/v1/stories 200',
      data: { operationId: 'storyList' },
      blocks: [
        { title: 'Address', text: '/api/v1/stories?page=2' },
        { title: 'Response', text: '{ "data": [] }' },
      ],
    }),
    entry({ id: 2, area: 'live', text: 'event chatMessage.created valid' }),
  ];

  it('stand with the newest on top', () => {
    expect(linesOf(entries, '').map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    ['STORYLIST', [1]],
    ['evt', [2]],
    ['  created ', [2]],
    ['no such thing', []],
  ])('are filtered by %j', (filter, ids) => {
    expect(linesOf(entries, filter).map(({ id }) => id)).toEqual(ids);
  });

  it('are copied as text with the oldest first, and with all that they open to', () => {
    expect(formatLogText(linesOf(entries, '')).split('\n')).toEqual([
      '19:04:14.042 GET …/stories 200',
      '  Method: GET',
      '  Address: /api/v1/stories?page=2',
      '  Status: 200',
      '  Operation: storyList',
      '  Response:',
      '{ "data": [] }',
      '19:04:14.042 EVT chatMessage.created valid',
      '  Event: chatMessage.created',
      '  Contract: valid',
    ]);
  });
});

describe('what a row opens to', () => {
  const factsOf = (more: Partial<DebugEntry>) => Object.fromEntries(logLine(entry(more)).facts);

  it('is how a call went', () => {
    const data = { operationId: 'storyList', ms: 41, attempt: 2 };
    expect(factsOf({ area: 'http', text: 'GET /api/v1/stories timeout', data })).toEqual({
      Method: 'GET',
      Address: '/api/v1/stories',
      'Failed with': 'timeout',
      Duration: '41 ms',
      Operation: 'storyList',
      Attempt: '2',
    });
  });

  it('is that an answer could not be read', () => {
    expect(factsOf({ area: 'http', text: 'GET /api/v1/stories parse' })).toMatchObject({
      Contract: 'The response isn’t JSON.',
    });
  });

  it('is the state before and after, and what led from one to the other', () => {
    const more = { text: 'recording: requesting → recording', data: { by: 'granted' } };
    expect(factsOf(more)).toEqual({ 'State of': 'recording', From: 'requesting', To: 'recording', By: 'granted' });
  });

  it('is everything else in full', () => {
    const { facts, blocks } = logLine(entry({ area: 'device', text: 'Storage failed', data: { stores: ['drafts'] } }));
    expect([facts, blocks]).toEqual([[], [{ title: 'Details', text: '{\n  "stores": [\n    "drafts"\n  ]\n}' }]]);
  });
});
