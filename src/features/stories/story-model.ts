import type { ImpactfulScene, Story, StoryCharacter, TargetAudience } from '#src/api/generated/types.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { isElementKind, projectPath } from '#src/lib/paths.ts';
import { rounded, trimmed, trimmedTexts, uniqueById } from '#src/lib/display-values.ts';

/**
 * A story as screens show it: empty texts are null, and rows without a name are left out. Images are the
 * server's URLs, checked only when drawn.
 */
export type StoryModel = {
  readonly id: number;
  readonly name: string;
  readonly type: string | null;
  /** "Novel · Standalone". */
  readonly kind: string | null;
  readonly image: string | null;
  readonly logline: string | null;
  readonly genres: readonly string[];
  readonly percent: number | null;
  /** ISO date-time. */
  readonly touchedAt: string | null;
  /** Its conversations, oldest first. */
  readonly sessionChatIds: readonly number[];
  readonly progress: readonly { name: string; percent: number | null }[];
  readonly goals: readonly { name: string; done: boolean }[];
  readonly characters: readonly Character[];
  readonly scenes: readonly Scene[];
  /** Slug of the project with the story's text. Null if there is none. */
  readonly project: string | null;
  readonly sequences: readonly { id: number; name: string; type: string | null }[];
  readonly audience: Audience | null;
  readonly comps: readonly { title: string; image: string | null }[];
  readonly drafts: readonly Draft[];
};

export type Scene = {
  readonly id: number;
  readonly priority: number;
  readonly name: string;
  readonly description: string | null;
  /** Path of its element's page. Null if it has none. */
  readonly path: string | null;
};

export type Character = {
  /** Path of its element's page. Null if it has none. */
  readonly path: string | null;
  readonly name: string;
  readonly role: string | null;
  readonly types: readonly string[];
  readonly description: string | null;
  readonly image: string | null;
};

export type Audience = {
  readonly title: string | null;
  readonly description: string | null;
  readonly prefers: readonly string[];
  readonly dislikes: readonly string[];
};

export type Draft = {
  readonly name: string;
  /** Slug of the text's project. Null if it isn't the writer's. */
  readonly project: string | null;
  readonly wordCount: number | null;
  readonly touchedAt: string | null;
};

export const untitled = 'Untitled';

export function toStory(story: Story): StoryModel {
  const type = trimmed(story.type);
  return {
    id: story.id,
    name: trimmed(story.name) ?? untitled,
    type,
    kind: trimmedTexts([type ?? '', story.format ?? '']).join(' · ') || null,
    image: trimmed(story.image?.path),
    logline: trimmed(story.description),
    genres: trimmedTexts(story.genres),
    percent: rounded(story.percent),
    touchedAt: story.updated_at,
    sessionChatIds: toSessionChatIds(story),
    progress: named(story.progress, ({ progress }, name) => ({ name, percent: rounded(progress) })),
    goals: named(story.goals, ({ done }, name) => ({ name, done })),
    characters: named(story.characters, toCharacter),
    scenes: named(story.impactful_scenes, toScene).toSorted((one, other) => one.priority - other.priority),
    sequences: named(story.sequences, ({ id, type: kind }, name) => ({ id, name, type: trimmed(kind) })),
    audience: story.target_audience && toAudience(story.target_audience),
    comps: named(
      story.market_comps.map(({ title, image }) => ({ name: title, image })),
      ({ image }, title) => ({ title, image: trimmed(image) }),
    ),
    project: readSlug(story.drafts.find(({ project_slug: slug }) => readSlug(slug) !== null)?.project_slug),
    drafts: named(story.drafts, ({ project_slug: project, words, updated_at: touchedAt }, name) => ({
      name,
      project: readSlug(project),
      wordCount: words,
      touchedAt,
    })),
  };
}

/** A server may know only the latest. */
function toSessionChatIds({ session_chat_id: latest, session_chat_ids: all }: Story): readonly number[] {
  if (all.length > 0) return [...new Set(all)];
  return latest === null ? [] : [latest];
}

/** Returns one story per id, in the server's order. */
export function toStories(stories: readonly Story[]): StoryModel[] {
  return uniqueById(stories.map(toStory));
}

function touched({ touchedAt }: StoryModel): number {
  const at = Date.parse(touchedAt ?? '');
  return Number.isNaN(at) ? -Infinity : at;
}

/** Doesn't subtract: Infinity - Infinity is NaN. */
export function compareDescending(one: number, other: number): number {
  return Number(other > one) - Number(other < one);
}

/** Compares two stories: the last changed comes first. */
export function byLastChange(one: StoryModel, other: StoryModel): number {
  return compareDescending(touched(one), touched(other)) || other.id - one.id;
}

function named<Row extends { name: string }, T extends object>(
  rows: readonly Row[],
  toView: (row: Row, name: string) => T,
): T[] {
  const views = rows.flatMap((row) => {
    const name = trimmed(row.name);
    return name === null ? [] : [toView(row, name)];
  });
  return [...new Map(views.map((view) => [rowKey(view), view])).values()];
}

/** Returns a unique key. A list has no identical rows. */
export function rowKey(row: object): string {
  return JSON.stringify(row);
}

/** The page of a character's or scene's element. */
function toElementPath(element: StoryCharacter['element']): string | null {
  const [project, slug] = [readSlug(element?.project_slug), readSlug(element?.slug)];
  return element && project !== null && slug !== null && isElementKind(element.type)
    ? projectPath(project, element.type, slug)
    : null;
}

function toCharacter({ role, types, description, image, element }: StoryCharacter, name: string): Character {
  return {
    name,
    path: toElementPath(element),
    role: trimmed(role),
    types: trimmedTexts(types),
    description: trimmed(description),
    image: trimmed(image),
  };
}

function toScene({ id, priority, description, element }: ImpactfulScene, name: string): Scene {
  return { id, priority, name, description: trimmed(description), path: toElementPath(element) };
}

function toAudience({ title, description, prefer, dislike }: TargetAudience): Audience | null {
  const view = {
    title: trimmed(title),
    description: trimmed(description),
    prefers: trimmedTexts(prefer),
    dislikes: trimmedTexts(dislike),
  };
  const says = view.title ?? view.description ?? view.prefers[0] ?? view.dislikes[0];
  return says === undefined ? null : view;
}
