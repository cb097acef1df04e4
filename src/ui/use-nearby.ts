import { useEffect, useState, type RefObject } from 'react';

/** So far around the window something is nearby: its own height. */
const margin = '100% 0px';

type Tell = (isNear: boolean) => void;

/** One observer for all, however many there are. */
const followers = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | null = null;

function follow(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) followers.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  const own = observer;
  followers.set(element, tell);
  own.observe(element);
  return () => own.unobserve(element);
}

/**
 * Whether an element is in the window or less than a window's height away, for what a long list need not have elsewhere. It
 * stays nearby while the focus is in it.
 */
export function useNearby(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return follow(element, (now) => setIsNear(now || element.contains(document.activeElement)));
  }, [ref]);
  return isNear;
}
