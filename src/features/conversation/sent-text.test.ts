import { describe, expect, it } from 'vitest';
import { isSameText } from './sent-text.ts';

describe('the text of an answer on the server', () => {
  it.each([
    ['two\r\nlines', 'two\nlines'],
    ['trimmed', '  trimmed\n'],
    ['half \ufffd a pair', 'half \ud83d a pair'],
  ])('is the one that was sent, though it comes back as %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(true);
  });

  it.each([
    ['another', 'this'],
    [null, 'this'],
    ['', 'this'],
    ['this', undefined],
  ])('is not the one that was sent: %j for %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(false);
  });
});
