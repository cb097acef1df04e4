import { describe, expect, it } from 'vitest';
import { toFormError } from './form-error.ts';

function refused(fields: unknown) {
  return { kind: 'http', status: 422, message: 'The name is taken.', fields };
}

describe('rejected forms', () => {
  it('shows the reason beside the field that the server names', () => {
    const problem = toFormError(refused({ name: ['The name is taken.', 'Again.'] }), 'general', ['name']);
    expect(problem).toEqual({ text: null, fields: { name: 'The name is taken.' } });
  });

  it('shows the reason for the whole form when no field matches', () => {
    for (const fields of [{ slug: ['Odd.'] }, {}, null, { name: [7] }, { name: '  ' }]) {
      const problem = toFormError(refused(fields), 'general', ['name']);
      expect(problem.fields).toEqual({});
      expect(problem.text).toContain('The name is taken.');
    }
  });

  it("shows only the first error of a list's entries, at the list", () => {
    const fields = { 'genres.3': ['Too long.'], 'genres.7': ['Too long as well.'], 'genresque.0': ['Odd.'] };
    expect(toFormError(refused(fields), 'general', ['name', 'genres']).fields).toEqual({ genres: 'Too long.' });
  });

  it('shows no error for a cancelled request', () => {
    expect(toFormError({ kind: 'cancelled' }, 'general', ['name'])).toEqual({ text: null, fields: {} });
  });
});
