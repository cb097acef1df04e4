import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { Check, Mic, Pause, Play, Trash, TriangleAlert } from 'lucide-react';
import { useReducer } from 'react';
import { formatLastTried } from '#src/lib/dates.ts';
import type { AttemptFailure } from '#src/lib/describe-error.ts';
import { formatDuration } from '#src/lib/durations.ts';
import { type MicrophoneTextKey, microphoneTexts, storageTexts } from '#src/lib/screen-texts.ts';
import { recordingTexts } from '../texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { listMicrophones } from '#src/platform/microphone.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { ComposerRows } from './composer-rows.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { HideWide, ShowWide, wideContainer } from './wide-container.tsx';
import { LiveWave, StillWave } from '#src/ui/media/wave.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { usePlayer } from '../use-player.ts';
import { type RecorderControls, type RecorderLabels, useRecorderState } from '../use-recorder.ts';
import { type Review, useReview } from '../use-review.ts';
import { MicCircle } from './mic-circle.tsx';

function ListenButton({ recorder }: { recorder: RecorderControls }) {
  const { playing, toggle } = usePlayer(() => recorder.store.readAudio());
  return <Button onClick={() => toggle('recording')}>{playing === null ? 'Listen' : 'Stop'}</Button>;
}

type Props = {
  read: () => number;
  live: boolean;
};

function everyQuarter(redraw: () => void): () => void {
  return systemClock.every(250, redraw);
}

/** The recording's length. Outside live regions: only minutes are announced, not seconds. */
export function RecordingTimer({ read, live }: Props) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useSubscription(live ? everyQuarter : null, redraw);
  return (
    <chakra.span
      role="timer"
      aria-label="Recording time"
      textStyle="body"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      minWidth="36px"
      color={live ? 'ember.fg' : 'fg.default'}
    >
      {formatDuration(read())}
    </chakra.span>
  );
}

// The wave is visual; the slider above it is the control, 44 px high.
const Scrubber = chakra('input', {
  base: {
    position: 'absolute',
    inset: '-2px 0',
    width: 'full',
    height: '44px',
    margin: '0',
    opacity: '0.001',
    cursor: 'pointer',
  },
});

const Playhead = chakra('span', {
  base: { position: 'absolute', top: '-1px', width: '2px', height: '42px', bg: 'accent.solid', pointerEvents: 'none' },
});

const Track = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: '0',
    borderRadius: 'chip',
    color: 'border.control',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  },
});

function ReviewButton({ review }: { review: Review }) {
  return (
    <MicCircle
      type="button"
      tone="play"
      size="md"
      aria-label={review.playing ? 'Stop listening' : 'Listen'}
      onClick={review.toggle}
    >
      <Icon of={review.playing ? Pause : Play} size={20} filled />
    </MicCircle>
  );
}

function ReviewWave({ recorder, review }: { recorder: RecorderControls; review: Review }) {
  const totalMs = recorder.store.length();
  const played = totalMs > 0 ? Math.min(1, review.atMs / totalMs) : 0;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <chakra.span
        textStyle="body"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        minWidth="76px"
      >
        <span>{formatDuration(review.atMs)}</span>
        <chakra.span color="fg.subtle" fontWeight="400">
          {' / '}
          {formatDuration(totalMs)}
        </chakra.span>
      </chakra.span>
      <Track>
        <StillWave levels={recorder.store.levels()} played={played} />
        <Playhead aria-hidden="true" style={{ insetInlineStart: `calc(${played * 100}% - 1px)` }} />
        <Scrubber
          type="range"
          aria-label="Position"
          aria-valuetext={formatDuration(review.atMs)}
          min={0}
          max={Math.max(1, Math.round(totalMs))}
          step={100}
          value={Math.min(review.atMs, totalMs)}
          onChange={(event) => review.seek(Number(event.target.value))}
        />
      </Track>
    </chakra.div>
  );
}

const grow = {
  whiteSpace: 'nowrap',
  flex: '1',
  paddingInline: '2',
  [wideContainer]: { flex: 'none', paddingInline: '4' },
};

export function StorageNote({ recorder }: { recorder: RecorderControls }) {
  const { isStored, isStorageFailing } = useRecorderState(recorder);
  if (isStorageFailing)
    return (
      <chakra.span color="danger.fg" role="alert">
        {storageTexts.blocked}
      </chakra.span>
    );
  if (!isStored) return null;
  return (
    <>
      <Icon of={Check} size={14} />
      <span translate="no">Saved on this device</span>
    </>
  );
}

function Discard({ recorder }: { recorder: RecorderControls }) {
  return <IconButton label="Discard recording" icon={Trash} aria-keyshortcuts="Escape" onClick={recorder.discard} />;
}

type PanelProps = { recorder: RecorderControls; labels: RecorderLabels };

function Send({ recorder, labels }: PanelProps) {
  return (
    <Button variant="solid" onClick={recorder.send} css={grow}>
      {labels.send}
    </Button>
  );
}

