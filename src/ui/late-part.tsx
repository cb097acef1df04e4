import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** Imports the component. Must not change. */
  load: () => Promise<ComponentType>;
  /** Stands in its place until it is there; give it the final size, so that nothing moves. */
  children: ReactNode;
};

/**
 * A part of a screen whose code is fetched only after the screen's first paint, so that nothing waits for it. Fails as its own
 * error boundary's child; another try loads it again.
 */
export function DeferredComponent({ load, children }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // A frame's callback runs before its paint, a timer that it sets after it.
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
