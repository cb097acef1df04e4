import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { Pause, Play, RotateCcw, Send, Settings, SkipForward, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useReducer, useState } from 'react';
import { systemClock } from '#src/platform/clock.ts';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { lowWindow } from '#src/ui/layout/low-window.ts';
import { LiveWave } from '#src/ui/media/wave.tsx';
import { RecordingTimer, StorageNote } from '../components/recording-panel.tsx';
import type { RecorderControls } from '../use-recorder.ts';
import { type HandsFreeState, selectActions, selectStatus } from './hands-free-state.ts';
import { handsFreeTexts } from './hands-free-texts.ts';

const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    gap: { base: '4', md: '6' },
    minHeight: 'calc(100dvh - var(--shell-top, 0px))',
    padding: { base: '2', md: '4' },
    paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
    bg: 'bg.canvas',
    [lowWindow]: { gap: '2', gridTemplateRows: 'none', alignContent: 'start' },
    // Over the dialog that a conversation may be in.
    '[role=dialog] &': { position: 'fixed', inset: '0', zIndex: 'raised', overflowY: 'auto', minHeight: '0' },
  },
});

const Bar = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' } });

const Title = chakra('h1', {
  base: { flex: '1', minWidth: '0', textStyle: 'h3', color: 'fg.muted', textAlign: 'center', truncate: true },
});

const Middle = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minWidth: '0',
    paddingInline: { base: '2', md: '8' },
    textAlign: 'center',
  },
});

/** Large enough for two metres; a long question is smaller, so that it fits. */
const Question = chakra('h2', {
  base: {
    fontFamily: 'serif',
    fontWeight: '400',
    letterSpacing: '-0.012em',
    lineHeight: '1.25',
    fontSize: 'clamp(1.75rem, 4.4vw, 3.75rem)',
    maxWidth: '26ch',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    animation: 'fade-in var(--chakra-durations-panel) var(--chakra-easings-enter)',
    '&[data-long]': { fontSize: 'clamp(1.375rem, 3.2vw, 2.5rem)', maxWidth: '38ch' },
    [lowWindow]: { fontSize: '1.375rem!' },
  },
});

const Now = chakra('div', { base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center' } });

const Status = chakra('p', {
  base: {
    textStyle: 'h1',
    fontSize: { base: '1.5rem', md: '2rem' },
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    '&[data-live]': { color: 'ember.fg' },
    [lowWindow]: { fontSize: '1.25rem' },
  },
});

const Hint = chakra('div', {
  base: {
    minHeight: '2lh',
    maxWidth: '44em',
    paddingInline: '4',
    textStyle: 'body',
    textWrap: 'balance',
    fontSize: { base: '1rem', md: '1.125rem' },
    color: 'fg.muted',
    [lowWindow]: { minHeight: '1lh' },
  },
});

/** Always as high as the level, so that nothing moves. */
const Level = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    maxWidth: '620px',
    minHeight: '56px',
    paddingInline: '2',
    textStyle: 'small',
    color: 'fg.muted',
    [lowWindow]: { minHeight: '40px' },
  },
});

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    width: 'full',
    maxWidth: '960px',
    marginInline: 'auto',
    paddingInline: '2',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    md: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
  },
});

type ControlProps = {
  label: string;
  keyName: string;
  icon?: LucideIcon;
  isMain?: boolean;
  isPressed?: boolean;
  isOff?: boolean;
  onPress: () => void;
};

/** A large button that shows its key. It stays in its place while it can't be used. */
function Control({ label, keyName, icon, isMain = false, isPressed, isOff = false, onPress }: ControlProps) {
  const hasKeys = useValue(singleKeys$);
  return (
    <Button
      variant={isMain && !isOff ? 'solid' : 'outline'}
      minHeight="52px"
      paddingInline={{ base: '2', md: '4' }}
      fontSize="1rem"
      aria-keyshortcuts={keyName}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      opacity={isOff ? '.5' : undefined}
      onClick={isOff ? undefined : onPress}
      css={{ '&&&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg' } }}
      {...(icon && { icon })}
    >
      {label}
      {hasKeys && <Kbd aria-hidden="true">{keyName}</Kbd>}
    </Button>
  );
}

/** Counts down for the eye. The status says the same in words. */
function Countdown({ until }: { until: number }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => systemClock.every(200, redraw), []);
  return <span aria-hidden="true"> {Math.max(1, Math.ceil((until - systemClock.now()) / 1000))}…</span>;
}

type QuestionText = { readonly id: number; readonly text: string };

export type HandsFreePresses = {
  readonly think: () => void;
  readonly send: () => void;
  readonly repeat: () => void;
  readonly skip: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly finish: () => void;
  readonly leave: () => void;
  readonly settings: () => void;
};

