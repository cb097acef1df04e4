import { describe, expect, it } from 'vitest';
import { withWritableLetters } from './written-letters.ts';

describe('a name on an invoice', () => {
  it('keeps the letters of Western Europe, quotation marks and the euro', () => {
    const text = 'Zoë Ångström, “Søren’s” — €12…';
    expect(withWritableLetters(text)).toBe(text);
    expect(withWritableLetters('Zoe\u0308')).toBe('Zoë');
  });

  it('loses the marks that cannot be written, and no letter under them', () => {
    expect(withWritableLetters('Łukasz Čapek, Şule, Nguyễn, ﬁn')).toBe('Lukasz Capek, Sule, Nguyen, fin');
  });

  it('shows a question mark for each letter of another script, never half of one', () => {
    expect(withWritableLetters('Аня 🙂\n')).toBe('??? ??');
  });
});
