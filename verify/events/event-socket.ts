import { durationText } from '#verify/duration-text.ts';
import { WebSocket } from 'ws';
import { describeFailure } from '#verify/backend/failure.ts';
import { FatalError } from '#verify/fatal-error.ts';

export type EventSocket = {
  readonly send: (text: string) => void;
  /** Resolves to false after `timeout` or when the connection closes. */
  readonly until: (isThere: () => boolean) => Promise<boolean>;
  /** Why the connection broke; null while open and after `close`. */
  readonly broken: () => string | null;
  readonly close: () => void;
};

export type WireParts = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The browser's `Origin`; Reverb may reject others. */
  readonly origin: string;
  readonly timeout: number;
  readonly onText: (text: string) => void;
  readonly onBroken: (why: string) => void;
};

function createWaiting(timeout: number) {
  const looks = new Set<(hasEnded: boolean) => void>();
  return {
    look: (hasEnded: boolean): void => {
      for (const look of [...looks]) look(hasEnded);
    },
    until: (isThere: () => boolean, hasEnded: () => boolean): Promise<boolean> =>
      new Promise((resolve) => {
        const end = (result: boolean): void => {
          clearTimeout(timer);
          looks.delete(look);
          resolve(result);
        };
        const look = (ended: boolean): void => {
          if (isThere()) end(true);
          else if (ended) end(false);
        };
        const timer = setTimeout(end, timeout, false);
        looks.add(look);
        look(hasEnded());
      }),
  };
}

function handshake(socket: WebSocket, base: string, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => {
      socket.terminate();
      const hint = response.statusCode === 404 ? '; check the path' : '.';
      reject(new FatalError(`${base} returned ${response.statusCode} instead of opening a websocket${hint}`));
    });
    socket.once('error', (error) => {
      const sentence = error.message.includes('handshake has timed out')
        ? `${base} didn't open a websocket within ${durationText(timeout)}.`
        : describeFailure(error, base, timeout);
      reject(new FatalError(sentence));
    });
  });
}

/** Throws `FatalError` when the connection fails. */
export async function openEventSocket({
  url,
  headers,
  origin,
  timeout,
  onText,
  onBroken,
}: WireParts): Promise<EventSocket> {
  const base = `${url.protocol}//${url.host}`;
  const socket = new WebSocket(url, { headers, origin, handshakeTimeout: timeout, perMessageDeflate: false });
  const waiting = createWaiting(timeout);
  let broken: string | null = null;
  let isClosed = false;
  let hasEnded = false;
  socket.on('message', (data: Buffer) => {
    onText(data.toString('utf8'));
    waiting.look(false);
  });
  const opened = handshake(socket, base, timeout);
  // Errors end in `close`; without a listener they'd crash the process.
  socket.on('error', () => undefined);
  socket.on('close', (code, reason) => {
    if (!isClosed && broken === null) {
      const detail = reason.length > 0 ? ` (${reason.toString('utf8')})` : '';
      broken =
        code === 1006 ? `${base} dropped the connection.` : `${base} closed the connection with code ${code}${detail}.`;
      onBroken(broken);
    }
    hasEnded = true;
    waiting.look(true);
  });
  await opened;
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    until: (isThere) => waiting.until(isThere, () => hasEnded),
    broken: () => broken,
    close: () => {
      isClosed = true;
      socket.terminate();
    },
  };
}
