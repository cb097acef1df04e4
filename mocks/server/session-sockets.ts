import type { RequestHandler, Response } from 'express';
import type { Socket } from 'node:net';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { getHeaders } from '../http/requests.ts';
import { namedSessionId } from './request-session.ts';

/**
 * Ends idle connections of a session while a fault waits to cut one. A browser repeats a request by itself if a
 * connection that it has used before is cut, and the writer would never see the fault.
 */
export function createSessionSockets(registry: Pick<MockSessionRegistry, 'find'>): RequestHandler {
  /** The session of each open socket's last request, and whether its response is under way. */
  const uses = new Map<Socket, { readonly id: string | null; readonly isBusy: boolean }>();

  const isCutting = (id: string): boolean =>
    registry
      .find(id)
      ?.table('faults')
      .find(({ drop }) => drop !== undefined) !== undefined;

  /** Closes at once, so that the browser knows before it has the response that follows. */
  const endIdle = (id: string): void => {
    for (const [socket, use] of uses) if (use.id === id && !use.isBusy) socket.destroy();
  };

  return (request, response, next) => {
    const { socket } = request;
    const id = namedSessionId(getHeaders(request));
    // Only browsers send this header. Other clients don't repeat requests, so a closed idle connection would fail theirs.
    const isBrowser = request.headers['sec-fetch-site'] !== undefined;
    if (isBrowser) {
      if (!uses.has(socket)) socket.once('close', () => uses.delete(socket));
      uses.set(socket, { id, isBusy: true });
    }
    const onSent = (): void => {
      if (uses.has(socket)) uses.set(socket, { id, isBusy: false });
      // The fault came after this response's head.
      if (id !== null && response.shouldKeepAlive && isCutting(id)) endIdle(id);
    };
    response.once('finish', onSent);
    if (id === null) {
      next();
      return;
    }
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
    // Asked as late as possible: this very request may create the fault.
    response.writeHead = (...args: unknown[]) => {
      if (isCutting(id)) {
        if (isBrowser) response.shouldKeepAlive = false;
        endIdle(id);
      }
      return writeHead(...args);
    };
    next();
  };
}
