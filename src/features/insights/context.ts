/** Whose insights are shown: an element's, a project's, or if both are null the writer's. */
export type InsightsContext = {
  readonly projectSlug: string | null;
  readonly elementSlug: string | null;
  /**
   * Null on a screen without a conversation. The writer's request names no conversation. Its response is for the
   * current one, so it's cached by that id.
   */
  readonly sessionChatId: number | null;
};

export type InsightsCreatedEvent = {
  readonly projectSlug?: string | null;
  readonly narrativeElementSlug?: string | null;
  readonly insights?: ReadonlyArray<{ readonly id: number }>;
};

/**
 * Returns whether an event is for the same project and element. Events without them are for this
 * conversation.
 */
export function matchesContext(
  context: InsightsContext,
  createdEvent: InsightsCreatedEvent | null | undefined,
): boolean {
  const project = createdEvent?.projectSlug ?? null;
  const element = createdEvent?.narrativeElementSlug ?? null;
  if (project === null && element === null) return true;
  return project === context.projectSlug && element === context.elementSlug;
}

/** Identifies saved insights and history: project and element, without the conversation. */
export type InsightsScope = Pick<InsightsContext, 'projectSlug' | 'elementSlug'>;

/** Equal for equal scopes. Used in session storage keys. */
export function getScopeKey({ projectSlug, elementSlug }: InsightsScope): string {
  return `${projectSlug ?? ''}:${elementSlug ?? ''}`;
}

export function getContextKey(context: InsightsContext): string {
  return `${getScopeKey(context)}:${context.sessionChatId ?? ''}`;
}

function toKeyParts({ projectSlug, elementSlug }: InsightsScope) {
  return [projectSlug, elementSlug] as const;
}

/** The lists that load in pages. An empty one is remembered for this visit, per project and element. */
export type PagedList = 'saved' | 'history';

/** Query keys. `current` holds raw responses, all others hold pages. */
export const insightKeys = {
  all: ['insights'],
  current: ['insights', 'current'],
  currentOf: (context: InsightsContext) => ['insights', 'current', ...toKeyParts(context), context.sessionChatId],
  pages: ['insights', 'pages'],
  saved: ['insights', 'pages', 'saved'],
  list: (list: PagedList, scope: InsightsScope) => ['insights', 'pages', list, ...toKeyParts(scope)],
  found: (scope: InsightsScope, term: string) => ['insights', 'pages', 'search', ...toKeyParts(scope), term],
} as const;
