import { useEffect } from 'react';
import type { Take } from './use-take.ts';

/** A key belongs to whoever is being typed into, and to a dialog while one is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('textarea, input:not([type=radio], [type=range]), [role=dialog]') !== null
  );
}

function press(take: Take, key: string): boolean {
  const { phase } = take.engine.state$.peek();
  const isLive = phase === 'recording';
  const isThere = isLive || phase === 'paused';
  if (key === 'r' && (phase === 'idle' || phase === 'refused')) take.start();
  else if (key === 'r' && phase === 'paused') take.resume();
  else if (key === 'p' && isThere) (isLive ? take.pause : take.resume)();
  else if (key === 'escape' && isThere) take.discard();
  else return false;
  return true;
}

/** R records, P pauses and goes on, Escape discards (which asks over 10 s); never while a text field has the focus. */
export function useRecorderKeys(take: Take): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !isElsewhere(event) && press(take, event.key.toLowerCase()))
        event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [take]);
}
