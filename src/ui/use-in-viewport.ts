import { useEffect, useState, type RefObject } from 'react';

const margin = '100% 0px';
/** Scrolling counts as stopped after so many ms. */
const restMs = 120;

type Listener = (isNear: boolean) => void;

const followers = new WeakMap<Element, Listener>();
/** Pending changes, delivered when scrolling stops to avoid renders in between. */
const pendingChanges = new Map<Element, boolean>();
const notified = new WeakSet<Element>();
let observer: IntersectionObserver | null = null;
let timer = 0;

function notifyAll(): void {
  clearTimeout(timer);
  for (const [element, isNear] of pendingChanges) followers.get(element)?.(isNear);
  pendingChanges.clear();
}

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (notified.has(target)) pendingChanges.set(target, isIntersecting);
    else followers.get(target)?.(isIntersecting);
    notified.add(target);
  }
  clearTimeout(timer);
  timer = window.setTimeout(notifyAll, restMs);
}

function startObserver(): IntersectionObserver {
  // Keyboard navigation doesn't wait.
  document.addEventListener('focusin', notifyAll);
  return new IntersectionObserver(handleEntries, { rootMargin: margin });
}

function follow(element: Element, listener: Listener): () => void {
  observer ??= startObserver();
  const currentObserver = observer;
  followers.set(element, listener);
  currentObserver.observe(element);
  return () => {
    currentObserver.unobserve(element);
    pendingChanges.delete(element);
    notified.delete(element);
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
