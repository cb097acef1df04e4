/**
 * Page transitions. "slide" leads into a conversation or a deeper screen, "back" out of it. All other
 * changes have no motion.
 */
type PageTransition = 'none' | 'slide' | 'back';

const conversation =
  /^\/(?:profile(?:\/achievements\/[^/]+)?\/develop|stories\/(?:new|[^/]+\/develop)|summary\/[^/]+|(?:projects\/[^/]+\/)?conversation(?:\/.*)?|test\/conversation-engine)$/;

const alone = /^\/(?:auth|onboard)(?:\/|$)/;

/** A project's sections are siblings. A note, an element and the manuscript are a level deeper. */
const projectSection = /^(\/projects\/[^/]+)\/(?!write$)[^/]+$/;

const underHome = /^\/(?:profile|projects|stories\/[^/]+)(?:\/|$)/;
const underStoryElements = /^\/projects\/[^/]+\/[^/]+\/[^/]+/;

function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').replace(projectSection, '$1') || '/';
}

function isUnder(deep: string, path: string): boolean {
  if (deep === path) return false;
  if (path === '/') return underHome.test(deep);
  if (/^\/elements(?:\/|$)/.test(path)) return underStoryElements.test(deep);
  return deep.startsWith(`${path}/`);
}

export function getPageTransition(from: string, to: string): PageTransition {
  if (alone.test(from) || alone.test(to)) {
    if (from === '/auth/login' && to === '/auth/magic-link') return 'slide';
    return from === '/auth/magic-link' && to === '/auth/login' ? 'back' : 'none';
  }
  const [wasTalking, isTalking] = [conversation.test(from), conversation.test(to)];
  if (wasTalking !== isTalking) return isTalking ? 'slide' : 'back';
  if (isTalking) return 'none';
  const [before, now] = [normalizePath(from), normalizePath(to)];
  if (isUnder(now, before)) return 'slide';
  return isUnder(before, now) ? 'back' : 'none';
}

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

let stopCurrent: () => void = () => undefined;

/**
 * Animates the new screen with opacity and transform only, so its controls work meanwhile. Content that replaces a
 * skeleton continues its animation. Behind a loader, the animation starts with the first visible element. Skipped for
 * writers who prefer reduced motion.
 */
export function playBetween(from: string, to: string): void {
  stopCurrent();
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
  stopCurrent = stop;
  move();
}
