import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { type Answers, formatAnswersDraft, getSavedAnswers, parseAnswersDraft } from './answers.ts';

const nothing = getSavedAnswers(undefined);

describe('getSavedAnswers', () => {
  it('returns empty answers for an empty account and opts in to emails', () => {
    expect(getSavedAnswers(emptyEntity('User', { email: 'a@b.test' }))).toEqual(nothing);
    expect(nothing.receiveEmails).toBe(true);
  });

  it("splits the name after its first word and reads the profile's formats and genres", () => {
    const data = { ...emptyEntity('ProfileData'), formats: ['Novel', 'Novel', ''], genres: ['Drama'] };
    expect(getSavedAnswers(emptyEntity('User', { name: ' Ana  Reyes Lima', data }))).toMatchObject({
      firstName: 'Ana',
      lastName: 'Reyes Lima',
      formats: ['Novel'],
      genres: ['Drama'],
    });
  });
});

describe('onboarding draft', () => {
  const filled: Answers = {
    firstName: 'Ana',
    lastName: 'Reyes',
    receiveEmails: false,
    formats: ['Novel', 'Short story'],
    genres: ['Drama'],
    working: 'The Salt Road\n\nFirst name: hers is Mara.\nFormats: none',
  };

  it('writes readable text that reads back unchanged', () => {
    const text = formatAnswersDraft(filled, nothing);
    expect(text).toMatch(/^First name: Ana\nLast name: Reyes\nReceive emails: no\nFormats: Novel; Short story\n/);
    expect(parseAnswersDraft(text)).toEqual(filled);
  });

  it("contains only answers that the server doesn't have", () => {
    expect(formatAnswersDraft(filled, filled)).toBe('');
    expect(formatAnswersDraft({ ...filled, lastName: '' }, filled)).toBe('Last name: ');
    expect(parseAnswersDraft('Last name: ')).toEqual({ lastName: '' });
    expect(parseAnswersDraft(formatAnswersDraft({ ...filled, formats: [] }, filled))).toEqual({ formats: [] });
  });

  it.each(['', 'anything else', '{"version":1}', 'first name: Ana'])('reads no answers from %j', (text) => {
    expect(parseAnswersDraft(text)).toEqual({});
  });
});
