import { chakra } from '@chakra-ui/react';
import { PencilLine, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Turn } from '#src/api/generated/types.ts';
import { recordingTexts } from '../texts.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import type { AnswerComposerModel } from '../use-answer-composer.ts';
import { DisclosureButton } from './disclosure-button.tsx';
import { RecordingsList } from './recordings-list.tsx';

export function TurnAnswer({ turn }: { turn: Turn }) {
  if (turn.skipped)
    return (
      <chakra.p textStyle="small" color="fg.subtle">
        Skipped
      </chakra.p>
    );
  if (typeof turn.answer === 'string')
    return (
      <chakra.p textStyle="answer" whiteSpace="pre-wrap" overflowWrap="anywhere" translate="no">
        {turn.answer}
      </chakra.p>
    );
  return (
    <SpokenText
      src={mediaAddress(turn.audio)}
      title="your answer"
      durationMs={turn.duration_ms ?? null}
      text={turn.transcription}
      isDemo={turn.transcription_source === 'script'}
    />
  );
}

export type RecordingsSlot = { all: ReactNode; urgent: ReactNode };

type Props = {
  turns: readonly Turn[];
  recordingsSlot: RecordingsSlot | null;
  /** For all turns together, after the last one. */
  actions: ReactNode;
  onRepeat: ((turn: Turn) => void) | null;
  onCorrect: ((turn: Turn) => void) | null;
};

/**
 * Shows the device's recordings, then the earlier turns, oldest first. While closed, only urgent recordings appear.
 * Renders the turns at its first opening, and no element if there's no content.
 */
export function EarlierAnswers({ turns, recordingsSlot, actions, onRepeat, onCorrect }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened === true;
  const id = useId();
  const last = turns.findLast((turn) => !turn.skipped);
  if (turns.length === 0 && recordingsSlot === null) return null;
  return (
    <>
      <DisclosureButton label="Earlier answers" open={open} controls={id} onToggle={() => setOpened(!open)} />
      {!open && recordingsSlot?.urgent != null && (
        <chakra.div paddingTop="2" paddingBottom="5" order="1" flexBasis="100%" minWidth="0">
          {recordingsSlot.urgent}
        </chakra.div>
      )}
      <chakra.div
        id={id}
        role="log"
        aria-label="Earlier answers"
        aria-live="off"
        hidden={!open}
        order="1"
        flexBasis="100%"
        minWidth="0"
        tabIndex={open ? 0 : -1}
        paddingBlock="2"
      >
        {open && recordingsSlot !== null && <chakra.div paddingBottom="5">{recordingsSlot.all}</chakra.div>}
        {(opened === null ? [] : turns).map((turn) => (
          <chakra.div key={turn.chat_message_id} paddingBottom="5">
            <chakra.p textStyle="small" color="fg.muted" marginBottom="1">
              {turn.question}
            </chakra.p>
            <TurnAnswer turn={turn} />
            <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-3">
              {turn === last && onRepeat !== null && (
                <Button variant="link" icon={RotateCcw} onClick={() => onRepeat(turn)}>
                  Repeat answer
                </Button>
              )}
              {turn.actions.transcription !== undefined && onCorrect !== null && (
                <Button variant="link" icon={PencilLine} onClick={() => onCorrect(turn)}>
                  {turn.transcription === null ? recordingTexts.typeTranscript : recordingTexts.correctTranscript}
                </Button>
              )}
            </chakra.div>
          </chakra.div>
        ))}
        {open && turns.length > 0 && actions}
      </chakra.div>
    </>
  );
}

export function toRecordingsSlot({ recordings: storedRecordings }: AnswerComposerModel): RecordingsSlot | null {
  const { recordings, urgent, retry, discard } = storedRecordings;
  const renderList = (items: readonly StoredRecording[]) => (
    <RecordingsList recordings={items} onRetry={retry} onDiscard={discard} />
  );
  if (recordings.length === 0) return null;
  return { all: renderList(recordings), urgent: urgent.length === 0 ? null : renderList(urgent) };
}
