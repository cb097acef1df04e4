import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room kept between what is said and a dock that has grown, in px. */
const gap = 24;

type Lift = {
  stageRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  dockRef: RefObject<HTMLDivElement | null>;
  /** How far what is said moves up, in px, so that a growing dock does not cover it; never above the stage's top. */
  lift: number;
};

/** How much higher than its place a dock is, and what of that what is said must give way to. */
function liftOf(stage: HTMLElement, said: HTMLElement, dock: HTMLElement): number {
  const overlap = dock.offsetHeight - (dock.parentElement?.offsetHeight ?? 0);
  // Offsets, because they do not know of the transform that the last lift has made.
  const bottom = said.offsetTop - stage.offsetTop + said.offsetHeight;
  const wanted = bottom + gap - (stage.clientHeight - overlap);
  const room = said.offsetTop - stage.offsetTop - gap;
  return Math.max(0, Math.min(wanted, room));
}

/** Tells the page how high the dock is, in `--dock-height`: a toast keeps clear of it. */
function publishComposerHeight(dock: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (dock) style.setProperty('--dock-height', `${dock.offsetHeight}px`);
  else style.removeProperty('--dock-height');
}

/** Keeps what is said clear of a dock that grows: it stays in its place until they would touch. */
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
