import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { pageTitle } from '#src/lib/product.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { announce } from '#src/ui/announcer.ts';
import { isOverlayOpen } from '#src/ui/focus/keys.ts';

type Match = { readonly id: string; readonly handle: unknown };

type Screen = ScreenHandle & { readonly routeId: string };

function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'sidebar' in handle;
}

/** Returns the matched routes' screen, or null while its module loads or after it failed to load. */
export function getScreen(matches: readonly Match[]): Screen | null {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  return match && isHandle(match.handle) ? { routeId: match.id, ...match.handle } : null;
}

type Stand = { readonly routeId: string | null; readonly pathname: string };

/**
 * Returns whether the writer has navigated to another screen. Another query or hash is the same screen. So is an
 * address that the screen replaces itself: a new story's conversation getting its number.
 */
export function isAnotherScreen(before: Stand | null, now: Stand, how: `${NavigationType}`): boolean {
  if (before === null || before.pathname === now.pathname) return false;
  return how !== 'REPLACE' || before.routeId !== now.routeId;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/** Scrolls smoothly to the top, back and forward too, so the browser must not restore its position. */
function scrollUp(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

let playBetween: ((from: string, to: string) => void) | null = null;

/** Leaves scrolling to `useScreenChange`, and loads the motion between screens. */
export function prepareScreenChanges(): void {
  history.scrollRestoration = 'manual';
  import('./page-transition.ts').then(
    (module) => {
      playBetween = module.playBetween;
    },
    () => undefined,
  );
}

export function useScreenChange(): void {
  const screen = getScreen(useMatches());
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const routeId = screen?.routeId ?? null;
  const title = screen?.title ?? null;
  const before = useRef<Stand | null>(null);
  const drawn = useRef<Stand | null>(null);

  useLayoutEffect(() => {
    const [from, now] = [drawn.current, { routeId, pathname }];
    drawn.current = now;
    // In a layout effect, so that a screen's own effect can set a better title afterwards, such as its story's.
    if (from?.routeId !== routeId || from.pathname !== pathname) document.title = pageTitle(title);
    // Before the new screen's first paint, or it would appear and then jump.
    if (from !== null && isAnotherScreen(from, now, how)) playBetween?.(from.pathname, pathname);
  }, [routeId, pathname, title, how]);

  // Focus, scrolling and the screen reader, after the new screen's own effects.
  useEffect(() => {
    const now = { routeId, pathname };
    const isAnother = isAnotherScreen(before.current, now, how);
    before.current = now;
    if (!isAnother) return;
    if (routeId !== null) announce(title ?? 'Home');
    // The screen has led to the place that the address names.
    if (hash !== '' && document.getElementById(hash.slice(1)) !== null) return;
    // A layer that the writer opened meanwhile keeps the focus, or the letter typed now would be lost.
    if (!isOverlayOpen()) focusHeading();
    scrollUp();
  }, [routeId, pathname, hash, title, how]);
}
