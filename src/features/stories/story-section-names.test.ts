import { describe, expect, it } from 'vitest';
import { isEmptySection, sectionIds, getSections } from './story-section-names.ts';
import { parseStory } from './story-model.ts';

function view(raw: object) {
  const story = parseStory({ id: 1, ...raw });
  if (story === null) throw new Error('This is no story.');
  return story;
}

function filled(raw: object): string[] {
  return sectionIds.filter((id) => !isEmptySection(id, view(raw)));
}

describe('the sections of a story’s page', () => {
  it("lists every section, and the writer's own words only with an interview", () => {
    expect(getSections(view({ name: 'New' }))).toEqual(sectionIds.slice(0, -1));
    expect(getSections(view({ session_chat_id: 61 }))).toEqual(sectionIds);
  });

  it('treats a section as empty until it has data', () => {
    expect(filled({ name: 'New' })).toEqual([]);
    expect(filled({ goals: [{ name: 'Finish', done: false }] })).toEqual(['progress']);
    expect(
      filled({
        drafts: [{ id: 1, name: 'First' }],
        progress: [{ name: 'Plot', progress: 3 }],
        impactful_scenes: [{ id: 1, priority: 1, name: 'Storm' }],
        characters: [],
        sequences: [{ id: 5, name: 'The return' }],
        market_comps: [{ title: 'Housekeeping' }],
        target_audience: { title: 'Readers' },
        session_chat_id: 61,
      }),
    ).toEqual(['progress', 'scenes', 'sequences', 'audience', 'comps', 'drafts', 'words']);
  });
});
