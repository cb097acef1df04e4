import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import { describeFailure } from '#verify/backend/failure.ts';
import { FatalError } from '#verify/base/finding.ts';
import { durationText, type Fields, isFields } from '#verify/base/values.ts';

export type EventSocket = {
  readonly send: (text: string) => void;
  /** Resolves to false after `timeout` or when the connection closes. */
  readonly until: (isThere: () => boolean) => Promise<boolean>;
  /** Why the connection broke; null while open and after `close`. */
  readonly broken: () => string | null;
  readonly close: () => void;
};

type WireParts = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The browser's `Origin`; Reverb may reject others. */
  readonly origin: string;
  readonly timeout: number;
  readonly onText: (text: string) => void;
  readonly onBroken: (why: string) => void;
};

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
  const changes = new EventEmitter();
  let broken: string | null = null;
  let isClosed = false;
  let hasEnded = false;
  socket.on('message', (data: Buffer) => {
    onText(data.toString('utf8'));
    changes.emit('change');
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
    changes.emit('change');
  });
  await opened;
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    until: async (isThere) => {
      const signal = AbortSignal.timeout(timeout);
      while (!isThere()) {
        if (hasEnded || signal.aborted) return false;
        await once(changes, 'change', { signal }).catch(() => undefined);
      }
      return true;
    },
    broken: () => broken,
    close: () => {
      isClosed = true;
      socket.terminate();
    },
  };
}

export type Frame = {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
  /** From `pusher:connection_established`; null if it isn't two numbers. */
  readonly socketId: string | null;
  readonly error: string;
};

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Most servers encode their own messages' data twice, but some don't. */
function parseFields(data: unknown): Fields {
  const value = typeof data === 'string' ? fromJson(data) : data;
  return isFields(value) ? value : {};
}

function parseText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns null for invalid JSON or no event name. */
export function readFrame(text: string): Frame | null {
  const value = fromJson(text);
  if (!isFields(value) || typeof value['event'] !== 'string') return null;
  const fields = parseFields(value['data']);
  const socketId = parseText(fields['socket_id']);
  return {
    event: value['event'],
    channel: parseText(value['channel']),
    data: value['data'],
    socketId: /^\d+\.\d+$/.test(socketId) ? socketId : null,
    error: `${parseText(fields['code'])} ${parseText(fields['message'])}`.trim(),
  };
}

export function websocketUrl(url: string, key: string): URL {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/app/${encodeURIComponent(key)}`;
  address.search = '?protocol=7&client=verify&version=1.0&flash=false';
  return address;
}
