import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createTap, type TapCall } from '#mocks/tap/tap.ts';
import type { TapApp } from '#mocks/tap/signature.ts';
import { CannotRun } from '#verify/cannot-run.ts';
import type { Clock } from '#verify/clock.ts';
import type { Finding } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';

export type TapParts = {
  /** The application as the server publishes to it: what PUSHER_APP_ID, _KEY and _SECRET (or REVERB_APP_…) say. */
  readonly app: TapApp;
  /** A Pusher or Reverb server that everything is sent on to, so that clients go on hearing; left out, nothing is. */
  readonly forward?: URL;
  readonly journal: Journal;
  readonly clock: Clock;
};

/** A kit that listens where a server publishes its events. */
export type TapListener = {
  /** Where the server publishes: PUSHER_HOST and PUSHER_PORT, or REVERB_HOST and REVERB_PORT. */
  readonly origin: string;
  readonly close: () => Promise<void>;
};

type Told = Pick<Finding, 'kind' | 'text'> & { readonly hint?: string };

/** What a refused call says of the server; null where it says nothing of it. */
const faultOf = ({ app, path, status, refusal }: TapCall<TapApp>, { app: own, forward }: TapParts): Told | null => {
  if (refusal === null) return null;
  if (status === 401) {
    const hint =
      'The application’s key and secret on the server must be those that the tap was given; its clock must be right.';
    return { kind: 'wrong-signature', text: `A call that publishes events is not signed rightly: ${refusal}`, hint };
  }
  if (status === 413) {
    return {
      kind: 'event-too-large',
      text: refusal,
      hint: 'Send ids and short references; the client fetches the rest.',
    };
  }
  if (app === null && status === 404) {
    const text = path.startsWith('/apps/')
      ? `The server publishes to another application: ${path}; the tap was told of ${own.id}.`
      : `The server calls ${path}, which the Pusher HTTP API does not have.`;
    return { kind: 'set-up', text };
  }
  if (status === 502 && forward) {
    return { kind: 'set-up', text: refusal, hint: 'The tap was told to send events on to it: is it running?' };
  }
  return { kind: 'event-encoding', text: `The call that publishes events is not understood: ${refusal}` };
};

/**
 * Listens to what a server publishes, as the Pusher HTTP API: each event is held to its channel and its message, each call
 * to its signature. Answers as Reverb does, or what `forward` answers.
 */
export const createTapHandler = (
  parts: TapParts,
): ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>) => {
  const { app, forward, journal, clock } = parts;
  return createTap<TapApp>({
    appOf: (id) => (id === app.id ? app : null),
    onEvent: ({ channels, event, data }) => {
      for (const channel of channels) journal.event('events', { channel, event, data, at: clock.now() }, 'published');
    },
    onCall: (call) => {
      const fault = faultOf(call, parts);
      if (!fault) return;
      const evidence = [`${call.method} ${call.path}`, `answered with ${call.status}`];
      journal.add({ ...fault, part: 'events', subject: {}, at: '', evidence });
    },
    now: clock.now,
    ...(forward && { forward }),
  });
};

/** Why a port cannot be listened at. */
const portFault = (port: number, error: NodeJS.ErrnoException): CannotRun =>
  new CannotRun(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program.`
      : `The tap cannot listen at port ${port}: ${error.message}.`,
  );

/**
 * A tap at a port of its own; 0 takes any that is free. It listens at loopback only, unless another `host` is given, such as
 * 0.0.0.0 for a server in a container. Throws `CannotRun` where it cannot listen.
 */
export const createTapListener = async (
  parts: TapParts & { readonly port: number; readonly host?: string },
): Promise<TapListener> => {
  const { port, host = '127.0.0.1' } = parts;
  const handle = createTapHandler(parts);
  const server = createServer((request, response) => {
    handle(request, response, new URL(request.url ?? '/', 'http://tap')).catch(() => {
      // The caller hung up in the middle of its call.
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(portFault(port, error));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const found = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://${host}:${found}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
