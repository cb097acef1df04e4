import type { InsightsContext } from '../context.ts';
import type { FeedScroll } from '../use-feed-rows.ts';

export type InsightScopeProps = { context: InsightsContext; generating: boolean };

export type InsightListProps = {
  context: InsightsContext;
  scroller: HTMLElement;
  feedScroll: FeedScroll;
};
