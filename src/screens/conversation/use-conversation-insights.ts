import { useEffect, useMemo, useRef } from 'react';
import { getChannelIds, getElementSlug, getProjectSlug } from '#src/features/conversation/header.ts';
import type { OpenConversation } from '#src/features/conversation/use-conversation.ts';
import { useInsights } from '#src/features/insights/activation.ts';
import { type InsightsContext, matchesContext } from '#src/features/insights/context.ts';
import { seedInsights } from '#src/features/insights/queries.ts';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';

/**
 * Returns the conversation's insights context, or null before it has loaded. Caches the insights that came with it, and
 * follows its channels for new ones.
 */
export function useConversationInsights(
  subject: ConversationSubject,
  conversation: OpenConversation['conversation'],
  project: LoadedProject,
): InsightsContext | null {
  const sessionChatId = conversation?.session_chat_id ?? null;
  const projectSlug = getProjectSlug(conversation, subject);
  const elementSlug = projectSlug === null ? null : getElementSlug(conversation, subject);
  const { projectId, elementId } = getChannelIds(conversation, project);
  const context = useMemo(
    () => (sessionChatId === null ? null : { projectSlug, elementSlug, sessionChatId }),
    [projectSlug, elementSlug, sessionChatId],
  );

  const insights = conversation?.development_insights;
  const seeded = useRef<unknown>(null);
  // The query cache.
  useEffect(() => {
    if (insights == null || context === null || seeded.current === insights) return;
    seeded.current = insights;
    if (matchesContext(context, insights)) seedInsights(context, insights);
  }, [context, insights]);
  useInsights(context, { projectId, elementId });
  return context;
}
