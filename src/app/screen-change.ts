import type { NavigationType } from 'react-router-dom';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';

type Match = { readonly id: string; readonly handle: unknown };

export type Screen = ScreenHandle & { readonly routeId: string };

function isHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'sidebar' in handle;
}

/** Returns the matched routes' screen, or null while its module loads or after it failed to load. */
export function getScreen(matches: readonly Match[]): Screen | null {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  return match && isHandle(match.handle) ? { routeId: match.id, ...match.handle } : null;
}

export type Stand = { readonly routeId: string | null; readonly pathname: string };

/**
 * Returns whether the writer has navigated to another screen. Another query or hash is the same screen. So is an
 * address that the screen replaces itself: a new story's conversation getting its number.
 */
export function isAnotherScreen(before: Stand | null, now: Stand, how: `${NavigationType}`): boolean {
  if (before === null || before.pathname === now.pathname) return false;
  return how !== 'REPLACE' || before.routeId !== now.routeId;
}
