import { type ConversationSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';

/**
 * Conversation subjects by URL, null for an invalid URL. `params` are the path's segments, undefined if
 * missing.
 */
type Param = string | undefined;

export function storySubject(part: Param): ConversationSubject | null {
  const story = readId(part);
  return part !== undefined && story === null ? null : { endpoint: 'stories', story };
}

export function achievementSubject(part: Param): ConversationSubject | null {
  const achievement = readId(part);
  return achievement === null ? null : { endpoint: 'users/achievement', achievement, project: null };
}

export function summarySubject(part: Param): ConversationSubject | null {
  const summary = readId(part);
  return summary === null ? null : { endpoint: 'summaries', summary };
}

export function projectAchievementSubject(slug: Param, part: Param): ConversationSubject | null {
  const [project, achievement] = [readSlug(slug), readId(part)];
  return project === null || achievement === null ? null : { endpoint: 'users/achievement', achievement, project };
}

export function elementSubject(slug: Param, elementSlug: Param): ConversationSubject | null {
  const [project, element] = [readSlug(slug), readSlug(elementSlug)];
  return project === null || element === null ? null : { endpoint: 'narrative-elements', project, element };
}

const queries = {
  project: 'projectSlug',
  element: 'narrative_element_slug',
  achievementId: 'user_achievement_id',
  achievementSlug: 'achievement_slug',
} as const;

type ProjectAddress = {
  subject: ConversationSubject | null;
  /**
   * Achievement named with the subject, by id or slug. It gives an element's conversation its subtitle, and replaces
   * the project as subject.
   */
  achievement: number | string | null;
};

const nowhere: ProjectAddress = { subject: null, achievement: null };

/**
 * Parses /projects/{slug}/conversation. The path's project precedes the query's, an element an achievement, and an
 * achievement's id its slug. Empty queries are ignored.
 */
export function projectAddress(slug: Param, query: URLSearchParams): ProjectAddress {
  const readParam = (name: keyof typeof queries): Param => query.get(queries[name])?.trim() || undefined;
  const project = readSlug(slug ?? readParam('project'));
  const [element, id, named] = [readParam('element'), readParam('achievementId'), readParam('achievementSlug')];
  const achievement = id === undefined ? readSlug(named) : readId(id);
  const isOdd = achievement === null && (id ?? named) !== undefined;
  if (project === null || isOdd) return nowhere;
  if (element !== undefined) return { subject: elementSubject(project, element), achievement };
  if (typeof achievement !== 'number') return { subject: { endpoint: 'projects', project }, achievement };
  return { subject: { endpoint: 'users/achievement', achievement, project }, achievement: null };
}

/**
 * Parses /conversation/{endpoint?}/{element?}. Without segments it's about the writer. Endpoints with a slash have
 * other routes (here `user-achievements`). The query `projectSlug` names an achievement's project, and an element's,
 * which needs one.
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
