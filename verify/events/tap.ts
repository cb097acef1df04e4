import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPusherApi, type PusherApiRequest } from '#mocks/pusher-api/pusher-api.ts';
import type { PusherApp } from '#mocks/pusher-api/api-signature.ts';
import type { Clock } from '#verify/clock.ts';
import type { Finding } from '#verify/finding.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';

export type PusherApiDeps = {
  /** The server's PUSHER_APP_ID, _KEY and _SECRET (or REVERB_APP_ID and so on). */
  readonly app: PusherApp;
  /** Pusher or Reverb server that receives all events too, so that clients keep working. */
  readonly forward?: URL;
  readonly recorder: RunRecorder;
  readonly clock: Clock;
};

type PublishMismatch = Pick<Finding, 'kind' | 'text'> & { readonly hint?: string };

function findMismatch(
  { app, path, status, refusal }: PusherApiRequest<PusherApp>,
  { app: own, forward }: PusherApiDeps,
): PublishMismatch | null {
  if (refusal === null) return null;
  if (status === 401) {
    const hint =
      "Use the same app key and secret on the server as in --tap-key and --tap-secret, and check the server's clock.";
    return { kind: 'wrong-signature', text: `A publish request has an invalid signature: ${refusal}`, hint };
  }
  if (status === 413) {
    return {
      kind: 'event-too-large',
      text: refusal,
      hint: 'Send ids and short references. The client fetches the rest.',
    };
  }
  if (app === null && status === 404) {
    const text = path.startsWith('/apps/')
      ? `The server publishes to another app: expected ${own.id}, got ${path}.`
      : `The server sends a request to ${path}, which isn't part of the Pusher HTTP API.`;
    return { kind: 'set-up', text };
  }
  if (status === 502 && forward) {
    return { kind: 'set-up', text: refusal, hint: 'Check that the server at --forward is running.' };
  }
  return { kind: 'event-encoding', text: `A publish request is invalid: ${refusal}` };
}

/**
 * Receives published events as the Pusher HTTP API. Checks events against the contract, and request signatures.
 * Responds like Reverb, or with `forward`'s response.
 */
export function createTapHandler(
  parts: PusherApiDeps,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const { app, forward, recorder, clock } = parts;
  return createPusherApi<PusherApp>({
    findApp: (id) => (id === app.id ? app : null),
    onEvent: ({ channels, event, data }) => {
      for (const channel of channels) recorder.event('passive', { channel, event, data, at: clock.now() }, 'published');
    },
    onCall: (request) => {
      const fault = findMismatch(request, parts);
      if (!fault) return;
      const evidence = [`${request.method} ${request.path}`, `returned ${request.status}`];
      recorder.add({ ...fault, part: 'passive', subject: {}, at: '', evidence });
    },
    now: clock.now,
    ...(forward && { forward }),
  });
}
