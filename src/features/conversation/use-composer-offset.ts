import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const gap = 24;

type Lift = {
  stageRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  dockRef: RefObject<HTMLDivElement | null>;
  /** How far the text moves up, in px, for a growing composer. Never above the stage's top. */
  lift: number;
};

function liftOf(stage: HTMLElement, said: HTMLElement, dock: HTMLElement): number {
  const overlap = dock.offsetHeight - (dock.parentElement?.offsetHeight ?? 0);
  // Offsets ignore the transform from the last lift.
  const bottom = said.offsetTop - stage.offsetTop + said.offsetHeight;
  const wanted = bottom + gap - (stage.clientHeight - overlap);
  const room = said.offsetTop - stage.offsetTop - gap;
  return Math.max(0, Math.min(wanted, room));
}

/** Sets `--dock-height`, so that toasts stay clear. */
function publishComposerHeight(dock: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (dock) style.setProperty('--dock-height', `${dock.offsetHeight}px`);
  else style.removeProperty('--dock-height');
}

export function useComposerOffset(): Lift {
  const stageRef = useRef<HTMLDivElement>(null);
  const saidRef = useRef<HTMLDivElement>(null);
  const dockRef = useRef<HTMLDivElement>(null);
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const parts = [stageRef.current, saidRef.current, dockRef.current];
    const [stage, said, dock] = parts;
    if (!stage || !said || !dock) return undefined;
    const observer = new ResizeObserver(() => {
      setLift(liftOf(stage, said, dock));
      publishComposerHeight(dock);
    });
    for (const part of [stage, said, dock]) observer.observe(part);
    return () => {
      observer.disconnect();
      publishComposerHeight(null);
    };
  }, []);
  return { stageRef, contentRef: saidRef, dockRef, lift };
}
