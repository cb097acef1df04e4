/** What the overlays share. */
import { useEffect, useEffectEvent } from 'react';

export const backdropStyle = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  bg: 'veil',
  _open: { animation: 'fade-in var(--chakra-durations-fade) var(--chakra-easings-enter)' },
  _closed: { animation: 'fade-out 168ms var(--chakra-easings-exit) both', pointerEvents: 'none' },
} as const;

/** A layer on top replaces this one by a cross-fade. */
export const coveredStyle = {
  animation: 'fade-out var(--chakra-durations-hover) linear both',
  visibility: 'hidden',
  transition: 'visibility 0s 120ms',
} as const;

/** The box of a menu or popover. */
export const floatingStyle = {
  zIndex: 'menu',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
  color: 'fg.default',
  boxShadow: 'e2',
  outline: 'none',
  _open: { animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)' },
} as const;

/** Toasts appear over layers and stay usable. */
export function findToaster(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-toaster]');
}

/** A screen that appears behind a layer focuses its heading. That must not close the layer, which takes the focus back. */
export function keepOpen(event: Event): void {
  event.preventDefault();
}

type CloseWatcher = EventTarget & { destroy: () => void };

/** Lets the device's Back gesture close a layer. Only some browsers can, and TypeScript's types lack it. */
export function useCloseWatcher(isActive: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
    if (!isActive || Watcher === undefined) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isActive]);
}
