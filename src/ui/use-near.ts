import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far below the window something already counts as near. */
const margin = '600px';

/** Calls back when the element comes near the window, as long as `on` holds; once more each time it comes back or `on` does. */
export function useOnApproach<E extends Element>(on: boolean, onNear: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!on || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [on]);
  return ref;
}
