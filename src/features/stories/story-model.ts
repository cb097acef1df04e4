import { readId, readSlug } from '#src/lib/conversation-subject.ts';
import { asCount, type Percent, asPercent, asObjectArray, asText, asTexts } from '#src/lib/decode.ts';

/**
 * A story (section 3) as screens show it: missing texts are null, missing lists are empty. Images are the server's
 * URLs, checked only when drawn.
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
  readonly percent: Percent;
  /** ISO date-time. */
  readonly touchedAt: string | null;
  readonly sessionChatId: number | null;
  readonly progress: readonly { name: string; percent: Percent }[];
  readonly goals: readonly { name: string; done: boolean }[];
  readonly characters: readonly Character[];
  readonly scenes: readonly { id: number; priority: number | null; name: string; description: string | null }[];
  readonly sequences: readonly { id: number; name: string; type: string | null }[];
  readonly audience: Audience | null;
  readonly comps: readonly { title: string; image: string | null }[];
  readonly drafts: readonly Draft[];
};

export type Character = {
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

type Raw = Readonly<Record<string, unknown>>;

/** Parses a story that may be incomplete or malformed. Returns null without an id. */
export function parseStory(raw: unknown): StoryModel | null {
  const story = asObjectArray([raw])[0];
  if (story === undefined || typeof story['id'] !== 'number') return null;
  const type = asText(story['type']);
  const kind = [type, asText(story['format'])].filter((part) => part !== null).join(' · ');
  return {
    id: story['id'],
    name: asText(story['name']) ?? 'Untitled',
    type,
    kind: kind === '' ? null : kind,
    image: asText(asObjectArray([story['image']])[0]?.['path']),
    logline: asText(story['description']),
    genres: asTexts(story['genres']),
    percent: asPercent(story['percent']),
    touchedAt: asText(story['updated_at']),
    sessionChatId: typeof story['session_chat_id'] === 'number' ? story['session_chat_id'] : null,
    progress: named(story['progress'], (row, name) => ({ name, percent: asPercent(row['progress']) })),
    goals: named(story['goals'], (row, name) => ({ name, done: row['done'] === true })),
    characters: named(story['characters'], character),
    scenes: scenes(story['impactful_scenes']),
    sequences: sequences(story['sequences']),
    audience: audience(story['target_audience']),
    comps: named(story['market_comps'], (row, title) => ({ title, image: asText(row['image']) }), 'title'),
    drafts: named(story['drafts'], (row, name) => ({
      name,
      project: readSlug(row['project_slug']),
      wordCount: asCount(row['words']),
      touchedAt: asText(row['updated_at']),
    })),
  };
}

/** Parses one story per id, in the server's order. Skips rows without an id (reliability, bad input 13). */
export function parseStories(raw: unknown): StoryModel[] {
  const views = asObjectArray(raw)
    .map(parseStory)
    .filter((view) => view !== null);
  return [...new Map(views.map((view) => [view.id, view])).values()];
}

function named<T extends object>(raw: unknown, read: (row: Raw, name: string) => T, key = 'name'): T[] {
  const views = asObjectArray(raw).flatMap((row) => {
    const name = asText(row[key]);
    return name === null ? [] : [read(row, name)];
  });
  return [...new Map(views.map((view) => [rowKey(view), view])).values()];
}

/** Returns a unique key. A list has no identical rows. */
export function rowKey(row: object): string {
  return JSON.stringify(row);
}

function character(row: Raw, name: string): Character {
  return {
    name,
    role: asText(row['role']),
    types: asTexts(row['types']),
    description: asText(row['description']),
    image: asText(row['image']),
  };
}

/** Sorted by priority. Scenes without one are last, in the server's order. */
function scenes(raw: unknown): StoryModel['scenes'] {
  return named(raw, (row, name) => ({
    id: typeof row['id'] === 'number' ? row['id'] : 0,
    priority: asCount(row['priority']),
    name,
    description: asText(row['description']),
  })).toSorted((one, other) => (one.priority ?? Infinity) - (other.priority ?? Infinity) || 0);
}

function sequences(raw: unknown): StoryModel['sequences'] {
  return named(raw, ({ id, type }, name) => ({ id: readId(id), name, type: asText(type) })).flatMap((row) =>
    row.id === null ? [] : [{ ...row, id: row.id }],
  );
}

function audience(raw: unknown): Audience | null {
  const row = asObjectArray([raw])[0];
  if (row === undefined) return null;
  const view = {
    title: asText(row['title']),
    description: asText(row['description']),
    prefers: asTexts(row['prefer']),
    dislikes: asTexts(row['dislike']),
  };
  const says = view.title ?? view.description ?? view.prefers[0] ?? view.dislikes[0];
  return says === undefined ? null : view;
}
