import { describe, expect, it } from 'vitest';
import { emptyEntity, entity } from '#src/api/testing/examples.ts';
import { toStories, toStory } from './story-model.ts';

describe('toStory', () => {
  it.each([null, '', '   '])('falls back to "Untitled" for the name %j', (name) => {
    expect(toStory(emptyEntity('Story', { id: 1, name })).name).toBe('Untitled');
  });

  it('joins the type and format on one line, or returns the only one', () => {
    expect(toStory(emptyEntity('Story', { id: 1, type: 'Novel', format: 'Standalone' })).kind).toBe(
      'Novel · Standalone',
    );
    expect(toStory(emptyEntity('Story', { id: 1, format: 'Feature' })).kind).toBe('Feature');
    expect(toStory(emptyEntity('Story', { id: 1 })).kind).toBeNull();
  });

  it('rounds percentages', () => {
    expect([61.6, 0, null].map((percent) => toStory(emptyEntity('Story', { id: 1, percent })).percent)).toEqual([
      62,
      0,
      null,
    ]);
  });

  it.each([
    { name: 'all', latest: 61, all: [60, 61], shown: [60, 61] },
    { name: 'the latest, if the server names only that one', latest: 61, all: [], shown: [61] },
    { name: 'none', latest: null, all: [], shown: [] },
  ])('lists its conversations: $name', ({ latest, all, shown }) => {
    const story = emptyEntity('Story', { id: 1, session_chat_id: latest, session_chat_ids: all });
    expect(toStory(story).sessionChatIds).toEqual(shown);
  });

  it('puts the scenes in order of priority', () => {
    const scene = (priority: number, name: string) => emptyEntity('ImpactfulScene', { id: priority, priority, name });
    const impactful_scenes = [scene(3, 'Third'), scene(1, 'First'), scene(2, 'Second')];
    const names = toStory(emptyEntity('Story', { id: 1, impactful_scenes })).scenes.map(({ name }) => name);
    expect(names).toEqual(['First', 'Second', 'Third']);
  });

  it('leads to the elements of characters and scenes, and to the project with the text', () => {
    const element = entity('ElementAddress');
    const character = emptyEntity('StoryCharacter', { element });
    const draft = emptyEntity('StoryDraft');
    const story = toStory(
      emptyEntity('Story', {
        id: 1,
        characters: [character, { ...character, name: 'Tobias', element: null }],
        impactful_scenes: [emptyEntity('ImpactfulScene', { element: { ...element, type: 'write' } })],
        drafts: [draft, { ...draft, id: 2, name: 'Second', project_slug: 'the-salt-road' }],
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
    expect(toStory(emptyEntity('Story', { id: 1, goals })).goals).toEqual([
      { name: 'Finish', done: false },
      { name: 'Finish', done: true },
    ]);
  });

  it("returns each draft's project, unless its slug is invalid", () => {
    const draft = (project_slug: string) => entity('StoryDraft', { name: project_slug, project_slug });
    const story = toStory(emptyEntity('Story', { id: 1, drafts: [draft('the-salt-road'), draft('../login')] }));
    expect(story.drafts.map(({ project }) => project)).toEqual(['the-salt-road', null]);
  });

  it('returns null as the audience without any details', () => {
    const none = emptyEntity('TargetAudience', { title: '' });
    expect(toStory(emptyEntity('Story', { id: 1, target_audience: none })).audience).toBeNull();
    const reader = { ...none, prefer: ['Slow reveals'] };
    expect(toStory(emptyEntity('Story', { id: 1, target_audience: reader })).audience?.prefers).toEqual([
      'Slow reveals',
    ]);
  });
});

describe('toStories', () => {
  it('returns one story per id', () => {
    const rows = [
      emptyEntity('Story', { id: 1, name: 'Old' }),
      emptyEntity('Story', { id: 2 }),
      emptyEntity('Story', { id: 1, name: 'New' }),
    ];
    expect(toStories(rows).map(({ id, name }) => [id, name])).toEqual([
      [1, 'New'],
      [2, 'Untitled'],
    ]);
  });
});
