import { useEffect, useState, type RefObject } from 'react';

const margin = '100% 0px';
/** Scrolling counts as stopped after so many ms. */
const restMs = 120;

type Tell = (isNear: boolean) => void;

const followers = new WeakMap<Element, Tell>();
/** Pending changes, delivered when scrolling stops to avoid renders in between. */
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
  // Keyboard navigation doesn't wait.
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
 * Returns whether an element is in the window or less than a window's height away. It stays nearby while the focus is
 * in it.
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
