import type { KeptView } from '#src/features/conversation/components/earlier-answers.tsx';
import { RecordingsList } from '#src/features/recordings/components/recordings-list.tsx';
import type { Answering } from './use-answering.ts';

/** The recordings of this device as the stage shows them; null while there are none. */
export function keptView({ shelf }: Answering): KeptView | null {
  const { recordings, isUrgent, retry, discard } = shelf;
  if (recordings.length === 0) return null;
  return { isUrgent, list: <RecordingsList recordings={recordings} onRetry={retry} onDiscard={discard} /> };
}
