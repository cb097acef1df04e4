/** Whose insights are shown (section 4, "Insights"): an element's, a project's, or the writer's where both are null. */
export type InsightsContext = {
  readonly projectSlug: string | null;
  readonly elementSlug: string | null;
  /**
   * The conversation they belong to; null on a screen without one. The writer's call names no conversation and answers for the
   * one that the writer is in, so its answer is kept under that one.
   */
  readonly sessionChatId: number | null;
};

/** News of insights as events tell them: whose they are, in the slugs of the wire, and which. */
export type InsightsCreatedEvent = {
  readonly projectSlug?: string | null;
  readonly narrativeElementSlug?: string | null;
  readonly insights?: ReadonlyArray<{ readonly id: number }>;
};

/** Insights refresh on news of the same project and element (section 4); news that name nobody are this conversation's own. */
export function matchesContext(context: InsightsContext, news: InsightsCreatedEvent | null | undefined): boolean {
  const project = news?.projectSlug ?? null;
  const element = news?.narrativeElementSlug ?? null;
  if (project === null && element === null) return true;
  return project === context.projectSlug && element === context.elementSlug;
}

/** The part of a context that its saved insights and its history hang on: project and element, not the conversation. */
export type InsightsScope = Pick<InsightsContext, 'projectSlug' | 'elementSlug'>;

/** Equal for equal subjects; part of a key of the session storage. */
export function getScopeKey({ projectSlug, elementSlug }: InsightsScope): string {
  return `${projectSlug ?? ''}:${elementSlug ?? ''}`;
}

/** Equal for equal contexts. */
export function getContextKey(context: InsightsContext): string {
  return `${getScopeKey(context)}:${context.sessionChatId ?? ''}`;
}
