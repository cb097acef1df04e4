import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Props = {
  load: () => Promise<ComponentType>;
  /** Placeholder while loading; give it the final size to avoid a layout shift. */
  children: ReactNode;
};

/**
 * Loads a component after the screen's first paint. A failure throws to the nearest error boundary; a retry loads it
 * again.
 */
export function DeferredComponent({ load, children }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // A frame's callback runs before its paint, a timer set in it afterwards.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        if (isWanted)
          load().then(
            (loaded) => setPart(() => loaded),
            (error: unknown) => setFailure({ error }),
          );
      }, 0),
    );
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [load]);
  if (failure !== null) throw failure.error;
  return Part === null ? children : <Part />;
}
