import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefCallback, type RefObject, useCallback, useRef, useState } from 'react';
import { wideContainer } from './wide-container.tsx';
import { lowWindow } from '#src/ui/layout/low-window.ts';

const gap = 24;

/** In px: how far the composer covers the stage, how far the text moves up for it, and what that leaves covered. */
type Cover = { overlap: number; lift: number; rest: number };

type ComposerOffset = {
  /** Its children have their refs already. */
  frameRef: RefCallback<HTMLElement>;
  stageRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  composerRef: RefObject<HTMLDivElement | null>;
  cover: Cover;
};

/** The text never moves above the stage's top. */
function measureCover(stage: HTMLElement, content: HTMLElement, composer: HTMLElement): Cover {
  const overlap = composer.offsetHeight - (composer.parentElement?.offsetHeight ?? 0);
  // Offsets ignore the transform from the last lift.
  const bottom = content.offsetTop - stage.offsetTop + content.offsetHeight;
  const neededLift = bottom + gap - (stage.clientHeight - overlap);
  const maxLift = content.offsetTop - stage.offsetTop - gap;
  const lift = Math.max(0, Math.min(neededLift, maxLift));
  return { overlap: Math.max(0, overlap), lift, rest: Math.max(0, Math.min(neededLift - lift, overlap)) };
}

/** Sets `--dock-height`, so that toasts stay clear of a composer at the window's end. */
function publishComposerHeight(composer: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (composer && getComputedStyle(composer).position === 'absolute')
    style.setProperty('--dock-height', `${composer.offsetHeight}px`);
  else style.removeProperty('--dock-height');
}

function useComposerOffset(): ComposerOffset {
  const stageRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const composerRef = useRef<HTMLDivElement>(null);
  const [cover, setCover] = useState<Cover>({ overlap: 0, lift: 0, rest: 0 });
  const frameRef = useCallback(() => {
    const parts = [stageRef.current, contentRef.current, composerRef.current];
    const [stage, content, composer] = parts;
    if (!stage || !content || !composer) return undefined;
    const observer = new ResizeObserver(() => {
      setCover(measureCover(stage, content, composer));
      publishComposerHeight(composer);
    });
    for (const part of [stage, content, composer]) observer.observe(part);
    return () => {
      observer.disconnect();
      publishComposerHeight(null);
    };
  }, []);
  return { frameRef, stageRef, contentRef, composerRef, cover };
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    // Beside the insights, long content must not widen it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    height: {
      base: 'var(--conversation-height, calc(100dvh - var(--shell-top, 0px) - var(--shell-bottom, 0px)))',
      md: 'var(--conversation-height, calc(100dvh - var(--shell-top, 0px)))',
    },
    minWidth: '0',
    flex: '1',
    containerType: 'inline-size',
    [lowWindow]: { height: 'auto!', alignContent: 'start', paddingBottom: 'var(--shell-bottom, 0px)' },
  },
});

// Centres the text at 44 % of the stage. On a phone it starts at the top.
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: '4',
    paddingTop: '8',
    paddingBottom: '16',
    [wideContainer]: {
      gridTemplateRows: 'minmax(32px, 44fr) auto minmax(24px, 56fr)',
      paddingInline: '8',
      paddingBlock: '0',
    },
    [lowWindow]: { gridTemplateRows: 'none!', overflowY: 'visible', paddingBlock: '4!' },
  },
});

// Lets the end of a long text scroll out from under the composer, as far above it as above the stage's end.
const CoveredEnd = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    width: '1px',
    boxSizing: 'content-box',
    paddingBottom: '16',
    [wideContainer]: { paddingBottom: '6' },
    [lowWindow]: { display: 'none' },
  },
});

// As high as fixed-height composers. Higher ones cover the stage, so the question doesn't move.
const ComposerSlot = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '744px',
    height: 'calc(180px + env(safe-area-inset-bottom))',
    marginInline: 'auto',
    [wideContainer]: { height: '128px' },
    [lowWindow]: { height: 'auto!' },
  },
});

const ComposerPanel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    paddingInline: '3',
    paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
    [wideContainer]: { paddingInline: '8', paddingBottom: '8' },
    [lowWindow]: { position: 'static' },
  },
});

export function ConversationFrame({
  head,
  stage,
  composer,
}: {
  head: ReactNode;
  stage: ReactNode;
  composer: ReactNode;
}) {
  const { frameRef, stageRef, contentRef, composerRef, cover } = useComposerOffset();
  const { overlap, lift, rest } = cover;
  return (
    <Frame ref={frameRef}>
      {head}
      <Stage ref={stageRef} style={{ scrollPaddingBottom: overlap }}>
        <chakra.div
          ref={contentRef}
          css={{ [wideContainer]: { gridRow: '2' } }}
          width="full"
          maxWidth="620px"
          marginInline="auto"
          transition="transform var(--chakra-durations-fade) var(--chakra-easings-enter)"
          position="relative"
          style={{ transform: lift === 0 ? 'none' : `translateY(${-lift}px)` }}
        >
          {stage}
          <CoveredEnd style={{ height: rest }} />
        </chakra.div>
      </Stage>
      <ComposerSlot>
        <ComposerPanel ref={composerRef}>{composer}</ComposerPanel>
      </ComposerSlot>
    </Frame>
  );
}
