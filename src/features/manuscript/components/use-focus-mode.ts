import { useEffect, useState } from 'react';
import { announce } from '#src/ui/feedback/announcer.ts';

export type FocusMode = {
  readonly isFocus: boolean;
  /** Shows how to leave: for four seconds, and again when the pointer moves. */
  readonly isHinted: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
};

const hintMs = 4000;

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

/** Hides the shell around the text with `data-alone` on the page. */
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
