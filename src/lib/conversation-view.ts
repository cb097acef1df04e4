import type { ConversationState } from './conversation-state.ts';
import type { ErrorText } from './describe-error.ts';
import { statusText } from './status-texts.ts';
import { conversationTexts } from './texts.ts';

/**
 * Section 2: a question shows when not waiting for a new one and the message has a question with status pending or completed.
 * @param hasQuestion the current message has a question
 */
export function questionShown(state: ConversationState, hasQuestion: boolean): boolean {
  const isAnswerable = state.status === 'pending' || state.status === 'completed';
  return state.phase === 'ready' && hasQuestion && !state.waiting && isAnswerable;
}

/** Section 2: the text input shows only when not waiting, not in speaking mode, not recording and not processing. */
export function textInputShown(
  state: ConversationState,
  device: { readonly speaking: boolean; readonly recording: boolean },
): boolean {
  return state.phase === 'ready' && !state.waiting && !device.speaking && !device.recording && !state.processing;
}

/**
 * The status text, or null: it shows whenever no question shows (a pending question needs none, completed has none).
 * @param hasQuestion the current message has a question
 */
export function statusLine(state: ConversationState, hasQuestion = true): string | null {
  if (state.phase !== 'ready' || state.status === 'completed' || questionShown(state, hasQuestion)) return null;
  return state.messageId === null && !state.waiting ? null : statusText(state.status);
}

/** "Try again" is offered only when the message failed. */
export function retryOffered(state: ConversationState): boolean {
  return state.phase === 'ready' && state.status === 'failed';
}

/** Why the message failed, in the server's words, as plain text; null when it did not fail or nothing was said. */
export function failureDetail(state: ConversationState): string | null {
  return state.status === 'failed' ? state.failure : null;
}

/** The conversation's alert, null when there is none. */
export function conversationAlert(state: ConversationState): ErrorText | null {
  return state.error && { text: conversationTexts[state.error.key], detail: state.error.detail };
}
