import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepTabInside, tabStops } from '../focus/tab-stops.ts';
import { getTopLayer } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';
import { focusBefore, requestClose } from './layer-store.ts';

function findPanel(id: number) {
  return document.querySelector<HTMLElement>(`[data-layer="${id}"]`);
}

/** Focuses the marked element, else the form's first field, else the panel itself so that it's read out. */
function focusInto(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const field = tabStops(panel).find((stop) => stop.matches('form :is(input, select, textarea)'));
  const target = panel.querySelector<HTMLElement>('[data-autofocus]') ?? field ?? panel;
  target.focus({ preventScroll: true });
}

function useFocusFollowsTop(stack: Stack): void {
  const seen = useRef<Stack>([]);
  useLayoutEffect(() => {
    const before = getTopLayer(seen.current)?.id ?? null;
    const top = getTopLayer(stack)?.id ?? null;
    const isBack = before !== null && (top === null || seen.current.some((layer) => layer.id === top));
    seen.current = stack;
    if (before === top) return;
    if (isBack) focusBefore(before);
    const panel = top === null ? null : findPanel(top);
    if (panel) focusInto(panel);
  }, [stack]);
}

/**
 * Traps the focus in the top layer and in toasts, which appear over it. The layer takes the focus when the focused
 * element is removed.
 */
function useFocusStaysInside(top: number | null): void {
  useEffect(() => {
    const panel = top === null ? null : findPanel(top);
    if (panel === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      keepTabInside(event, panel, ...document.querySelectorAll<HTMLElement>('[data-toaster]'));
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) panel.focus({ preventScroll: true });
    });
    document.addEventListener('keydown', onKey);
    observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
    return () => {
      document.removeEventListener('keydown', onKey);
      observer.disconnect();
    };
  }, [top]);
}

type CloseWatcher = EventTarget & { destroy: () => void };

/** Watches the Back gesture. Only some browsers have it, and TypeScript's types lack it. */
function newCloseWatcher(): CloseWatcher | null {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  return Watcher === undefined ? null : new Watcher();
}

function useCloseRequests(top: number | null, forced: boolean): void {
  useEffect(() => {
    if (top === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      requestClose();
    };
    document.addEventListener('keydown', onKey);
    const watcher = forced ? null : newCloseWatcher();
    watcher?.addEventListener('close', requestClose);
    return () => {
      document.removeEventListener('keydown', onKey);
      watcher?.destroy();
    };
  }, [top, forced]);
}

export function useStackFocus(stack: Stack): void {
  const top = getTopLayer(stack);
  useFocusFollowsTop(stack);
  useFocusStaysInside(top?.id ?? null);
  useCloseRequests(top?.id ?? null, top?.forced ?? false);
}
