/**
 * Page transitions (section 2). "slide" leads into a conversation or a deeper screen, "back" out of it. All other
 * changes have no motion.
 */
export type PageTransition = 'none' | 'slide' | 'back';

const conversation =
  /^\/(?:profile(?:\/achievements\/[^/]+)?\/develop|stories\/(?:new|[^/]+\/develop)|summary\/[^/]+|(?:projects\/[^/]+\/)?conversation(?:\/.*)?|test\/conversation-engine)$/;

const alone = /^\/(?:auth|onboard)(?:\/|$)/;

/** A project's sections are siblings. A note, an element and the manuscript are a level deeper. */
const projectSection = /^(\/projects\/[^/]+)\/(?!write$)[^/]+$/;

const underHome = /^\/(?:profile|projects|stories\/[^/]+)(?:\/|$)/;
const underStoryElements = /^\/projects\/[^/]+\/[^/]+\/[^/]+/;

function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').replace(projectSection, '$1') || '/';
}

function isUnder(deep: string, path: string): boolean {
  if (deep === path) return false;
  if (path === '/') return underHome.test(deep);
  if (/^\/elements(?:\/|$)/.test(path)) return underStoryElements.test(deep);
  return deep.startsWith(`${path}/`);
}

export function getPageTransition(from: string, to: string): PageTransition {
  if (alone.test(from) || alone.test(to)) {
    if (from === '/auth/login' && to === '/auth/magic-link') return 'slide';
    return from === '/auth/magic-link' && to === '/auth/login' ? 'back' : 'none';
  }
  const [wasTalking, isTalking] = [conversation.test(from), conversation.test(to)];
  if (wasTalking !== isTalking) return isTalking ? 'slide' : 'back';
  if (isTalking) return 'none';
  const [before, now] = [normalizePath(from), normalizePath(to)];
  if (isUnder(now, before)) return 'slide';
  return isUnder(before, now) ? 'back' : 'none';
}
