import { chakra } from '@chakra-ui/react';
import { momentOf } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import type { RecordingState } from '#src/lib/kept-recordings.ts';
import { recordingLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { readRecordingBlob } from '#src/platform/recordings-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Chip, type ChipTone } from '#src/ui/display/chip.tsx';
import { wideContainer } from '#src/ui/display/roomy.ts';
import { confirmDiscard } from '../confirm-discard.ts';
import { downloadRecording } from '../save-sound.ts';
import { type Player, usePlayer } from '../use-player.ts';

/** Section 4's states as the writer reads them. */
const states: Record<RecordingState, { word: string; tone: ChipTone }> = {
  pending: { word: 'Pending', tone: 'neutral' },
  sending: { word: 'Sending', tone: 'accent' },
  success: { word: 'Sent', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
};

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '72px auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    minHeight: '64px',
    paddingBlock: '3',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    [wideContainer]: { gridTemplateColumns: '72px auto minmax(0, 1fr) auto', paddingBlock: '2' },
  },
});

// Text buttons, flush with the card's edge, in a row of their own where there is little room.
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    marginInline: '-2',
    // Their text, not the room that a finger needs, ends as far from the edge as the first line begins.
    marginBlockEnd: '-2.5',
    '& > button': { paddingInline: '2' },
    [wideContainer]: { gridColumn: 'auto', justifyContent: 'flex-end', marginInlineStart: '0', marginBlockEnd: '0' },
  },
});

type RowProps = {
  recording: StoredRecording;
  player: Player;
  onRetry: (recording: StoredRecording) => void;
  onDiscard: (recording: StoredRecording) => void;
};

function RecordingRow({ recording, player, onRetry, onDiscard }: RowProps) {
  const { id, state, duration, timestamp, errorMessage, requestData } = recording;
  const { word, tone } = states[state];
  const discard = async (): Promise<void> => {
    if (duration <= recordingLimits.discardAsksMs || (await confirmDiscard())) onDiscard(recording);
  };
  const isFailed = state === 'failed';
  // What was never sent is no request's: it can be heard, saved and thrown away.
  const isDraft = state === 'pending' && requestData === null;
  return (
    <Row tabIndex={-1}>
      <Chip tone={tone} justifyContent="center">
        {word}
      </Chip>
      <chakra.span textStyle="body" fontVariantNumeric="tabular-nums">
        {formatDuration(duration)}
      </chakra.span>
      <chakra.span textStyle="small" color="fg.muted">
        {momentOf(timestamp, systemClock.now())}
        {errorMessage !== null && (
          <>
            {' · '}
            <chakra.span color="danger.fg">{errorMessage}</chakra.span>
          </>
        )}
      </chakra.span>
      <Actions>
        {(isFailed || isDraft) && (
          <Button variant="text" textStyle="small" onClick={() => void discard()}>
            Discard
          </Button>
        )}
        <Button
          variant="text"
          textStyle="small"
          // A damaged sound cannot be given out; the list still says that it was there.
          onClick={() => void readRecordingBlob(id).then(downloadRecording, () => undefined)}
        >
          Download
        </Button>
        <Button variant="text" textStyle="small" onClick={() => player.toggle(id)}>
          {player.playing === id ? 'Stop' : 'Listen'}
        </Button>
        {isFailed && requestData !== null && (
          <Button
            variant="link"
            textStyle="small"
            onClick={(event) => {
              // The button goes with the failure: the focus stays with the recording.
              event.currentTarget.closest('li')?.focus();
              onRetry(recording);
            }}
          >
            Retry
          </Button>
        )}
      </Actions>
    </Row>
  );
}

type Props = Pick<RowProps, 'onRetry' | 'onDiscard'> & { recordings: readonly StoredRecording[] };

/** The recordings kept on this device, newest first: what became of each, to be heard, saved, and sent again. */
export function RecordingsList({ recordings, onRetry, onDiscard }: Props) {
  const player = usePlayer(readRecordingBlob);
  return (
    <Card paddingBlock="0" paddingInline="4">
      <List aria-label="Recordings">
        {recordings.map((recording) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            player={player}
            onRetry={onRetry}
            onDiscard={onDiscard}
          />
        ))}
      </List>
    </Card>
  );
}
