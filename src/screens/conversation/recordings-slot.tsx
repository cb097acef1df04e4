import type { RecordingsSlot } from '#src/features/conversation/components/earlier-answers.tsx';
import { RecordingsList } from '#src/features/recordings/components/recordings-list.tsx';
import type { StoredRecording } from '#src/platform/device-records.ts';
import type { AnswerComposerModel } from './use-answer-composer.ts';

export function toRecordingsSlot({ recordings: storedRecordings }: AnswerComposerModel): RecordingsSlot | null {
  const { recordings, urgent, retry, discard } = storedRecordings;
  const renderList = (items: readonly StoredRecording[]) => (
    <RecordingsList recordings={items} onRetry={retry} onDiscard={discard} />
  );
  if (recordings.length === 0) return null;
  return { all: renderList(recordings), urgent: urgent.length === 0 ? null : renderList(urgent) };
}
