import type { StoryView } from './story-view.ts';

/** The sections of a story's page, in their order; only those that hold something are shown. */
export const sectionIds = ['progress', 'characters', 'scenes', 'audience', 'comps', 'drafts', 'words'] as const;

export type SectionId = (typeof sectionIds)[number];

/** What a section is called in the row of links, where it is short, and as its heading. */
export const sectionNames: Readonly<Record<SectionId, { link: string; heading: string }>> = {
  progress: { link: 'Progress', heading: 'Progress' },
  characters: { link: 'Characters', heading: 'Characters' },
  scenes: { link: 'Scenes', heading: 'Impactful scenes' },
  audience: { link: 'Audience', heading: 'Target audience' },
  comps: { link: 'Comps', heading: 'Market comps' },
  drafts: { link: 'Drafts', heading: 'Drafts' },
  words: { link: 'In your words', heading: 'In your words' },
};

/** The sections of this story. Goals stand beside the progress. */
export function sectionsOf(story: StoryView): SectionId[] {
  const holds: Readonly<Record<SectionId, boolean>> = {
    progress: story.progress.length > 0 || story.goals.length > 0,
    characters: story.characters.length > 0,
    scenes: story.scenes.length > 0,
    audience: story.audience !== null,
    comps: story.comps.length > 0,
    drafts: story.drafts.length > 0,
    words: story.sessionChatId !== null,
  };
  return sectionIds.filter((id) => holds[id]);
}
