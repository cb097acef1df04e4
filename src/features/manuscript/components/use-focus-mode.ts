import { useEffect, useState } from 'react';
import { announce } from '#src/ui/feedback/announcer.ts';

export type FocusMode = {
  readonly isFocus: boolean;
  /** The way out is told: for four seconds, and again when the pointer moves. */
  readonly isHinted: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
};

const hintMs = 4000;

/** Whether the way out is shown. */
function useHint(isFocus: boolean): boolean {
  const [isHinted, setIsHinted] = useState(false);
  useEffect(() => {
    if (!isFocus) return undefined;
    let timer = 0;
    const hint = (): void => {
      setIsHinted(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsHinted(false), hintMs);
    };
    hint();
    window.addEventListener('pointermove', hint);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', hint);
    };
  }, [isFocus]);
  return isHinted;
}

/** Nothing but the text: the shell around it goes (`data-alone` at the page) and comes back. */
export function useFocusMode(): FocusMode {
  const [isFocus, setIsFocus] = useState(false);
  const isHinted = useHint(isFocus);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-alone', isFocus);
    return () => {
      document.documentElement.removeAttribute('data-alone');
    };
  }, [isFocus]);
  const turn = (on: boolean): void => {
    setIsFocus(on);
    announce(on ? 'Focus mode on' : 'Focus mode off');
  };
  return { isFocus, isHinted, enter: () => turn(true), leave: () => turn(false) };
}
