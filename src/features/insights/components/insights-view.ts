import type { InsightsContext } from '../context.ts';
import type { FeedScroll } from '../use-feed-rows.ts';

/** Whose insights, and whether more are on their way. */
export type InsightScopeProps = { context: InsightsContext; generating: boolean };

/** What the content of a tab is given. */
export type InsightListProps = {
  context: InsightsContext;
  /** The element that scrolls. */
  scroller: HTMLElement;
  /** Where the tab was left. */
  place: FeedScroll;
};
