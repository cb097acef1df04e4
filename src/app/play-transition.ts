import { type PageTransition, getPageTransition } from './page-transition.ts';

const comesFrom = { slide: 24, back: -24 };

const lastsMs = 200;
const easing = 'cubic-bezier(.2, 0, 0, 1)';

/**
 * Returns the elements to animate. Skips `data-still` elements, and fixed ones because they would jump with their
 * parent.
 */
function movedParts(frame: Element): Element[] {
  return [...frame.children].flatMap((part) => {
    if (part.matches('[data-still]') || getComputedStyle(part).position === 'fixed') return [];
    return part.querySelector('[data-still]') === null ? [part] : movedParts(part);
  });
}

let stopPresent: () => void = () => undefined;

/**
 * Animates the new screen with opacity and transform only, so its controls work meanwhile. Content that replaces a
 * skeleton continues its animation. Behind a loader, the animation starts with the first visible element. Skipped for
 * readers who prefer reduced motion.
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
  // Content from the right must not widen the page meanwhile.
  main.style.overflowX = 'clip';
  stopPresent = stop;
  move();
}
