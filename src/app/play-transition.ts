import { type PageTransition, getPageTransition } from './transitions.ts';

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

let stopPresent: () => void = () => undefined;

/**
 * Lets the screen that has just been drawn come in, by the addresses of the one before and its own. Opacity and a transform
 * alone, on the screen itself: its controls take presses meanwhile, and nothing around them moves. What takes the place of a part
 * on its way, such as the content that of its skeleton, goes on from there; behind a loader the motion begins with the first part
 * that can be seen. Not for readers who asked for less motion.
 */
export function playBetween(from: string, to: string): void {
  stopPresent();
  play(getPageTransition(from, to));
}

function play(transition: PageTransition): void {
  const main = document.querySelector<HTMLElement>('main');
  if (transition === 'none' || main === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const x = comesFrom[transition] * (getComputedStyle(main).direction === 'rtl' ? -1 : 1);
  const frames = [
    { opacity: 0, transform: `translateX(${x}px)` },
    { opacity: 1, transform: 'none' },
  ];
  const moved = new WeakSet<Element>();
  let first: Animation | null = null;
  const stop = (): void => {
    observer.disconnect();
    main.style.overflowX = '';
  };
  const move = (): void => {
    for (const part of movedParts(main)) {
      if (moved.has(part)) continue;
      moved.add(part);
      const animation = part.animate(frames, { id: transition, duration: lastsMs, easing });
      if (first === null) {
        first = animation;
        animation.finished.then(stop, stop);
      } else animation.currentTime = first.currentTime;
    }
  };
  const observer = new MutationObserver(move);
  observer.observe(main, { childList: true, subtree: true });
  // What comes from the right must not make the page wider for that time.
  main.style.overflowX = 'clip';
  stopPresent = stop;
  move();
}
