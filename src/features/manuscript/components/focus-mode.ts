import { useWindowEvent, useTimeout } from '@mantine/hooks';
import { isOverlayOpen } from '#src/ui/focus/keys.ts';
import { useState } from 'react';
import { announce } from '#src/ui/announcer.ts';

export type FocusMode = {
  readonly isFocus: boolean;
  /** Shows how to leave: for four seconds, and again when the pointer moves. */
  readonly isHinted: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
};

const hintMs = 4000;

export function useFocusMode(): FocusMode {
  const [isFocus, setIsFocus] = useState(false);
  const [isHinted, setIsHinted] = useState(false);
  const { start, clear } = useTimeout(() => setIsHinted(false), hintMs);
  const hint = (): void => {
    setIsHinted(true);
    clear();
    start();
  };
  useWindowEvent('pointermove', () => isFocus && hint());
  const turn = (on: boolean): void => {
    setIsFocus(on);
    if (on) hint();
    announce(on ? 'Focus mode on' : 'Focus mode off');
  };
  return { isFocus, isHinted, enter: () => turn(true), leave: () => turn(false) };
}

type Keys = { readonly onSave: () => void; readonly onFind: () => void; readonly onEscape: (() => void) | null };

export function useWriteKeys({ onSave, onFind, onEscape }: Keys): void {
  useWindowEvent('keydown', (event) => {
    // The editor prevents the default of every Escape without acting on it.
    if (event.isComposing || (event.defaultPrevented && event.key !== 'Escape') || isOverlayOpen()) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = event.key.toLowerCase();
    if (isCommand && (key === 's' || key === 'f')) {
      event.preventDefault();
      if (key === 's') onSave();
      else onFind();
    }
    if (event.key === 'Escape') onEscape?.();
  });
}
