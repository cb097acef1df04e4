import { describe, expect, it } from 'vitest';
import { withWritableLetters } from './invoices.ts';

describe('names on invoices', () => {
  it('keeps Western European letters, quotation marks and the euro sign', () => {
    const text = 'Zoë Ångström, “Søren’s” — €12…';
    expect(withWritableLetters(text)).toBe(text);
    expect(withWritableLetters('Zoe\u0308')).toBe('Zoë');
  });

  it("strips marks that can't be printed and keeps the letters under them", () => {
    expect(withWritableLetters('Łukasz Čapek, Şule, Nguyễn, ﬁn')).toBe('Lukasz Capek, Sule, Nguyen, fin');
  });

  it('replaces each letter of another script with one question mark', () => {
    expect(withWritableLetters('Аня 🙂\n')).toBe('??? ??');
  });
});
