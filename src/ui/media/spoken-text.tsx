import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDuration } from '#src/lib/durations.ts';
import { Icon } from '../display/icon.tsx';
import { ProgressBar } from '../display/progress-bar.tsx';

const Root = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', maxWidth: '420px' } });

const Round = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { outline: '1px solid', outlineColor: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  },
});

type Props = {
  /** URL; null when it must not or can't be loaded. */
  src: string | null;
  title: string;
  /** In ms, measured while recording: browser recordings lack their duration. */
  durationMs: number | null;
};

/** Audio player. Loads no audio before the press. */
function AudioPlayer({ src, title, durationMs }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const [failed, setFailed] = useState(false);
  if (src === null || failed)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        Audio not available
      </chakra.p>
    );
  const toggle = (): void => {
    const element = audio.current;
    if (element === null) return;
    if (playing) element.pause();
    // The element reports failures; an interrupted start isn't an error.
    else void element.play().catch(() => undefined);
  };
  const total = durationMs ?? 0;
  return (
    <Root>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is beside it */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAtMs(0)}
        onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1000)}
        onError={() => setFailed(true)}
      />
      <Round type="button" aria-label={`${playing ? 'Pause' : 'Listen to'} ${title}`} onClick={toggle}>
        <Icon of={playing ? Pause : Play} filled />
      </Round>
      <ProgressBar label={`Position in ${title}`} value={total > 0 ? (atMs / total) * 100 : 0} />
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {atMs > 0 || total === 0 ? formatDuration(atMs) : formatDuration(total)}
      </chakra.span>
    </Root>
  );
}

type SpokenTextProps = {
  src: string | null;
  title: string;
  durationMs: number | null;
  text?: string | null | undefined;
  /** The mock server wrote the transcript without hearing the audio. */
  isDemo?: boolean;
};

export function SpokenText({ src, title, durationMs, text, isDemo = false }: SpokenTextProps) {
  return (
    <div>
      <AudioPlayer src={src} title={title} durationMs={durationMs} />
      {text && (
        <chakra.div marginTop="3">
          {isDemo && (
            <chakra.p textStyle="caption" color="fg.subtle" marginBottom="1">
              Demo transcript (your recording is not transcribed in this demo)
            </chakra.p>
          )}
          <chakra.p textStyle="answer" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere" translate="no">
            {text}
          </chakra.p>
        </chakra.div>
      )}
    </div>
  );
}
