import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { StillWave } from '#src/ui/media/wave.tsx';
import { useWaveBars } from '../use-wave-bars.ts';
import { useSoundAddress } from '../use-sound-address.ts';
import type { Take } from '../use-take.ts';
import { MicCircle } from './mic-circle.tsx';
import { formatLength } from './take-timer.tsx';

const Scrubber = chakra('input', {
  base: {
    position: 'absolute',
    inset: '-2px 0',
    width: 'full',
    height: '44px',
    opacity: '0',
    cursor: 'pointer',
    _focusVisible: { opacity: '1', background: 'transparent' },
  },
});

/** Listening back: play, the wave to scrub in, where it stands. */
export function ReviewWave({ take }: { take: Take }) {
  const audio = useRef<HTMLAudioElement>(null);
  const address = useSoundAddress(take);
  const bars = useWaveBars();
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const totalMs = take.engine.length();
  const toggle = (): void => {
    if (playing) audio.current?.pause();
    // A sound that cannot be played stays silent; it can still be sent and downloaded.
    else void audio.current?.play().catch(() => undefined);
  };
  const scrub = (event: ChangeEvent<HTMLInputElement>): void => {
    const ms = Number(event.target.value);
    setAtMs(ms);
    if (audio.current !== null) audio.current.currentTime = ms / 1000;
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the writer's own words, just spoken */}
      <audio
        ref={audio}
        {...(address !== null && { src: address })}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1000)}
        onEnded={() => setAtMs(0)}
      />
      <MicCircle
        type="button"
        tone="play"
        size="md"
        aria-label={playing ? 'Stop listening' : 'Listen'}
        onClick={toggle}
      >
        <Icon of={playing ? Pause : Play} size={20} filled />
      </MicCircle>
      <chakra.span textStyle="body" fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatLength(atMs)}
        <chakra.span color="fg.subtle" fontWeight="400">
          {' / '}
          {formatLength(totalMs)}
        </chakra.span>
      </chakra.span>
      <chakra.div position="relative" flex="1" minWidth="0" color="border.control">
        <StillWave levels={take.engine.levels()} bars={bars - 20} played={totalMs > 0 ? atMs / totalMs : 0} />
        <Scrubber
          type="range"
          aria-label="Position"
          aria-valuetext={formatLength(atMs)}
          min={0}
          max={Math.max(1, Math.round(totalMs))}
          step={100}
          value={Math.min(atMs, totalMs)}
          onChange={scrub}
        />
      </chakra.div>
    </chakra.div>
  );
}
