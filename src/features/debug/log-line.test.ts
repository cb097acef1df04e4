import { describe, expect, it } from 'vitest';
import type { DebugEntry } from '#src/platform/debug-log.ts';
import { formatLogText, toLogLines, logLine } from './log-line.ts';

const at = new Date(2026, 10, 21, 19, 4, 14, 42).getTime();

function entry(more: Partial<DebugEntry>): DebugEntry {
  return { id: 1, at, area: 'app', text: 'session: in', ...more };
}

describe('debug log row', () => {
  it('shows a request with its method, path and result', () => {
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
  ])('gives a request that ended with %s the tone %s', (result, tone) => {
    expect(logLine(entry({ area: 'http', text: `GET /api/v1/stories ${result}` })).tone).toBe(tone);
  });

  it.each([
    ['valid', 'good'],
    ['refused', 'bad'],
  ])('shows an event with its validation result: %s', (result, tone) => {
    const line = logLine(entry({ area: 'live', text: `event chatMessage.created ${result}` }));
    expect(line).toMatchObject({ tag: 'EVT', text: 'chatMessage.created', result, tone });
  });

  it('tags rows of the connection, device, errors, app and contract', () => {
    const areas = ['live', 'device', 'error', 'app', 'contract'] as const;
    expect(areas.map((area) => logLine(entry({ area })).tag)).toEqual(['WS', 'DEV', 'ERR', 'APP', 'CHECK']);
  });

  it("shows the operation of Prism's findings and how many there are", () => {
    const line = logLine(entry({ area: 'contract', text: 'storyRead answer 2' }));
    expect(line).toMatchObject({ tag: 'CHECK', text: 'storyRead', result: 'answer ×2', tone: 'bad' });
  });

  it('shows the time to the millisecond', () => {
    expect(logLine(entry({})).time).toBe('19:04:14.042');
  });
});

describe('debug log list', () => {
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

  it('shows the newest row first', () => {
    expect(toLogLines(entries, '').map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    ['STORYLIST', [1]],
    ['evt', [2]],
    ['  created ', [2]],
    ['no such thing', []],
  ])('filters rows by %j', (filter, ids) => {
    expect(toLogLines(entries, filter).map(({ id }) => id)).toEqual(ids);
  });

  it('copies the rows with all details as text, oldest first', () => {
    expect(formatLogText(toLogLines(entries, '')).split('\n')).toEqual([
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

describe('debug log row details', () => {
  const getFacts = (more: Partial<DebugEntry>) => Object.fromEntries(logLine(entry(more)).facts);

  it('shows the result, duration, operation and attempt of a request', () => {
    const data = { operationId: 'storyList', ms: 41, attempt: 2 };
    expect(getFacts({ area: 'http', text: 'GET /api/v1/stories timeout', data })).toEqual({
      Method: 'GET',
      Address: '/api/v1/stories',
      'Failed with': 'timeout',
      Duration: '41 ms',
      Operation: 'storyList',
      Attempt: '2',
    });
  });

  it("reports a response that isn't JSON", () => {
    expect(getFacts({ area: 'http', text: 'GET /api/v1/stories parse' })).toMatchObject({
      Contract: 'The response isn’t JSON.',
    });
  });

  it('shows the states before and after a change, and its trigger', () => {
    const more = { text: 'recording: requesting → recording', data: { by: 'granted' } };
    expect(getFacts(more)).toEqual({ 'State of': 'recording', From: 'requesting', To: 'recording', By: 'granted' });
  });

  it('shows all other data in full', () => {
    const { facts, blocks } = logLine(entry({ area: 'device', text: 'Storage failed', data: { stores: ['drafts'] } }));
    expect([facts, blocks]).toEqual([[], [{ title: 'Details', text: '{\n  "stores": [\n    "drafts"\n  ]\n}' }]]);
  });
});
