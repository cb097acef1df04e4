import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isSessionId, type MockSessionRegistry, sessionIdInToken } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { bearerToken, type Headers, parseCookies } from '../http/requests.ts';

export const cookieName = 'mock_session';
/** A year, in seconds, so that a story survives closing the browser. */
const cookieMaxAge = 31_536_000;

/** Reads the session's id from a header (programs), cookie (browsers) or bearer token (other tools), in this order. */
export function namedSessionId(headers: Headers): string | null {
  const named = headers['x-mock-session'] ?? parseCookies(headers['cookie']).get(cookieName);
  if (named !== undefined) return isSessionId(named) ? named : null;
  return sessionIdInToken(bearerToken(headers));
}

/** Returns the named session's id, or a new one, which the response gives the browser as a cookie. */
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
