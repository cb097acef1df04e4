import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { insightLook, insightName, toContentParts } from './insight-format.ts';

const insight = emptyEntity('Insight', { id: 9001 });

describe('insight content', () => {
  it('accepts one text or a list of texts', () => {
    expect(toContentParts('Give the lie a witness.')).toEqual([{ kind: 'text', text: 'Give the lie a witness.' }]);
    expect(toContentParts(['One.', 'Two.'])).toEqual([
      { kind: 'text', text: 'One.' },
      { kind: 'text', text: 'Two.' },
    ]);
  });

  it('accepts lists, quotes, subtitles and text, and reads unknown blocks as text', () => {
    const content = [
      { type: 'subtitle', content: 'What yours shares' },
      { type: 'bullet_points', content: ['A name', 'Work on the water'] },
      { type: 'quote', content: 'We are what we pretend to be.' },
      { type: 'hologram', content: 'Still readable.' },
    ];
    expect(toContentParts(content)).toEqual([
      { kind: 'subtitle', text: 'What yours shares' },
      { kind: 'list', items: ['A name', 'Work on the water'] },
      { kind: 'quote', text: 'We are what we pretend to be.' },
      { kind: 'text', text: 'Still readable.' },
    ]);
  });

  it('skips null and empty content', () => {
    expect(toContentParts(null)).toEqual([]);
    expect(toContentParts(['', { type: 'bullet_points', content: [] }])).toEqual([]);
  });
});

describe('insight name and label', () => {
  it('uses the title as the name, or else the first text', () => {
    expect(insightName({ ...insight, title: 'Give the lie a witness' })).toBe('Give the lie a witness');
    expect(insightName({ ...insight, content: [{ type: 'quote', content: 'We pretend.' }] })).toBe('We pretend.');
    expect(insightName(insight)).toBe('Insight');
  });

  it('labels an insight by its type, or "Insight" when the type is unknown', () => {
    expect(insightLook('market_comp_insight').label).toBe('Similar Story Insight');
    expect(insightLook('__proto__').label).toBe('Insight');
  });
});
