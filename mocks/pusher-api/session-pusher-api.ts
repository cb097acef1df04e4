import type { IncomingMessage } from 'node:http';
import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import { isSessionId } from '#mocks/engine/session-registry.ts';
import type { RequestHandler } from '#mocks/server/http-server.ts';
import type { Diagnostic } from '#mocks/prism/diagnostics.ts';
import { getHeaders } from '#mocks/server/request-headers.ts';
import { namedSessionId } from '#mocks/server/session-of.ts';
import { checkPublished } from './check-published.ts';
import type { PusherApp } from './api-signature.ts';
import { createPusherApi } from './pusher-api.ts';

type Parts = {
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
export function createSessionPusherApi({ registry, broadcasts, keys, secret, forward }: Parts): RequestHandler {
  return createPusherApi<SessionApp>({
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
}
