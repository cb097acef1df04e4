import type { StoryModel } from './story-model.ts';

export const sectionIds = [
  'progress',
  'characters',
  'scenes',
  'sequences',
  'audience',
  'comps',
  'drafts',
  'words',
] as const;

export type SectionId = (typeof sectionIds)[number];

export type EmptyId = Exclude<SectionId, 'words'>;

export const sectionNames: Readonly<Record<SectionId, { link: string; heading: string }>> = {
  progress: { link: 'Progress', heading: 'Progress' },
  characters: { link: 'Characters', heading: 'Characters' },
  scenes: { link: 'Scenes', heading: 'Impactful scenes' },
  sequences: { link: 'Sequences', heading: 'Sequences' },
  audience: { link: 'Audience', heading: 'Target audience' },
  comps: { link: 'Comps', heading: 'Market comps' },
  drafts: { link: 'Drafts', heading: 'Drafts' },
  words: { link: 'In your words', heading: 'In your words' },
};

const emptyLines: Readonly<Record<EmptyId, { line: string; hint: string }>> = {
  progress: { line: 'Nothing to measure yet.', hint: 'This fills in as you answer.' },
  characters: { line: 'Nobody here yet.', hint: 'Say who it happens to.' },
  scenes: { line: 'No scenes yet.', hint: 'One question will get you the first.' },
  sequences: { line: 'No sequences yet.', hint: 'Say what leads to what.' },
  audience: { line: 'No reader in mind yet.', hint: 'Say who you’re telling it to.' },
  comps: { line: 'No comps yet.', hint: 'Say which books it would sit beside on the shelf.' },
  drafts: { line: 'No drafts yet.', hint: 'They appear as you write.' },
};

export function getSections(story: StoryModel): SectionId[] {
  return sectionIds.filter((id) => id !== 'words' || story.sessionChatIds.length > 0);
}

/** Returns an empty section's text. It mustn't contradict the story's progress in the same area. */
export function getEmptyLine(id: EmptyId, { progress }: Pick<StoryModel, 'progress'>): { line: string; hint: string } {
  const { link } = sectionNames[id];
  const hasAnswers = progress.some(({ name, percent }) => name === link && percent !== null && percent > 0);
  return hasAnswers
    ? { line: 'Nothing is listed here yet.', hint: 'Your answers about it are under “In your words”.' }
    : emptyLines[id];
}

/** Checks whether a section has no content. Goals count as progress. */
export function isEmptySection(id: SectionId, story: StoryModel): boolean {
  switch (id) {
    case 'progress':
      return story.progress.length === 0 && story.goals.length === 0;
    case 'audience':
      return story.audience === null;
    case 'words':
      return story.sessionChatIds.length === 0;
    case 'characters':
    case 'scenes':
    case 'sequences':
    case 'comps':
    case 'drafts':
      return story[id].length === 0;
  }
}
