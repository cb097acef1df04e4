import type { NavigationType } from 'react-router-dom';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';

/** A route on the way to the present screen, as far as it matters here. */
type Match = { readonly id: string; readonly handle: unknown };

/** The present screen: the innermost route that tells the shell about itself. */
export type Screen = ScreenHandle & { readonly routeId: string };

function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'sidebar' in handle;
}

/** Finds the screen among the matched routes; null before its module is loaded, and where a screen failed to load. */
export function screenOf(matches: readonly Match[]): Screen | null {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  return match && isHandle(match.handle) ? { routeId: match.id, ...match.handle } : null;
}

/** A screen at an address. */
export type Stand = { readonly routeId: string | null; readonly pathname: string };

/**
 * Whether the writer has come to another screen: then the focus moves, the screen is announced and the page scrolls up.
 * Another query or hash is the same screen; so is an address that a screen replaces with its own (a new story's
 * conversation that gets its number).
 */
export function isAnotherScreen(before: Stand | null, now: Stand, how: `${NavigationType}`): boolean {
  if (before === null || before.pathname === now.pathname) return false;
  return how !== 'REPLACE' || before.routeId !== now.routeId;
}
