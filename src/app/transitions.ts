/**
 * How one screen gives way to the next (section 2: page transitions default, slide, back). "slide" leads into a conversation or
 * to a deeper screen, "back" out of it: from the profile screens to home, for one. Everything else changes without motion.
 */
export type PageTransition = 'none' | 'slide' | 'back';

const conversation =
  /^\/(?:profile(?:\/achievements\/[^/]+)?\/develop|stories\/(?:new|[^/]+\/develop)|summary\/[^/]+|(?:projects\/[^/]+\/)?conversation(?:\/.*)?|test\/conversation-engine)$/;

/** Signing in and the first steps stand alone; only the code page is one step further than the login. */
const alone = /^\/(?:auth|onboard)(?:\/|$)/;

/** The sections of a project are beside each other; a note, an element and the text lie one step deeper. */
const projectSection = /^(\/projects\/[^/]+)\/(?!write$)[^/]+$/;

/** What home leads to, of the screens that are not beside it in the navigation. */
const underHome = /^\/(?:profile|projects|stories\/[^/]+)(?:\/|$)/;
const underStoryElements = /^\/projects\/[^/]+\/[^/]+\/[^/]+/;

const placeOf = (pathname: string): string => pathname.replace(/\/+$/, '').replace(projectSection, '$1') || '/';

function isUnder(deep: string, place: string): boolean {
  if (deep === place) return false;
  if (place === '/') return underHome.test(deep);
  if (/^\/elements(?:\/|$)/.test(place)) return underStoryElements.test(deep);
  return deep.startsWith(`${place}/`);
}

/** The transition between two addresses. */
export function getPageTransition(from: string, to: string): PageTransition {
  if (alone.test(from) || alone.test(to)) {
    if (from === '/auth/login' && to === '/auth/magic-link') return 'slide';
    return from === '/auth/magic-link' && to === '/auth/login' ? 'back' : 'none';
  }
  const [wasTalking, isTalking] = [conversation.test(from), conversation.test(to)];
  if (wasTalking !== isTalking) return isTalking ? 'slide' : 'back';
  if (isTalking) return 'none';
  const [before, now] = [placeOf(from), placeOf(to)];
  if (isUnder(now, before)) return 'slide';
  return isUnder(before, now) ? 'back' : 'none';
}
