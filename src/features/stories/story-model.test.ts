import { describe, expect, it } from 'vitest';
import { createStory } from '#src/api/testing/entities.ts';
import { toStories, toStory } from './story-model.ts';

describe('toStory', () => {
  it.each([null, '', '   '])('falls back to "Untitled" for the name %j', (name) => {
    expect(toStory(createStory({ id: 1, name })).name).toBe('Untitled');
  });

  it('joins the type and format on one line, or returns the only one', () => {
    expect(toStory(createStory({ id: 1, type: 'Novel', format: 'Standalone' })).kind).toBe('Novel · Standalone');
    expect(toStory(createStory({ id: 1, format: 'Feature' })).kind).toBe('Feature');
    expect(toStory(createStory({ id: 1 })).kind).toBeNull();
  });

  it('rounds percentages', () => {
    expect([61.6, 0, null].map((percent) => toStory(createStory({ id: 1, percent })).percent)).toEqual([62, 0, null]);
  });

  it.each([
    { name: 'all', latest: 61, all: [60, 61], shown: [60, 61] },
    { name: 'the latest, if the server names only that one', latest: 61, all: [], shown: [61] },
    { name: 'none', latest: null, all: [], shown: [] },
  ])('lists its conversations: $name', ({ latest, all, shown }) => {
    const story = createStory({ id: 1, session_chat_id: latest, session_chat_ids: all });
    expect(toStory(story).sessionChatIds).toEqual(shown);
  });

  it('puts the scenes in order of priority', () => {
    const scene = (priority: number, name: string) => ({
      id: priority,
      priority,
      name,
      description: null,
      element: null,
    });
    const impactful_scenes = [scene(3, 'Third'), scene(1, 'First'), scene(2, 'Second')];
    const names = toStory(createStory({ id: 1, impactful_scenes })).scenes.map(({ name }) => name);
    expect(names).toEqual(['First', 'Second', 'Third']);
  });

  it('leads to the elements of characters and scenes, and to the project with the text', () => {
    const element = { project_slug: 'the-salt-road', type: 'characters', slug: 'mara-ellery' };
    const character = { role: null, name: 'Mara', types: [], description: null, image: null, element };
    const draft = { id: 1, name: 'First', words: null, updated_at: null };
    const story = toStory(
      createStory({
        id: 1,
        characters: [character, { ...character, name: 'Tobias', element: null }],
        impactful_scenes: [
          { id: 1, priority: 1, name: 'Storm', description: null, element: { ...element, type: 'write' } },
        ],
        drafts: [
          { ...draft, project_slug: null },
          { ...draft, id: 2, name: 'Second', project_slug: 'the-salt-road' },
        ],
      }),
    );
    expect(story.characters.map(({ path }) => path)).toEqual(['/projects/the-salt-road/characters/mara-ellery', null]);
    expect(story.scenes.map(({ path }) => path)).toEqual([null]);
    expect(story.project).toBe('the-salt-road');
  });

  it('skips rows without a name, and returns identical rows once', () => {
    const goals = [
      { name: 'Finish', done: false },
      { name: ' ', done: false },
      { name: 'Finish', done: false },
      { name: 'Finish', done: true },
    ];
    expect(toStory(createStory({ id: 1, goals })).goals).toEqual([
      { name: 'Finish', done: false },
      { name: 'Finish', done: true },
    ]);
  });

  it("returns each draft's project, unless its slug is invalid", () => {
    const draft = (project_slug: string) => ({ id: 1, name: project_slug, project_slug, words: 7, updated_at: null });
    const story = toStory(createStory({ id: 1, drafts: [draft('the-salt-road'), draft('../login')] }));
    expect(story.drafts.map(({ project }) => project)).toEqual(['the-salt-road', null]);
  });

  it('returns null as the audience without any details', () => {
    const none = { title: '', description: null, prefer: [], dislike: [] };
    expect(toStory(createStory({ id: 1, target_audience: none })).audience).toBeNull();
    const reader = { ...none, prefer: ['Slow reveals'] };
    expect(toStory(createStory({ id: 1, target_audience: reader })).audience?.prefers).toEqual(['Slow reveals']);
  });
});

describe('toStories', () => {
  it('returns one story per id', () => {
    const rows = [createStory({ id: 1, name: 'Old' }), createStory({ id: 2 }), createStory({ id: 1, name: 'New' })];
    expect(toStories(rows).map(({ id, name }) => [id, name])).toEqual([
      [1, 'New'],
      [2, 'Untitled'],
    ]);
  });
});
