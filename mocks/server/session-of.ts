import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { isSessionId } from '#mocks/engine/session-registry.ts';
import type { Headers } from './request-headers.ts';
import { parseCookies } from './request-headers.ts';

const cookieName = 'mock_session';
/** A year, in seconds, so that a story survives closing the browser. */
const cookieMaxAge = 31_536_000;

/** Reads the session's name from a header (programs) or cookie (browsers). */
export function namedSessionId(headers: Headers): string | null {
  const named = headers['x-mock-session'] ?? parseCookies(headers['cookie']).get(cookieName);
  return named !== undefined && isSessionId(named) ? named : null;
}

export function getMockSessionId(headers: Headers, response: ServerResponse): string {
  const named = namedSessionId(headers);
  if (named !== null) return named;
  const id = randomBytes(12).toString('hex');
  response.appendHeader('Set-Cookie', `${cookieName}=${id}; Path=/; Max-Age=${cookieMaxAge}; HttpOnly; SameSite=Lax`);
  return id;
}

export function getMockSession(registry: MockSessionRegistry, headers: Headers, response: ServerResponse): MockSession {
  return registry.open(getMockSessionId(headers, response));
}
