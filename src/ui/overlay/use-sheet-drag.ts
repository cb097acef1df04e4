import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { getDragOffset, getDragOutcome } from './sheet-drag.ts';
import type { DragOrigin, DragOutcome } from './sheet-drag.ts';

type Drag = { origin: DragOrigin; x: number; y: number; dx: number; dy: number };

type Parts = {
  /** Null until it's mounted. */
  panel: HTMLElement | null;
  head: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
};

/** Lets a finger, or the mouse on the head, move the sheet. A custom property in its transform avoids layout. */
export function useSheetDrag(
  { panel, head, list }: Parts,
  active: boolean,
  onEnd: (outcome: DragOutcome) => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const scroller = list.current;
    if (!active || !panel || !head.current || !scroller) return undefined;
    let drag: Drag | null = null;
    const move = (x: number, y: number) => {
      if (drag === null) return;
      drag.dx = x - drag.x;
      drag.dy = y - drag.y;
      panel.style.setProperty('--sheet-drag', `${getDragOffset(drag.origin, drag.dx, drag.dy)}px`);
      panel.toggleAttribute('data-dragging', true);
    };
    const finish = (cancelled: boolean) => {
      if (drag === null) return;
      const outcome = cancelled ? 'stay' : getDragOutcome(drag.origin, drag.dx, drag.dy);
      drag = null;
      panel.style.removeProperty('--sheet-drag');
      panel.toggleAttribute('data-dragging', false);
      if (outcome !== 'stay') end(outcome);
    };
    const start = (origin: DragOrigin, x: number, y: number) => {
      drag = { origin, x, y, dx: 0, dy: 0 };
    };
    const stop = new AbortController();
    listenToHead(head.current, { start, move, finish }, stop.signal);
    listenToList(scroller, { start, move, finish }, stop.signal);
    return () => {
      stop.abort();
      finish(true);
    };
  }, [active, panel, head, list]);
}

type Moves = {
  start: (origin: DragOrigin, x: number, y: number) => void;
  move: (x: number, y: number) => void;
  finish: (cancelled: boolean) => void;
};

function listenToHead(head: HTMLElement, { start, move, finish }: Moves, signal: AbortSignal): void {
  head.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a, input'))) return;
      head.setPointerCapture(event.pointerId);
      start('head', event.clientX, event.clientY);
    },
    { signal },
  );
  head.addEventListener('pointermove', (event) => move(event.clientX, event.clientY), { signal });
  head.addEventListener('pointerup', () => finish(false), { signal });
  head.addEventListener('pointercancel', () => finish(true), { signal });
}

/** Touch only, and only from the list's top; otherwise the browser scrolls it. */
function listenToList(list: HTMLElement, { start, move, finish }: Moves, signal: AbortSignal): void {
  list.addEventListener(
    'touchstart',
    (event) => {
      const finger = event.touches[0];
      if (event.touches.length > 1 || finger === undefined) finish(true);
      else start(list.scrollTop > 0 ? 'list-scrolled' : 'list-top', finger.clientX, finger.clientY);
    },
    { signal, passive: true },
  );
  list.addEventListener(
    'touchmove',
    (event) => {
      const finger = event.touches[0];
      if (finger) move(finger.clientX, finger.clientY);
    },
    { signal, passive: true },
  );
  list.addEventListener('touchend', () => finish(false), { signal });
  list.addEventListener('touchcancel', () => finish(true), { signal });
}
