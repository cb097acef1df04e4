import { describe, expect, it } from 'vitest';
import { parseStory, parseStories } from './story-model.ts';

describe('parseStory', () => {
  it('returns empty values when only the id and name are set', () => {
    expect(parseStory({ id: 31, name: 'The Lamplighter’s Daughter' })).toEqual({
      id: 31,
      name: 'The Lamplighter’s Daughter',
      type: null,
      kind: null,
      image: null,
      logline: null,
      genres: [],
      percent: null,
      touchedAt: null,
      sessionChatId: null,
      progress: [],
      goals: [],
      characters: [],
      scenes: [],
      sequences: [],
      audience: null,
      comps: [],
      drafts: [],
    });
  });

  it.each([null, undefined, '', '   ', 7, { first: 'The' }])('falls back to "Untitled" for the name %j', (name) => {
    expect(parseStory({ id: 1, name })?.name).toBe('Untitled');
  });

  it('joins the type and format on one line, or returns the only one', () => {
    expect(parseStory({ id: 1, type: 'Novel', format: 'Standalone' })?.kind).toBe('Novel · Standalone');
    expect(parseStory({ id: 1, type: null, format: 'Feature' })?.kind).toBe('Feature');
  });

  it.each([
    [-5, 0],
    [140, 100],
    [61.6, 62],
    ['62', 62],
    ['NaN', 'odd'],
    [Number.NaN, 'odd'],
    [{}, 'odd'],
    ['', 'odd'],
    [null, null],
    [undefined, null],
  ])('reads a percentage of %j as %j', (percent, expected) => {
    expect(parseStory({ id: 1, percent })?.percent).toBe(expected);
  });

  // Covers STORY-09.
  it('puts the scenes in order of priority, those without one last', () => {
    const impactful_scenes = [
      { id: 3, priority: 3, name: 'Third' },
      { id: 9, priority: null, name: 'Some day' },
      { id: 1, priority: 1, name: 'First' },
      { id: 8, name: 'One day' },
    ];
    const names = parseStory({ id: 1, impactful_scenes })?.scenes.map(({ name }) => name);
    expect(names).toEqual(['First', 'Third', 'Some day', 'One day']);
  });

  it('skips rows without a name and reads invalid lists as empty', () => {
    const story = parseStory({
      id: 1,
      goals: [{ name: 'Finish' }, { name: '' }, null, 'x'],
      characters: { name: 'Mara' },
    });
    expect(story?.goals).toEqual([{ name: 'Finish', done: false }]);
    expect(story?.characters).toEqual([]);
  });

  it('returns identical rows once and different rows separately', () => {
    const goals = [
      { name: 'Finish', done: false },
      { name: 'Finish', done: false },
      { name: 'Finish', done: true },
    ];
    expect(parseStory({ id: 1, goals })?.goals).toHaveLength(2);
  });

  it("returns sequences with an id and a name, and each draft's project", () => {
    const story = parseStory({
      id: 1,
      sequences: [{ id: 5, name: 'The return', type: 'Opening' }, { id: 'x', name: 'Odd' }, { id: 6 }, null],
      drafts: [
        { id: 1, name: 'First', project_slug: 'the-salt-road' },
        { id: 2, name: 'Second', project_slug: '../login' },
      ],
    });
    expect(story?.sequences).toEqual([{ id: 5, name: 'The return', type: 'Opening' }]);
    expect(story?.drafts.map(({ project }) => project)).toEqual(['the-salt-road', null]);
  });

  it('returns null as the audience without any details', () => {
    expect(parseStory({ id: 1, target_audience: { title: '', prefer: [], dislike: null } })?.audience).toBeNull();
    expect(parseStory({ id: 1, target_audience: { prefer: ['Slow reveals'] } })?.audience?.prefers).toEqual([
      'Slow reveals',
    ]);
  });
});

describe('parseStories', () => {
  it.each([null, undefined, {}, 'stories', 12])('returns an empty list for %j', (raw) => {
    expect(parseStories(raw)).toEqual([]);
  });

  it('returns one story per id and skips rows without an id', () => {
    const rows = [{ id: 1, name: 'Old' }, { name: 'Lost' }, null, { id: 2, name: 'Other' }, { id: 1, name: 'New' }];
    expect(parseStories(rows).map(({ id, name }) => [id, name])).toEqual([
      [1, 'New'],
      [2, 'Other'],
    ]);
  });
});
