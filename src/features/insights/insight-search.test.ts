import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { Insight } from '#src/api/generated/types.ts';
import { getExtraAttributes } from './insight-format.ts';
import { getSearchMode, localMatches } from './insight-search.ts';

const mara = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery' };
const bare = emptyEntity('Insight', { id: 1, type: 'unknown' });

describe('getSearchMode', () => {
  it.each([
    ['', mara, 'none'],
    ['ab', mara, 'local'],
    ['abc', mara, 'server'],
    ['ab', { ...mara, elementSlug: null }, 'nothing'],
    ['abc', { ...mara, elementSlug: null }, 'nothing'],
    ['abc', { projectSlug: null, elementSlug: null }, 'nothing'],
    ['', { projectSlug: null, elementSlug: null }, 'none'],
  ] as const)('searches for "%s" in %j with the mode %s', (term, scope, way) => {
    expect(getSearchMode(term, scope)).toBe(way);
  });
});

describe('local search for a short term', () => {
  it.each([
    ['the title', { title: 'The qz ledger' }],
    ['a subtitle', { subtitle_1: 'QZ' }],
    ['the other subtitle', { subtitle_2: 'Aqz' }],
    ['the category', { category_name: 'qz' }],
    ['the content', { content: [{ type: 'bullet_points', content: ['One', 'a qz in a list'] }] }],
    ['the extra attributes', { extraAttributes: { Genre: 'qz' } }],
  ] as const)('finds the term in %s, ignoring case', (_where, more) => {
    const insights = [{ ...bare, id: 2 }, { ...bare, ...more } as Insight];
    expect(localMatches(insights, 'Qz').map(({ id }) => id)).toEqual([1]);
  });

  it('finds the term however its accents and quotation marks are written', () => {
    const insights = [{ ...bare, title: 'Mara’s e\u0301te\u0301' }];
    for (const term of ["a'", 'ét', 'ET']) expect(localMatches(insights, term)).toHaveLength(1);
  });

  it('finds the term in the displayed label of the type', () => {
    const insights = [{ ...bare, id: 2, type: 'relevant_quote' }, bare];
    expect(localMatches(insights, 'fu').map(({ id }) => id)).toEqual([2]);
  });

  it("doesn't match across two texts or in the caption", () => {
    expect(localMatches([{ ...bare, title: 'a', subtitle_1: 'b', caption: 'ab' }], 'ab')).toEqual([]);
  });
});

describe('extra attributes', () => {
  it('formats keys as labels and skips empty values', () => {
    const extraAttributes = {
      release_year: 1993,
      leadRole: ' Quoyle ',
      Form: 'Novel',
      empty: ' ',
      none: null,
      true_story: true,
    };
    const extras = getExtraAttributes({ ...bare, extraAttributes });
    expect(extras).toEqual([
      { name: 'Release year', value: '1993' },
      { name: 'Lead role', value: 'Quoyle' },
      { name: 'Form', value: 'Novel' },
      { name: 'True story', value: 'Yes' },
    ]);
  });
});
