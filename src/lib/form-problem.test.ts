import { describe, expect, it } from 'vitest';
import { toFormError } from './form-problem.ts';

const refused = (fields: unknown) => ({ kind: 'http', status: 422, message: 'The name is taken.', fields });

describe('a form that was not taken', () => {
  it('says the reason beside the field that the server names', () => {
    const problem = toFormError(refused({ name: ['The name is taken.', 'Again.'] }), 'general', ['name']);
    expect(problem).toEqual({ text: null, fields: { name: 'The name is taken.' } });
  });

  it('says it for the whole when the server names a field that the form has not, or none', () => {
    for (const fields of [{ slug: ['Odd.'] }, {}, null, { name: [7] }, { name: '  ' }]) {
      const problem = toFormError(refused(fields), 'general', ['name']);
      expect(problem.fields).toEqual({});
      expect(problem.text).toContain('The name is taken.');
    }
  });

  it('says what is wrong with an entry of a list at the list, the first one alone', () => {
    const fields = { 'genres.3': ['Too long.'], 'genres.7': ['Too long as well.'], 'genresque.0': ['Odd.'] };
    expect(toFormError(refused(fields), 'general', ['name', 'genres']).fields).toEqual({ genres: 'Too long.' });
  });

  it('says nothing of a call that was cancelled', () => {
    expect(toFormError({ kind: 'cancelled' }, 'general', ['name'])).toEqual({ text: null, fields: {} });
  });
});
