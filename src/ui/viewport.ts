import { type RefCallback, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Returns an element's width in px, live; 0 until measured. Only for what CSS can't decide. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Creates a ref that keeps a CSS variable of the page at an element's size, and removes it with the element. */
export function publishSize(
  variable: `--${string}`,
  size: 'offsetHeight' | 'offsetWidth',
): (element: HTMLElement) => () => void {
  return (element) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element[size]}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  };
}

const approachMargin = '600px';

/** Fires each time the element comes near the window while `on`, or `on` turns true near it. */
export function useOnApproach<E extends Element>(on: boolean, onNear: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!on || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin: approachMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [on]);
  return ref;
}

const viewportMargin = '100% 0px';
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
  return new IntersectionObserver(handleEntries, { rootMargin: viewportMargin });
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
 * Returns a ref, and whether its element is in the window or less than a window's height away. It stays nearby while the
 * focus is in it.
 */
export function useInViewport(): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    return follow(element, (now) => setIsNear(now || element.contains(document.activeElement)));
  }, []);
  return [ref, isNear];
}
