import { describe, expect, it } from 'vitest';
import { isSameText } from './sent-text.ts';

describe('isSameText', () => {
  it.each([
    ['two\r\nlines', 'two\nlines'],
    ['trimmed', '  trimmed\n'],
    ['half \ufffd a pair', 'half \ud83d a pair'],
  ])('recognises the sent text when the server returns %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(true);
  });

  it.each([
    ['another', 'this'],
    [null, 'this'],
    ['', 'this'],
    ['this', undefined],
  ])('treats %j on the server as different from the sent text %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(false);
  });
});
