import { describe, expect, it } from 'vitest';
import { type Answers, draftOf, getSavedAnswers, readDraft } from './answers.ts';

const nothing = getSavedAnswers(undefined);

describe('what is known of a writer', () => {
  it('is nothing for an empty account, and emails are wanted', () => {
    expect(getSavedAnswers({ id: 1, name: null, email: 'a@b.test', data: null })).toEqual(nothing);
    expect(nothing.receiveEmails).toBe(true);
  });

  it('is the first word of the name and the rest of it, and what the profile says', () => {
    const data = { formats: ['Novel', 'Novel', ''], genres: ['Drama'] };
    expect(getSavedAnswers({ id: 1, name: ' Ana  Reyes Lima', email: '', data })).toMatchObject({
      firstName: 'Ana',
      lastName: 'Reyes Lima',
      formats: ['Novel'],
      genres: ['Drama'],
    });
  });
});

describe('what is kept on this device', () => {
  const filled: Answers = {
    firstName: 'Ana',
    lastName: 'Reyes',
    receiveEmails: false,
    formats: ['Novel', 'Short story'],
    genres: ['Drama'],
    working: 'The Salt Road\n\nFirst name: hers is Mara.\nFormats: none',
  };

  it('is a text that a person can read, and comes back as it was', () => {
    const text = draftOf(filled, nothing);
    expect(text).toMatch(/^First name: Ana\nLast name: Reyes\nReceive emails: no\nFormats: Novel; Short story\n/);
    expect(readDraft(text)).toEqual(filled);
  });

  it('is only what the server does not have', () => {
    expect(draftOf(filled, filled)).toBe('');
    expect(draftOf({ ...filled, lastName: '' }, filled)).toBe('Last name: ');
    expect(readDraft('Last name: ')).toEqual({ lastName: '' });
    expect(readDraft(draftOf({ ...filled, formats: [] }, filled))).toEqual({ formats: [] });
  });

  it.each(['', 'anything else', '{"version":1}', 'first name: Ana'])(
    'is nothing where it is no such text: %j',
    (text) => {
      expect(readDraft(text)).toEqual({});
    },
  );
});
