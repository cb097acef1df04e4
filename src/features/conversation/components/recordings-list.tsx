import { chakra } from '@chakra-ui/react';
import { recordingLimits } from '#src/lib/constants.ts';
import { formatLastTried, formatMoment } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/durations.ts';
import type { RecordingState } from '#src/lib/recordings-reducer.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Chip, type ChipTone } from '#src/ui/display/chip.tsx';
import { wideContainer } from './wide-container.tsx';
import { type Player, usePlayer } from '../use-player.ts';
import { confirmDiscard, downloadRecording } from '../use-recorder.ts';

/** The specification's states as labels. */
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
    '&:focus-visible': { borderRadius: 'chip' },
    [wideContainer]: { gridTemplateColumns: '72px auto minmax(0, 1fr) auto', paddingBlock: '2' },
  },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    marginInline: '-2',
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
  const lastTried = state === 'success' ? '' : formatLastTried(requestData?.triedAt, systemClock.now());
  const isFailed = state === 'failed';
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
        {formatMoment(timestamp, systemClock.now())}
        {errorMessage !== null && (
          <>
            {' · '}
            <chakra.span color="danger.fg">{errorMessage}</chakra.span>
          </>
        )}
        {lastTried !== '' && <span> · {lastTried}</span>}
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
          // A damaged recording can't be downloaded, but stays listed.
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
              // Focus the recording, since this button disappears.
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
