import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { getEmptyLine, isEmptySection, sectionIds, getSections } from './story-section-names.ts';
import type { Story } from '#src/api/generated/types.ts';
import { toStory } from './story-model.ts';

function view(fields: Partial<Story>) {
  return toStory(emptyEntity('Story', { id: 1, ...fields }));
}

function filled(fields: Partial<Story>): string[] {
  return sectionIds.filter((id) => !isEmptySection(id, view(fields)));
}

describe('the sections of a story’s page', () => {
  it("lists every section, and the writer's own words only with an interview", () => {
    expect(getSections(view({ name: 'New' }))).toEqual(sectionIds.slice(0, -1));
    expect(getSections(view({ session_chat_id: 61 }))).toEqual(sectionIds);
  });

  it("doesn't contradict the progress of an empty section's area", () => {
    expect(getEmptyLine('characters', view({ progress: [] })).line).toBe('Nobody here yet.');
    expect(getEmptyLine('characters', view({ progress: [{ name: 'Plot', progress: 67 }] })).line).toBe(
      'Nobody here yet.',
    );
    expect(getEmptyLine('characters', view({ progress: [{ name: 'Characters', progress: 67 }] }))).toEqual({
      line: 'Nothing is listed here yet.',
      hint: 'Your answers about it are under “In your words”.',
    });
  });

  it('treats a section as empty until it has data', () => {
    expect(filled({ name: 'New' })).toEqual([]);
    expect(filled({ goals: [{ name: 'Finish', done: false }] })).toEqual(['progress']);
    expect(
      filled({
        drafts: [emptyEntity('StoryDraft')],
        progress: [{ name: 'Plot', progress: 3 }],
        impactful_scenes: [emptyEntity('ImpactfulScene')],
        characters: [],
        sequences: [emptyEntity('SequenceRef')],
        market_comps: [emptyEntity('MarketComp')],
        target_audience: emptyEntity('TargetAudience'),
        session_chat_id: 61,
      }),
    ).toEqual(['progress', 'scenes', 'sequences', 'audience', 'comps', 'drafts', 'words']);
  });
});
