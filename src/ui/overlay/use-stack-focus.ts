import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepTabInside, tabStops } from '../focus/tab-stops.ts';
import { getTopLayer } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';
import { focusBefore, requestClose } from './layer-store.ts';

const panelOf = (id: number) => document.querySelector<HTMLElement>(`[data-layer="${id}"]`);

/** What a new layer wants focused: what it marks, else the first field of its form, else itself, so that it is read. */
function focusInto(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const field = tabStops(panel).find((stop) => stop.matches('form :is(input, select, textarea)'));
  const wanted = panel.querySelector<HTMLElement>('[data-autofocus]') ?? field ?? panel;
  wanted.focus({ preventScroll: true });
}

/** Moves the focus with the top layer: into a new one, back to where it was when that one goes. */
function useFocusFollowsTop(stack: Stack): void {
  const seen = useRef<Stack>([]);
  useLayoutEffect(() => {
    const before = getTopLayer(seen.current)?.id ?? null;
    const top = getTopLayer(stack)?.id ?? null;
    const isBack = before !== null && (top === null || seen.current.some((layer) => layer.id === top));
    seen.current = stack;
    if (before === top) return;
    if (isBack) focusBefore(before);
    const panel = top === null ? null : panelOf(top);
    if (panel) focusInto(panel);
  }, [stack]);
}

/**
 * Holds the focus inside the top layer while there is one: Tab goes round in it (and through a toast, which lies over
 * it), and when the focused element is taken out of the page the layer itself takes the focus.
 */
function useFocusStaysInside(top: number | null): void {
  useEffect(() => {
    const panel = top === null ? null : panelOf(top);
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

/** Hears the Back gesture; only some browsers have it, and TypeScript's library does not know it yet. */
function newCloseWatcher(): CloseWatcher | null {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  return Watcher === undefined ? null : new Watcher();
}

/** Escape, and the Back gesture of devices that have one, close the top layer only. */
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

/** Everything the keyboard and the focus need while layers are open. */
export function useStackFocus(stack: Stack): void {
  const top = getTopLayer(stack);
  useFocusFollowsTop(stack);
  useFocusStaysInside(top?.id ?? null);
  useCloseRequests(top?.id ?? null, top?.forced ?? false);
}
