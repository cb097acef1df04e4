import { describe, expect, it } from 'vitest';
import { readErrorBody, readRetryAfter } from './response.ts';

describe('readErrorBody', () => {
  it("returns the server's message", () => {
    expect(readErrorBody(JSON.parse('{"message":"These credentials do not match."}')).message).toBe(
      'These credentials do not match.',
    );
  });

  it('returns no message for an empty message, HTML, a list, a number or nothing', () => {
    for (const body of [{ message: '' }, '<!doctype html><h1>413</h1>', [], 7, null, '', { message: { a: 1 } }])
      expect(readErrorBody(body).message ?? '').toBe('');
  });

  it("keeps each field's messages in order, including nested fields and a single string", () => {
    const { fields } = readErrorBody({
      message: 'x',
      errors: { email: ['First.', 'Second.'], 'tags.1.name': ['Required.'], name: 'Alone.' },
    });
    expect(fields?.['email']).toEqual(['First.', 'Second.']);
    expect(fields?.['tags.1.name']).toEqual(['Required.']);
    expect(fields?.['name']).toEqual(['Alone.']);
  });

  it('leaves out fields without a readable message', () => {
    const { fields } = readErrorBody(JSON.parse('{"errors":{"a":[],"b":[7,null],"c":{"d":"e"},"e":[""]}}'));
    expect(Object.keys(fields ?? {})).toEqual([]);
  });

  it('reads fields named like Object properties without changing a prototype', () => {
    const { fields } = readErrorBody(JSON.parse('{"errors":{"__proto__":["Bad."],"constructor":["Worse."]}}'));
    expect(fields?.['__proto__']).toEqual(['Bad.']);
    expect(fields?.['constructor']).toEqual(['Worse.']);
    expect(readErrorBody(JSON.parse('{"message":"x"}')).fields?.['constructor']).toBeUndefined();
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });

  it('returns the error type of an expired trial', () => {
    expect(readErrorBody(JSON.parse('{"message":"","error":{"type":"trial_exceeded_error"}}')).errorType).toBe(
      'trial_exceeded_error',
    );
    expect(readErrorBody(JSON.parse('{"error":"trial_exceeded_error"}')).errorType).toBeNull();
  });

  it("truncates a debug server's long message to 500 characters", () => {
    expect(readErrorBody({ message: 'x'.repeat(9000), trace: [] }).message).toHaveLength(500);
  });
});

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 10, 20, 12, 0, 0);

  it('reads seconds and dates', () => {
    expect(readRetryAfter('30', now)).toBe(30);
    expect(readRetryAfter('Fri, 20 Nov 2026 12:00:05 GMT', now)).toBe(5);
    expect(readRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
  });

  it('returns null for an unreadable header', () => {
    for (const header of [null, '', 'soon', '-5 apples']) expect(readRetryAfter(header, now)).toBeNull();
  });
});
