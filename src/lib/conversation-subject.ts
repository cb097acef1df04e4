/**
 * Parses a conversation's `identifier` (a number, or an object with `id` or `value`) for requests and
 * channel names. Null if it's unusable: the conversation can't start then.
 */
export function readIdentifier(raw: unknown): number | string | null {
  const direct = plainValue(raw);
  if (direct !== null || typeof raw !== 'object' || raw === null) return direct;
  return plainValue(getOwnValue(raw, 'id')) ?? plainValue(getOwnValue(raw, 'value'));
}

function plainValue(raw: unknown): number | string | null {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw >= 0 ? raw : null;
  // A stringified object must never reach a URL or a channel name.
  if (typeof raw === 'string') return raw.trim() === '' || raw.includes('[object ') ? null : raw;
  return null;
}

function getOwnValue(object: object, key: 'id' | 'value'): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}

/**
 * A conversation's subject, by the specification's endpoints. Ids are positive integers, slugs non-empty, so requests need no
 * further check. `story: null` is a new story.
 */
export type ConversationSubject =
  | { readonly endpoint: 'stories'; readonly story: number | null }
  | { readonly endpoint: 'writer' }
  | { readonly endpoint: 'users/achievement'; readonly achievement: number; readonly project: string | null }
  | { readonly endpoint: 'summaries'; readonly summary: number }
  | { readonly endpoint: 'projects'; readonly project: string }
  | { readonly endpoint: 'narrative-elements'; readonly project: string; readonly element: string };

const endpoints: Readonly<Record<ConversationSubject['endpoint'], true>> = {
  stories: true,
  writer: true,
  'users/achievement': true,
  summaries: true,
  projects: true,
  'narrative-elements': true,
};

/** A server may know more endpoints than this version of the application (`ConversationEndpoint` of the contract). */
export function isKnownEndpoint(endpoint: unknown): boolean {
  return typeof endpoint === 'string' && Object.hasOwn(endpoints, endpoint);
}

export function readId(raw: unknown): number | null {
  const id = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Parses a slug or an id (the server accepts both). Returns null for an invalid one, including path traversal and
 * stringified missing values.
 */
export function readSlug(raw: unknown): string | null {
  if (typeof raw === 'number') return readId(raw) === null ? null : String(raw);
  if (typeof raw !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u.test(raw)) return null;
  return /^(?:undefined|null|NaN)$/.test(raw) ? null : raw;
}

/** Returns the slug of the subject's project, or null. */
export function projectOfSubject(subject: ConversationSubject): string | null {
  return 'project' in subject ? subject.project : null;
}

/** Returns what a session chat is about. Null for an unknown endpoint or an unusable id. */
export function subjectOfChat(chat: {
  readonly endpoint?: unknown;
  readonly identifier: number | string | null;
  readonly project_slug?: unknown;
  readonly element_slug?: unknown;
}): ConversationSubject | null {
  const { endpoint, identifier } = chat;
  const [id, key] = [readId(identifier), readSlug(identifier)];
  const [project, element] = [readSlug(chat.project_slug), readSlug(chat.element_slug)];
  switch (endpoint) {
    case 'stories':
      return id === null ? null : { endpoint, story: id };
    case 'writer':
      return { endpoint };
    case 'users/achievement':
      return id === null ? null : { endpoint, achievement: id, project };
    case 'summaries':
      return id === null ? null : { endpoint, summary: id };
    case 'projects':
      return projectNamed(project ?? key);
    case 'narrative-elements':
      return project === null ? null : elementIn(project, element ?? key);
    default:
      return null;
  }
}

function projectNamed(project: string | null): ConversationSubject | null {
  return project === null ? null : { endpoint: 'projects', project };
}

function elementIn(project: string, element: string | null): ConversationSubject | null {
  return element === null ? null : { endpoint: 'narrative-elements', project, element };
}
