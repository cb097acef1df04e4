import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { announce } from '#src/ui/announcer.ts';
import { getContextKey, matchesContext, type InsightsContext, type InsightsCreatedEvent } from './context.ts';
import { insightListTexts } from './texts.ts';
import { refreshHistory, refreshInsights } from './queries.ts';

export type InsightsChannels = { readonly projectId: number | null; readonly elementId: number | null };

type Notify = (text: string) => boolean;

function refresh(context: InsightsContext): void {
  refreshOnEvent(`insights ${getContextKey(context)}`, () =>
    Promise.all([refreshInsights(context), refreshHistory(context)]),
  );
}

/** Announces new insights only to screen readers if `notify` shows nothing. */
function notifyCreated(count: number, notify: Notify): void {
  if (count === 0) return;
  const text = insightListTexts.news(count);
  if (!notify(text)) announce(text);
}

/** Returns a handler that ignores an event with the same insights within 10 s, such as from another channel. */
function createInsightsHandler(
  context: InsightsContext,
  notify: Notify,
): (createdEvent: InsightsCreatedEvent | null | undefined) => void {
  const receivedAt = new Map<string, number>();
  return (createdEvent) => {
    if (!matchesContext(context, createdEvent)) return;
    const key = (createdEvent?.insights ?? []).map(({ id }) => id).join();
    const now = systemClock.now();
    if (key !== '' && now - (receivedAt.get(key) ?? Number.NEGATIVE_INFINITY) < cacheLimits.insightsMs) return;
    receivedAt.set(key, now);
    refresh(context);
    notifyCreated(createdEvent?.insights?.length ?? 0, notify);
  };
}

type OnInsightsEvent = ReturnType<typeof createInsightsHandler>;

function createdHandler(onCreated: OnInsightsEvent) {
  return {
    'chatMessage.developmentInsightsCreated': ({ data }) => onCreated(data),
  } satisfies EventHandlers<'project'>;
}

/** Subscribes to both conversation channels. Refetches after a connection gap. */
function subscribeToChat(context: InsightsContext, sessionChatId: number, onCreated: OnInsightsEvent): (() => void)[] {
  const sessionHandlers: EventHandlers<'sessionChat'> = {
    ...createdHandler(onCreated),
    'chatMessage.statusUpdated': ({ status, data }) => {
      if (status === 'completed' && data?.development_insights != null) onCreated(data.development_insights);
    },
  };
  const chatHandlers: EventHandlers<'chat'> = {
    'userMessage.processed': ({ data }) => {
      if (data?.development_insights != null) onCreated(data.development_insights);
    },
  };
  return [
    subscribeEvents('sessionChat', sessionChatId, sessionHandlers, {
      onResubscribed: () => refresh(context),
    }),
    subscribeEvents('chat', sessionChatId, chatHandlers),
  ];
}

/**
 * Subscribes to a context's new insights on all channels. `notify` shows that they arrived and returns whether it did.
 * Returns an unsubscribe function.
 */
export function subscribeToInsights(
  context: InsightsContext,
  { projectId, elementId }: InsightsChannels,
  notify: Notify,
): () => void {
  const onCreated = createInsightsHandler(context, notify);
  const stops = context.sessionChatId === null ? [] : subscribeToChat(context, context.sessionChatId, onCreated);
  if (projectId !== null) stops.push(subscribeEvents('project', projectId, createdHandler(onCreated)));
  if (elementId !== null) stops.push(subscribeEvents('element', elementId, createdHandler(onCreated)));
  return () => {
    for (const stop of stops) stop();
  };
}
