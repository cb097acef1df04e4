import { type ConversationSubject, readId, readSlug } from './conversation-subject.ts';

/**
 * The subjects of addresses (section 2), each null when the address is about nothing that can be called for. `params` are the
 * parts of the path, undefined where there is none.
 */
type Param = string | undefined;

/** /stories/new (no part) and /stories/{story}/develop. */
export function storySubject(part: Param): ConversationSubject | null {
  const story = readId(part);
  return part !== undefined && story === null ? null : { endpoint: 'stories', story };
}

/** /profile/achievements/{achievement}/develop. */
export function achievementSubject(part: Param): ConversationSubject | null {
  const achievement = readId(part);
  return achievement === null ? null : { endpoint: 'users/achievement', achievement, project: null };
}

/** /summary/{summary}. */
export function summarySubject(part: Param): ConversationSubject | null {
  const summary = readId(part);
  return summary === null ? null : { endpoint: 'summaries', summary };
}

/** /projects/{slug}/conversation/user-achievements/{userAchievementId}. */
export function projectAchievementSubject(slug: Param, part: Param): ConversationSubject | null {
  const [project, achievement] = [readSlug(slug), readId(part)];
  return project === null || achievement === null ? null : { endpoint: 'users/achievement', achievement, project };
}

/** /projects/{slug}/conversation/narrative-elements/{narrativeElementSlug}. */
export function elementSubject(slug: Param, elementSlug: Param): ConversationSubject | null {
  const [project, element] = [readSlug(slug), readSlug(elementSlug)];
  return project === null || element === null ? null : { endpoint: 'narrative-elements', project, element };
}

/** The queries of /projects/{slug}/conversation, spelled to the letter. */
const queries = {
  project: 'projectSlug',
  element: 'narrative_element_slug',
  achievementId: 'user_achievement_id',
  achievementSlug: 'achievement_slug',
} as const;

/** What /projects/{slug}/conversation asks for. */
export type ProjectAddress = {
  /** Null when nothing can be called for. */
  subject: ConversationSubject | null;
  /**
   * The achievement that is named beside the subject, by id or slug: it gives an element's conversation its subtitle, and
   * takes the place of the project as the subject.
   */
  achievement: number | string | null;
};

const nowhere: ProjectAddress = { subject: null, achievement: null };

/**
 * /projects/{slug}/conversation with its queries. The path's project counts before the query's, an element before an
 * achievement, an achievement's id before its slug. A query that is there and empty says nothing.
 */
export function projectAddress(slug: Param, query: URLSearchParams): ProjectAddress {
  const ask = (name: keyof typeof queries): Param => query.get(queries[name])?.trim() || undefined;
  const project = readSlug(slug ?? ask('project'));
  const [element, id, named] = [ask('element'), ask('achievementId'), ask('achievementSlug')];
  const achievement = id === undefined ? readSlug(named) : readId(id);
  const isOdd = achievement === null && (id ?? named) !== undefined;
  if (project === null || isOdd) return nowhere;
  if (element !== undefined) return { subject: elementSubject(project, element), achievement };
  if (typeof achievement !== 'number') return { subject: { endpoint: 'projects', project }, achievement };
  return { subject: { endpoint: 'users/achievement', achievement, project }, achievement: null };
}

/**
 * /conversation/{endpoint?}/{element?}. Without a part it is about the writer; endpoints with a slash have routes of their own
 * (`user-achievements` stands for theirs). The query `projectSlug` names the project of an
 * element, which needs one, and of an achievement.
 */
export function genericSubject(endpoint: Param, element: Param, query: URLSearchParams): ConversationSubject | null {
  const project = query.get(queries.project) ?? undefined;
  switch (endpoint) {
    case undefined:
    case 'writer':
      return element === undefined ? { endpoint: 'writer' } : null;
    case 'stories':
      return storySubject(element);
    case 'user-achievements':
      return query.has(queries.project) ? projectAchievementSubject(project, element) : achievementSubject(element);
    case 'summaries':
      return summarySubject(element);
    case 'projects':
      return projectAddress(element, query).subject;
    case 'narrative-elements':
      return elementSubject(project, element);
    default:
      return null;
  }
}
