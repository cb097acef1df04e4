import { lazy } from 'react';
import type { EarlierTurn } from '#src/features/conversation/use-repeat.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import type { AnswerComposerModel } from './use-answer-composer.ts';

const RepeatAnswer = lazy(async () => {
  const { RepeatAnswer } = await import('./repeat-answer.tsx');
  return { default: RepeatAnswer };
});

/** Returns null while the engine works, and for turns that can't be answered again. */
export function repeatOpener(
  { state, conversation }: AnswerComposerModel,
  userId: number,
): ((turn: EarlierTurn) => void) | null {
  const isAtRest = state.phase === 'ready' && !state.isAwaitingQuestion && !state.processing;
  if (!isAtRest || conversation === undefined) return null;
  const { session_chat_id: sessionChatId } = conversation;
  return (turn) => {
    openDialog(<RepeatAnswer turn={turn} userId={userId} sessionChatId={sessionChatId} />, { size: 'lg' });
  };
}
