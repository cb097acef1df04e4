import { describe, expect, it } from 'vitest';
import { parseStory, parseStories } from './story-view.ts';

describe('one story', () => {
  it('shows what there is when only id and name are known', () => {
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

  it.each([null, undefined, '', '   ', 7, { first: 'The' }])('is called Untitled when its name is %j', (name) => {
    expect(parseStory({ id: 1, name })?.name).toBe('Untitled');
  });

  it('says type and format in one line, or the one that is known', () => {
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
  ])('reads a percentage of %j as %j', (percent, shown) => {
    expect(parseStory({ id: 1, percent })?.percent).toBe(shown);
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

  it('leaves out rows without a name and takes what is no list for none', () => {
    const story = parseStory({
      id: 1,
      goals: [{ name: 'Finish' }, { name: '' }, null, 'x'],
      characters: { name: 'Mara' },
    });
    expect(story?.goals).toEqual([{ name: 'Finish', done: false }]);
    expect(story?.characters).toEqual([]);
  });

  it('shows a row that came twice once, and two that differ in anything twice', () => {
    const goals = [
      { name: 'Finish', done: false },
      { name: 'Finish', done: false },
      { name: 'Finish', done: true },
    ];
    expect(parseStory({ id: 1, goals })?.goals).toHaveLength(2);
  });

  it('names the sequences that can be asked for, and the project of a draft', () => {
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

  it('has no audience when nothing is said about it', () => {
    expect(parseStory({ id: 1, target_audience: { title: '', prefer: [], dislike: null } })?.audience).toBeNull();
    expect(parseStory({ id: 1, target_audience: { prefer: ['Slow reveals'] } })?.audience?.prefers).toEqual([
      'Slow reveals',
    ]);
  });
});

describe('a list of stories', () => {
  it.each([null, undefined, {}, 'stories', 12])('is empty when the server sends %j', (raw) => {
    expect(parseStories(raw)).toEqual([]);
  });

  it('has one card per id and none for a row without one', () => {
    const rows = [{ id: 1, name: 'Old' }, { name: 'Lost' }, null, { id: 2, name: 'Other' }, { id: 1, name: 'New' }];
    expect(parseStories(rows).map(({ id, name }) => [id, name])).toEqual([
      [1, 'New'],
      [2, 'Other'],
    ]);
  });
});
