import type { ConversationState } from './conversation-state.ts';
import type { ErrorText } from './describe-error.ts';
import { statusText } from './status-texts.ts';
import { conversationStrings } from './texts.ts';

/**
 * Section 2: a question shows when not waiting for a new one and the message has a question with status pending or completed.
 * @param hasQuestion the current message has a question
 */
export function selectIsQuestionVisible(state: ConversationState, hasQuestion: boolean): boolean {
  const isAnswerable = state.status === 'pending' || state.status === 'completed';
  return state.phase === 'ready' && hasQuestion && !state.isAwaitingQuestion && isAnswerable;
}

/** Section 2: the text input shows only when not waiting, not in speaking mode, not recording and not processing. */
export function selectIsTextInputVisible(
  state: ConversationState,
  device: { readonly speaking: boolean; readonly recording: boolean },
): boolean {
  return (
    state.phase === 'ready' && !state.isAwaitingQuestion && !device.speaking && !device.recording && !state.processing
  );
}

/**
 * The status text, or null: it shows whenever no question shows (a pending question needs none, completed has none).
 * @param hasQuestion the current message has a question
 */
export function selectStatusText(state: ConversationState, hasQuestion = true): string | null {
  if (state.phase !== 'ready' || state.status === 'completed' || selectIsQuestionVisible(state, hasQuestion))
    return null;
  return state.messageId === null && !state.isAwaitingQuestion ? null : statusText(state.status);
}

/** "Try again" is offered only when the message failed. */
export function selectCanRetry(state: ConversationState): boolean {
  return state.phase === 'ready' && state.status === 'failed';
}

/** Why the message failed, in the server's words, as plain text; null when it did not fail or nothing was said. */
export function selectFailureDetail(state: ConversationState): string | null {
  return state.status === 'failed' ? state.failure : null;
}

/** The conversation's alert, null when there is none. */
export function selectAlert(state: ConversationState): ErrorText | null {
  return state.error && { text: conversationStrings[state.error.key], detail: state.error.detail };
}
