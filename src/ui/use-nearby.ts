import { useEffect, useState, type RefObject } from 'react';

/** So far around the window something is nearby: its own height. */
const margin = '100% 0px';
/** After so long without news the scrolling rests, ms. */
const restMs = 120;

type Tell = (isNear: boolean) => void;

/** One observer for all, however many there are. */
const followers = new WeakMap<Element, Tell>();
/** What came or went while somebody scrolls; it is told when that rests, so that nothing is drawn in between. */
const news = new Map<Element, boolean>();
const told = new WeakSet<Element>();
let observer: IntersectionObserver | null = null;
let timer = 0;

function tellAll(): void {
  clearTimeout(timer);
  for (const [element, isNear] of news) followers.get(element)?.(isNear);
  news.clear();
}

function take(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (told.has(target)) news.set(target, isIntersecting);
    else followers.get(target)?.(isIntersecting);
    told.add(target);
  }
  clearTimeout(timer);
  timer = window.setTimeout(tellAll, restMs);
}

function startObserver(): IntersectionObserver {
  // Whoever goes on by keys does not wait.
  document.addEventListener('focusin', tellAll);
  return new IntersectionObserver(take, { rootMargin: margin });
}

function follow(element: Element, tell: Tell): () => void {
  observer ??= startObserver();
  const own = observer;
  followers.set(element, tell);
  own.observe(element);
  return () => {
    own.unobserve(element);
    news.delete(element);
    told.delete(element);
  };
}

/**
 * Whether an element is in the window or less than a window's height away, for what a long list need not have elsewhere. It
 * stays nearby while the focus is in it.
 */
export function useInViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return follow(element, (now) => setIsNear(now || element.contains(document.activeElement)));
  }, [ref]);
  return isNear;
}
