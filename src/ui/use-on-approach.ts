import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const margin = '600px';

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
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [on]);
  return ref;
}
