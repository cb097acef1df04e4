import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const gap = 24;

type Lift = {
  stageRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  composerRef: RefObject<HTMLDivElement | null>;
  /** How far the text moves up, in px, for a growing composer. Never above the stage's top. */
  lift: number;
};

function measureLift(stage: HTMLElement, content: HTMLElement, composer: HTMLElement): number {
  const overlap = composer.offsetHeight - (composer.parentElement?.offsetHeight ?? 0);
  // Offsets ignore the transform from the last lift.
  const bottom = content.offsetTop - stage.offsetTop + content.offsetHeight;
  const neededLift = bottom + gap - (stage.clientHeight - overlap);
  const maxLift = content.offsetTop - stage.offsetTop - gap;
  return Math.max(0, Math.min(neededLift, maxLift));
}

/** Sets `--dock-height`, so that toasts stay clear. */
function publishComposerHeight(composer: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (composer) style.setProperty('--dock-height', `${composer.offsetHeight}px`);
  else style.removeProperty('--dock-height');
}

export function useComposerOffset(): Lift {
  const stageRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const composerRef = useRef<HTMLDivElement>(null);
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const parts = [stageRef.current, contentRef.current, composerRef.current];
    const [stage, caption, composer] = parts;
    if (!stage || !caption || !composer) return undefined;
    const observer = new ResizeObserver(() => {
      setLift(measureLift(stage, caption, composer));
      publishComposerHeight(composer);
    });
    for (const part of [stage, caption, composer]) observer.observe(part);
    return () => {
      observer.disconnect();
      publishComposerHeight(null);
    };
  }, []);
  return { stageRef, contentRef, composerRef, lift };
}
