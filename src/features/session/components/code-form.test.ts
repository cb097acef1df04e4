import { describe, expect, it } from 'vitest';
import { codeHint } from './code-form.tsx';

const minutes = 60_000;

describe('code hint', () => {
  it.each([
    [6, 15 * minutes, 'Six digits. It expires in 15 minutes.'],
    [12, null, '12 digits.'],
    [null, 60 * minutes, 'It expires in an hour.'],
    [null, 90 * minutes, 'It expires in 90 minutes.'],
    [8, 120 * minutes, 'Eight digits. It expires in 2 hours.'],
    [4, 20_000, 'Four digits. It expires in a minute.'],
    [null, null, null],
  ])('describes a code with %s digits that lasts %s ms', (digits, lastsMs, text) => {
    expect(codeHint({ digits, lastsMs })).toBe(text);
  });
});
