import type { RecordingsSlot } from '#src/features/conversation/components/earlier-answers.tsx';
import { RecordingsList } from '#src/features/recordings/components/recordings-list.tsx';
import type { StoredRecording } from '#src/platform/device-records.ts';
import type { AnswerComposerModel } from './use-answer-composer.ts';

export function toRecordingsSlot({ recordings: shelf }: AnswerComposerModel): RecordingsSlot | null {
  const { recordings, urgent, retry, discard } = shelf;
  const listOf = (shown: readonly StoredRecording[]) => (
    <RecordingsList recordings={shown} onRetry={retry} onDiscard={discard} />
  );
  if (recordings.length === 0) return null;
  return { all: listOf(recordings), urgent: urgent.length === 0 ? null : listOf(urgent) };
}
