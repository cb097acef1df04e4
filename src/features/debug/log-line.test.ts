import { describe, expect, it } from 'vitest';
import type { DebugEntry } from '#src/platform/debug-log.ts';
import { asText, linesOf, logLine } from './log-line.ts';

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
    const tags = (['live', 'device', 'error', 'app'] as const).map((area) => logLine(entry({ area })).tag);
    expect(tags).toEqual(['WS', 'DEV', 'ERR', 'APP']);
  });

  it('tells the time to the millisecond', () => {
    expect(logLine(entry({})).time).toBe('19:04:14.042');
  });
});

describe('the rows', () => {
  const entries = [
    entry({ id: 1, area: 'http', text: 'GET /api/v1/stories 200', data: { operationId: 'storyList' } }),
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

  it('are copied as text with the oldest first', () => {
    expect(asText(linesOf(entries, '')).split('\n')).toEqual([
      '19:04:14.042 GET …/stories 200',
      '{',
      '  "operationId": "storyList"',
      '}',
      '19:04:14.042 EVT chatMessage.created valid',
    ]);
  });
});
