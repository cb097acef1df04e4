import { readId, readSlug } from '#src/lib/conversation-subject.ts';
import { asCount, type Percent, asPercent, asObjectArray, asText, asTexts } from '#src/lib/read-raw.ts';

/**
 * A story (section 3) as its screens show it: every text is there or null, every list is a list. Pictures are addresses as
 * the server gave them; whether they may be loaded is decided where they are drawn.
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
  /** The interview it grew from. */
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
  /** The slug of the project whose text it is; null where none of the writer's is. */
  readonly project: string | null;
  readonly words: number | null;
  readonly touchedAt: string | null;
};

type Raw = Readonly<Record<string, unknown>>;

/** Reads a story that a server may send with holes or oddities; null when it has not even an id. */
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
      words: asCount(row['words']),
      touchedAt: asText(row['updated_at']),
    })),
  };
}

/** One story per id, in the order of the server; rows without an id are left out (reliability, bad input 13). */
export function parseStories(raw: unknown): StoryModel[] {
  const views = asObjectArray(raw)
    .map(parseStory)
    .filter((view) => view !== null);
  return [...new Map(views.map((view) => [view.id, view])).values()];
}

/** The rows that have a name, each once; a row that has none says nothing. */
function named<T extends object>(raw: unknown, read: (row: Raw, name: string) => T, key = 'name'): T[] {
  const views = asObjectArray(raw).flatMap((row) => {
    const name = asText(row[key]);
    return name === null ? [] : [read(row, name)];
  });
  return [...new Map(views.map((view) => [rowKey(view), view])).values()];
}

/** Tells the rows of one list apart: no two are alike in everything. */
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

/** In order of priority; those without one come last, in the server's order. */
function scenes(raw: unknown): StoryModel['scenes'] {
  return named(raw, (row, name) => ({
    id: typeof row['id'] === 'number' ? row['id'] : 0,
    priority: asCount(row['priority']),
    name,
    description: asText(row['description']),
  })).toSorted((one, other) => (one.priority ?? Infinity) - (other.priority ?? Infinity) || 0);
}

/** Those that can be asked for. */
function sequences(raw: unknown): StoryModel['sequences'] {
  return named(raw, ({ id, type }, name) => ({ id: readId(id), name, type: asText(type) })).flatMap((row) =>
    row.id === null ? [] : [{ ...row, id: row.id }],
  );
}

/** Null when nothing is said about the audience. */
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
