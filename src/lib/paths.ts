import { readSlug, type ConversationSubject } from './conversation-subject.ts';

/** Encodes one path segment. Half a surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD. */
function encode(segment: string | number): string {
  return encodeURIComponent(String(segment).replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Returns the path of a project, or of a subpage such as `outline` or `characters/mara-ellery`. */
export function projectPath(slug: string, ...parts: readonly (string | number)[]): string {
  return ['/projects', ...[slug, ...parts].map((part) => encode(part))].join('/');
}

/** The screen with everything that can be restored. */
export const trashPath = '/trash';

const scenePrefix = '#scene-';

/** Returns the path of a scene in its project's outline. */
export function scenePath(slug: string, scene: string): string {
  return `${projectPath(slug, 'outline')}${scenePrefix}${encode(scene)}`;
}

/** Returns the scene that a path's hash names, or null. */
export function readSceneHash(hash: string): string | null {
  if (!hash.startsWith(scenePrefix)) return null;
  try {
    return decodeURIComponent(hash.slice(scenePrefix.length));
  } catch {
    return null;
  }
}

/** Returns whether a page is the project's or one of its subpages. */
export function isInProject(pathname: string, slug: string): boolean {
  const path = projectPath(slug);
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** A project's fixed sections win over kinds with the same name (OP-04). */
const fixedSections: ReadonlySet<string> = new Set(['outline', 'moodboard', 'notes', 'write', 'conversation']);

export function isElementKind(part: string): boolean {
  return readSlug(part) !== null && !fixedSections.has(part);
}

/** Returns the path of the screen that conducts a conversation. */
export function conversationPath(subject: ConversationSubject): string {
  switch (subject.endpoint) {
    case 'stories':
      return subject.story === null ? '/stories/new' : `/stories/${subject.story}/develop`;
    case 'writer':
      return '/profile/develop';
    case 'users/achievement':
      return subject.project === null
        ? `/profile/achievements/${subject.achievement}/develop`
        : projectPath(subject.project, 'conversation', 'user-achievements', subject.achievement);
    case 'summaries':
      return `/summary/${subject.summary}`;
    case 'projects':
      return projectPath(subject.project, 'conversation');
    case 'narrative-elements':
      return projectPath(subject.project, 'conversation', 'narrative-elements', subject.element);
  }
}

/** Returns the path of a conversation's earlier answers. */
export function answersPath(sessionChat: number): string {
  return `/answers/${sessionChat}`;
}

/** Returns the path of a conversation's earlier answers, at one of them. */
export function answerPath(sessionChat: number, message: number): string {
  return `${answersPath(sessionChat)}#answer-${message}`;
}

/**
 * Returns the path of the subject's own screen, where "Back" and the conversation's end lead. `kind` is the URL segment
 * (such as "characters") of an element's screen. Without a valid one it's the project's screen.
 */
export function subjectPath(subject: ConversationSubject, kind: string | null = null): string {
  switch (subject.endpoint) {
    case 'stories':
      return subject.story === null ? '/stories' : `/stories/${subject.story}`;
    case 'writer':
      return '/profile';
    case 'users/achievement':
      return subject.project === null ? '/profile#achievements' : projectPath(subject.project);
    case 'summaries':
      return '/stories#summaries';
    case 'projects':
      return projectPath(subject.project);
    case 'narrative-elements':
      return kind !== null && isElementKind(kind)
        ? projectPath(subject.project, kind, subject.element)
        : projectPath(subject.project);
  }
}
