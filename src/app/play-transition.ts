import type { Transition } from './transitions.ts';

/** Where the new screen comes from, in px along the line (interface: motion). */
const comesFrom = { slide: 24, back: -24 };

/** The motion of a screen, in ms: short, and nothing waits for its end. */
const lastsMs = 200;
const easing = 'cubic-bezier(.2, 0, 0, 1)';

/** What is moved: the screen's own parts. What stays where it is says so; what is fixed to the window would jump with its parent. */
function movedParts(frame: Element): Element[] {
  return [...frame.children].flatMap((part) => {
    if (part.matches('[data-still]') || getComputedStyle(part).position === 'fixed') return [];
    return part.querySelector('[data-still]') === null ? [part] : movedParts(part);
  });
}

/**
 * Lets the screen that has just been drawn come in. Opacity and a transform alone, on the screen itself: its controls take
 * presses meanwhile, and nothing around them moves. Not for readers who asked for less motion.
 */
export function playTransition(transition: Transition): void {
  const main = document.querySelector<HTMLElement>('main');
  if (transition === 'none' || main === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const x = comesFrom[transition] * (getComputedStyle(main).direction === 'rtl' ? -1 : 1);
  const frames = [
    { opacity: 0, transform: `translateX(${x}px)` },
    { opacity: 1, transform: 'none' },
  ];
  const running = movedParts(main).map((part) => part.animate(frames, { id: transition, duration: lastsMs, easing }));
  // What comes from the right must not make the page wider for that time.
  main.style.overflowX = 'clip';
  void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
    main.style.overflowX = '';
  });
}