/** Offers the other microphones when the one in use hears nothing; the silent recording is replaced. */
function MicrophoneChoice({ recorder }: { recorder: RecorderControls }) {
  const { data: microphones = [] } = useQuery({
    queryKey: ['device', 'microphones'],
    queryFn: () => listMicrophones(navigator.mediaDevices),
    gcTime: 0,
    staleTime: 0,
  });
  if (microphones.length < 2) return null;
  return (
    <chakra.div maxWidth={{ base: '132px', md: '200px' }}>
      <SelectMenu
        label="Microphone"
        value={recorder.store.microphone() ?? ''}
        options={microphones.map(({ id, label }) => ({ value: id, label }))}
        onChange={recorder.chooseMicrophone}
      />
    </chakra.div>
  );
}

function MicrophoneNotice({ notice }: { notice: MicrophoneTextKey }) {
  const { title, help } = microphoneTexts[notice];
  return (
    <span role="status">
      <span>{title}</span>
      <ShowWide> {help}</ShowWide>
    </span>
  );
}

export function RecordingPanel({ recorder, labels }: PanelProps) {
  const { phase, notice } = useRecorderState(recorder);
  const live = phase === 'recording';
  const doing = live ? 'Recording.' : 'Paused.';
  return (
    <ComposerRows
      lead={
        <MicCircle
          type="button"
          tone={live ? 'live' : 'rest'}
          size="md"
          aria-label={live ? 'Pause recording' : 'Resume recording'}
          aria-keyshortcuts={live ? 'P' : 'P R'}
          onClick={live ? recorder.pause : recorder.resume}
        >
          <Icon of={live ? Pause : Mic} size={20} filled={live} />
        </MicCircle>
      }
      main={
        <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
          <RecordingTimer read={recorder.store.length} live={live} />
          <chakra.div flex="1" minWidth="0" color={live ? 'ember.solid' : 'fg.subtle'}>
            {live ? <LiveWave read={recorder.store.levels} /> : <StillWave levels={recorder.store.levels()} end />}
          </chakra.div>
        </chakra.div>
      }
      aside={notice === 'silent' && <MicrophoneChoice recorder={recorder} />}
      actions={
        <>
          <Discard recorder={recorder} />
          <Button onClick={recorder.review} aria-label="Review recording" css={grow}>
            Review
          </Button>
          <Send recorder={recorder} labels={labels} />
        </>
      }
      foot={
        notice === null ? (
          <>
            <span>{doing}</span>
            <ShowWide>{live ? ' Take your time. Pauses are fine.' : ' Resume when you’re ready.'}</ShowWide>
          </>
        ) : (
          <MicrophoneNotice notice={notice} />
        )
      }
      note={<StorageNote recorder={recorder} />}
    />
  );
}

export function ReviewPanel({ recorder, labels }: PanelProps) {
  const { isLive, notice } = useRecorderState(recorder);
  const review = useReview(recorder);
  return (
    <ComposerRows
      lead={<ReviewButton review={review} />}
      main={<ReviewWave recorder={recorder} review={review} />}
      actions={
        <>
          <HideWide>
            <Discard recorder={recorder} />
          </HideWide>
          <ShowWide>
            <Button variant="text" onClick={recorder.startOver}>
              Start over
            </Button>
          </ShowWide>
          {isLive && (
            <Button onClick={recorder.resume} css={grow}>
              Record more
            </Button>
          )}
          <Send recorder={recorder} labels={labels} />
        </>
      }
      foot={notice === null ? 'Listen back, or send it as is.' : <MicrophoneNotice notice={notice} />}
      note={<StorageNote recorder={recorder} />}
      grows={notice !== null}
    />
  );
}

export function FailedPanel({ recorder, failure }: { recorder: RecorderControls; failure: AttemptFailure }) {
  const { text, detail, triedAt } = failure;
  return (
    <ComposerRows
      lead={
        <MicCircle as="span" tone="danger" size="md" aria-hidden="true">
          <Icon of={TriangleAlert} size={20} />
        </MicCircle>
      }
      main={
        <div role="alert">
          <chakra.p textStyle="title" color="danger.fg" lineClamp={triedAt === null ? 2 : 1}>
            {text}
          </chakra.p>
          {triedAt !== null && (
            <chakra.p textStyle="small" color="fg.muted" lineClamp="1">
              {formatLastTried(triedAt, systemClock.now())}
            </chakra.p>
          )}
        </div>
      }
      actions={
        <>
          <Discard recorder={recorder} />
          <Button variant="text" onClick={recorder.download}>
            Download
          </Button>
          <ListenButton recorder={recorder} />
          <Button variant="solid" onClick={recorder.retry}>
            Try again
          </Button>
        </>
      }
      foot={
        <>
          {detail === null ? <ShowWide>{recordingTexts.notThrough} </ShowWide> : <span role="alert">{detail} </span>}
          {recordingTexts.safeHere}
        </>
      }
      note={formatDuration(recorder.store.length())}
      grows={detail !== null}
    />
  );
}
