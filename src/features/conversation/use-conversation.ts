import { useValue } from '@legendapp/state/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Conversation } from '#src/api/generated/types.ts';
import type { ConversationEvent, ConversationState } from './conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { describeError, isTrialEnded } from '#src/lib/describe-error.ts';
import { readFailure } from '#src/lib/failure.ts';
import { systemClock } from '#src/platform/clock.ts';
import { subscriptionActivations$ } from '#src/platform/trial.ts';
import { useOpened } from './use-opened.ts';
import { type ConversationListeners, ConversationStore, toMessageSummary } from './conversation-store.ts';
import { subscribeToConversation } from './live.ts';
import { useConversationQuery } from './queries.ts';

export type OpenConversation = {
  conversation: Conversation | undefined;
  state: ConversationState;
  store: ConversationStore;
  restart: () => void;
  /** False if the server has no conversation at this address. */
  canRestart: boolean;
};

function loaded(
  sessionChatId: number,
  message: Conversation['chat_message'],
  asOf: number,
): Extract<ConversationEvent, { type: 'loaded' }> {
  return { type: 'loaded', at: systemClock.now(), asOf, sessionChatId, message: message && toMessageSummary(message) };
}

/**
 * Resumes or starts a conversation, opens its store, and subscribes to its channels while mounted. `subject` must not
 * change.
 */
export function useConversation(
  subject: ConversationSubject,
  userId: number,
  listeners: ConversationListeners,
): OpenConversation {
  const [store] = useState(() => new ConversationStore(subject, userId));
  const state = useValue(store.state$);
  const { data: conversation, error, dataUpdatedAt, refetch } = useConversationQuery(subject);
  const sessionChatId = conversation?.session_chat_id;

  useLayoutEffect(() => {
    store.setListeners(listeners);
  });
  const load = useEffectEvent((id: number) => {
    const message = conversation?.chat_message ?? null;
    store.dispatch(loaded(id, message, dataUpdatedAt));
  });

  useOpened(store);
  useEffect(() => {
    if (error === null) return;
    const detail = describeError(error, 'startConversation')?.detail ?? null;
    store.dispatch({ type: 'startFailed', trialEnded: isTrialEnded(error), detail });
  }, [store, error]);
  useEffect(() => {
    if (sessionChatId === undefined) return undefined;
    load(sessionChatId);
    return subscribeToConversation(subject, { sessionChatId, userId }, store);
  }, [store, subject, sessionChatId, userId]);

  const restart = (): void => {
    store.dispatch({ type: 'opened' });
    void refetch().then(({ data, dataUpdatedAt: asOf }) => {
      // For the same conversation, the loading effect doesn't run again.
      if (data !== undefined && data.session_chat_id === sessionChatId)
        store.dispatch(loaded(data.session_chat_id, data.chat_message, asOf));
    });
  };
  const goOn = useEffectEvent(() => {
    if (state.phase === 'trialEnded') restart();
  });
  // A plan became active after the trial ended.
  useEffect(() => subscriptionActivations$.onChange(() => goOn()), []);
  return { conversation, state, store, restart, canRestart: readFailure(error).status !== 404 };
}
