import { describe, expect, it } from 'vitest';
import { faultRule, formatFaultRule } from './fault-rule.ts';

const fields = { operation: 'chatMessageAnswer', latency: '', status: '503', times: '3', drop: '' } as const;

describe('faultRule', () => {
  it('creates a rule with only the filled-in fields', () => {
    expect(faultRule(fields)).toEqual({ operation_id: 'chatMessageAnswer', status: 503, times: 3 });
    expect(faultRule({ ...fields, latency: '1200', status: ' ', times: '' })).toEqual({
      operation_id: 'chatMessageAnswer',
      latency_ms: 1200,
    });
  });

  it('accepts a dropped connection as the only effect', () => {
    expect(faultRule({ ...fields, status: '', times: '', drop: 'answer' })).toEqual({
      operation_id: 'chatMessageAnswer',
      drop: 'answer',
    });
  });

  it.each([
    [{ status: 'x' }, 'Status must be a whole number from 200 to 599.'],
    [{ status: '99' }, 'Status must be a whole number from 200 to 599.'],
    [{ latency: '-1' }, 'Latency must be a whole number from 0 to 600000.'],
    [{ times: '1.5' }, 'Times must be a whole number from 1 to 1000.'],
    [{ status: '' }, 'Set a latency, a status or a dropped connection.'],
  ])('rejects the invalid value %j and names its field', (wrong, sentence) => {
    expect(() => faultRule({ ...fields, ...wrong })).toThrow(sentence);
  });
});

describe('formatFaultRule', () => {
  it.each([
    [{ status: 503, times: 2 }, 'storyList → 503, 2 more times'],
    [{ status: 404, example: 'notFound', times: 1 }, 'storyList → 404, example notFound, 1 more time'],
    [{ latency_ms: 1200, times: 1 }, 'storyList → normal after 1200 ms, 1 more time'],
    [{ drop: 'answer' as const, times: 1 }, 'storyList → dropped after processing, 1 more time'],
  ])('formats %j on one line', (more, expected) => {
    expect(formatFaultRule({ id: 1, operation_id: 'storyList', ...more })).toBe(expected);
  });
});
