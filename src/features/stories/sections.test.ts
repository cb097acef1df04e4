import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';
import { storyView } from './story-view.ts';

const sections = (raw: object) => {
  const view = storyView({ id: 1, ...raw });
  return view && sectionsOf(view);
};

describe('the sections of a story’s page', () => {
  it('are none while only the name is known', () => {
    expect(sections({ name: 'New' })).toEqual([]);
  });

  it('hold the writer’s own words as soon as there is an interview', () => {
    expect(sections({ session_chat_id: 61 })).toEqual(['words']);
  });

  it('come in their order, the empty ones left out', () => {
    expect(
      sections({
        drafts: [{ id: 1, name: 'First' }],
        goals: [{ name: 'Finish', done: false }],
        impactful_scenes: [{ id: 1, priority: 1, name: 'Storm' }],
        characters: [],
        session_chat_id: 61,
      }),
    ).toEqual(['progress', 'scenes', 'drafts', 'words']);
  });
});
