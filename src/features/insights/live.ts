import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { concerns, type InsightsContext, type InsightsNews } from './context.ts';
import { refreshInsights } from './queries.ts';

/** The channels that tell of new insights beside the conversation's own; null where there is none. */
export type InsightsChannels = { readonly projectId: number | null; readonly elementId: number | null };

/** Takes news of a context; the same insights named again within 10 s (on another channel, say) are no news. */
function newsOf(context: InsightsContext): (news: InsightsNews | null | undefined) => void {
  const heard = new Map<string, number>();
  return (news) => {
    if (!concerns(context, news)) return;
    const key = (news?.insights ?? []).map(({ id }) => id).join();
    const now = systemClock.now();
    if (key !== '' && now - (heard.get(key) ?? Number.NEGATIVE_INFINITY) < cacheLimits.insightsMs) return;
    heard.set(key, now);
    void refreshInsights(context);
  };
}

type OnNews = ReturnType<typeof newsOf>;

const createdHandler = (onNews: OnNews) =>
  ({
    'chatMessage.developmentInsightsCreated': ({ data }) => onNews(data),
  }) satisfies EventHandlers<'project'>;

/** The conversation's own two channels; after a gap the insights are fetched once. */
function followChat(context: InsightsContext, sessionChatId: number, onNews: OnNews): (() => void)[] {
  const sessionHandlers: EventHandlers<'sessionChat'> = {
    ...createdHandler(onNews),
    'chatMessage.statusUpdated': ({ status, data }) => {
      if (status === 'completed' && data?.development_insights != null) onNews(data.development_insights);
    },
  };
  const chatHandlers: EventHandlers<'chat'> = {
    'userMessage.processed': ({ data }) => {
      if (data?.development_insights != null) onNews(data.development_insights);
    },
  };
  return [
    subscribeEvents('sessionChat', sessionChatId, sessionHandlers, {
      onResubscribed: () => void refreshInsights(context),
    }),
    subscribeEvents('chat', sessionChatId, chatHandlers),
  ];
}

/** Follows the insights of a context live, on every channel that tells of them. Answers the way out. */
export function followInsights(context: InsightsContext, { projectId, elementId }: InsightsChannels): () => void {
  const onNews = newsOf(context);
  const stops = context.sessionChatId === null ? [] : followChat(context, context.sessionChatId, onNews);
  if (projectId !== null) stops.push(subscribeEvents('project', projectId, createdHandler(onNews)));
  if (elementId !== null) stops.push(subscribeEvents('element', elementId, createdHandler(onNews)));
  return () => {
    for (const stop of stops) stop();
  };
}
