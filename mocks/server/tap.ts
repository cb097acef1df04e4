import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { isSessionId, type MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { getHeaders, getUrl } from '#mocks/http/requests.ts';
import type { Diagnostic } from '#mocks/prism/validator.ts';
import type { PublishedEvent } from '#shared/pusher/published-events.ts';
import { createPusherApi } from '#shared/pusher/pusher-api.ts';
import type { PusherApp } from '#shared/pusher/signatures.ts';
import { namedSessionId } from './request-session.ts';

function finding(path: string, code: string, message: string): Diagnostic {
  return {
    path: [path],
    code,
    message,
    severity: 0,
  };
}

function readData(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    // PHP's empty payload.
    return Array.isArray(value) && value.length === 0 ? {} : value;
  } catch {
    return undefined;
  }
}

function checkOn(
  { findChannel, findEventName, encode }: Broadcasts,
  address: string,
  { event, data }: Pick<PublishedEvent, 'event' | 'data'>,
): Diagnostic | null {
  const match = findChannel(address);
  if (!match) return finding(address, 'channel', `The contract has no channel ${address}.`);
  const name = findEventName(match.channel, event);
  if (name === null) return finding(address, 'event', `The contract has no event ${event} on ${address}.`);
  const payload = readData(data);
  if (payload === undefined) return finding(address, 'payload', `The data of ${event} is no JSON.`);
  try {
    encode(match.channel, match.id, name, payload);
    return null;
  } catch (error) {
    return finding(address, 'payload', error instanceof Error ? error.message : String(error));
  }
}

/** Returns a published event's mismatches on each channel. Accepts class names of events too. */
function checkPublished(broadcasts: Broadcasts, event: PublishedEvent): Diagnostic[] {
  return event.channels.flatMap((channel) => checkOn(broadcasts, channel, event) ?? []);
}

type Deps = {
  readonly registry: MockSessionRegistry;
  readonly broadcasts: Broadcasts;
  readonly keys: readonly string[];
  readonly secret: string;
  readonly forward?: URL;
};

type SessionApp = PusherApp & { readonly session: MockSession; readonly findings: Diagnostic[] };

/**
 * Creates the mock server's publishing endpoint. The session comes from the request's id or key (`demo.{session}`),
 * else its header or cookie; without one the response is 404. Events pass on unchanged; mismatches are logged.
 */
export function createSessionPusherApi({ registry, broadcasts, keys, secret, forward }: Deps): RequestHandler {
  const respond = createPusherApi<SessionApp>({
    findApp: (id, key, request: IncomingMessage) => {
      const [application = '', ofId] = id.split('.', 2);
      const sessionId = ofId ?? key.split('.', 2)[1] ?? namedSessionId(getHeaders(request));
      if (!keys.includes(application) || sessionId === null || !isSessionId(sessionId)) return null;
      // The signature check rejects an unknown key.
      const named = keys.includes(key.split('.', 1)[0] ?? '') ? key : application;
      return { id, key: named, secret, session: registry.open(sessionId), findings: [] };
    },
    channels: ({ session: { hub } }) => new Map([...hub.channels()].map((name) => [name, hub.receivers(name)])),
    onEvent: (published, { session, findings }) => {
      const { channels, event, data, exceptSocketId } = published;
      findings.push(...checkPublished(broadcasts, published));
      for (const channel of channels) session.delivery.send({ channel, event, data }, exceptSocketId);
    },
    onCall: ({ app, method, path, status, refusal }) => {
      app?.session.log.add(app.session.clock.stamp(), {
        kind: 'request',
        method,
        path,
        operation_id: null,
        status,
        request_findings:
          refusal === null ? app.findings : [...app.findings, { path: [], code: 'tap', message: refusal, severity: 0 }],
        answer_findings: [],
        fault: null,
      });
    },
    ...(forward && { forward }),
  });
  return (request, response) => respond(request, response, getUrl(request));
}
