import type { ConversationState } from './conversation-state.ts';
import type { ErrorText } from './describe-error.ts';
import { statusText } from './status-text.ts';
import { conversationStrings } from './strings.ts';

/** Section 2: a question shows when not waiting for a new one and its message is pending or completed. */
export function selectIsQuestionVisible(state: ConversationState, hasQuestion: boolean): boolean {
  const isAnswerable = state.status === 'pending' || state.status === 'completed';
  return state.phase === 'ready' && hasQuestion && !state.isAwaitingQuestion && isAnswerable;
}

/** Section 2: shows the text input only when not waiting, speaking, recording or processing. */
export function selectIsTextInputVisible(
  state: ConversationState,
  device: { readonly speaking: boolean; readonly recording: boolean },
): boolean {
  return (
    state.phase === 'ready' && !state.isAwaitingQuestion && !device.speaking && !device.recording && !state.processing
  );
}

export function selectStatusText(state: ConversationState, hasQuestion = true): string | null {
  if (state.phase !== 'ready' || state.status === 'completed' || selectIsQuestionVisible(state, hasQuestion))
    return null;
  return state.messageId === null && !state.isAwaitingQuestion ? null : statusText(state.status);
}

export function selectCanRetry(state: ConversationState): boolean {
  return state.phase === 'ready' && state.status === 'failed';
}

export function selectFailureDetail(state: ConversationState): string | null {
  return state.status === 'failed' ? state.failure : null;
}

export function selectAlert(state: ConversationState): ErrorText | null {
  return state.error && { text: conversationStrings[state.error.key], detail: state.error.detail };
}