type Props = {
  state: HandsFreeState;
  title: string;
  question: QuestionText | null;
  /** The next question as far as it's written, and what was understood of the answer: shown in place of the question. */
  drafted: string | null;
  heard: string | null;
  hint: ReactNode;
  /** A failure, read out at once. */
  alert: ReactNode;
  recorder: RecorderControls;
  presses: HandsFreePresses;
  titleRef?: Ref<HTMLHeadingElement>;
};

function isLong(text: string): '' | undefined {
  return text.length > 130 ? '' : undefined;
}

/** The draft has the question's size, so that little moves when it's complete. */
function Coming({ drafted, heard }: Pick<Props, 'drafted' | 'heard'>) {
  if (drafted !== null)
    return (
      <Question as="p" aria-hidden="true" color="fg.muted" data-long={isLong(drafted)}>
        {drafted}
      </Question>
    );
  return (
    <chakra.p textStyle="empty" color="fg.muted" maxWidth="44em" lineClamp="8" overflowWrap="anywhere">
      {heard === null ? handsFreeTexts.next : `“${heard}”`}
    </chakra.p>
  );
}

/** One question, one line about what happens now, and few controls. */
export function HandsFreeView({ state, title, question, hint, alert, recorder, presses, titleRef, ...props }: Props) {
  const actions = selectActions(state);
  const isLive = state.phase === 'listening' || state.phase === 'closing';
  const isStopped = state.phase === 'paused' || state.phase === 'failed';
  // A question whose draft was read must not vanish and fade in again.
  const [wasDrafted, setWasDrafted] = useState(false);
  if (props.drafted !== null && !wasDrafted) setWasDrafted(true);
  // The microphone would record a screen reader's voice, and the question is read aloud. Tones tell the rest.
  const isSpokenOver = isLive || state.phase === 'reading' || state.phase === 'opening';
  return (
    <Stage data-hands-free="">
      <Bar>
        <Button variant="text" icon={X} aria-keyshortcuts="Escape" onClick={presses.leave}>
          <chakra.span srOnly={{ base: true, md: false }}>Leave hands-free</chakra.span>
          <Kbd aria-hidden="true">Esc</Kbd>
        </Button>
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <IconButton label="Hands-free settings" icon={Settings} onClick={presses.settings} />
        <Button variant="text" aria-label="Finish conversation" onClick={presses.finish}>
          Finish
        </Button>
      </Bar>
      <Middle>
        {question === null ? (
          <Coming drafted={props.drafted} heard={props.heard} />
        ) : (
          <section aria-label="Question">
            <Question key={question.id} data-long={isLong(question.text)} animation={wasDrafted ? 'none' : undefined}>
              {question.text}
            </Question>
          </section>
        )}
      </Middle>
      <Now>
        <Level>
          {isLive && (
            <>
              <RecordingTimer read={recorder.store.length} live />
              <chakra.div minWidth="0" color="ember.solid">
                <LiveWave read={recorder.store.levels} tall />
              </chakra.div>
              <chakra.span display="inline-flex" alignItems="center" gap="1.5">
                <StorageNote recorder={recorder} />
              </chakra.span>
            </>
          )}
        </Level>
        <Status data-live={isLive ? '' : undefined}>
          <span role="status" aria-label="Hands-free status" aria-live={isSpokenOver ? 'off' : 'polite'}>
            {selectStatus(state)}
          </span>
          {state.phase === 'closing' && <Countdown until={state.sendsAt} />}
        </Status>
        <Hint>
          {hint}
          <div role="alert">{alert}</div>
        </Hint>
      </Now>
      <Controls>
        <Control
          label="Send now"
          keyName="N"
          icon={Send}
          isMain={!isStopped || !actions.resume}
          isOff={!actions.send}
          onPress={presses.send}
        />
        <Control
          label="Let me think"
          keyName="T"
          isPressed={state.isThinking}
          isOff={!actions.think}
          onPress={presses.think}
        />
        {isStopped ? (
          <Control
            label={state.phase === 'failed' ? 'Try again' : 'Resume'}
            keyName="P"
            icon={Play}
            isMain
            isOff={!actions.resume}
            onPress={presses.resume}
          />
        ) : (
          <Control label="Pause" keyName="P" icon={Pause} isOff={!actions.pause} onPress={presses.pause} />
        )}
        <Control
          label="Repeat question"
          keyName="Q"
          icon={RotateCcw}
          isOff={!actions.repeat}
          onPress={presses.repeat}
        />
        <Control label="Skip question" keyName="S" icon={SkipForward} isOff={!actions.skip} onPress={presses.skip} />
      </Controls>
    </Stage>
  );
}
