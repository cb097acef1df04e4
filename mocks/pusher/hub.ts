import type { Frame } from '#mocks/contract/broadcasts.ts';
import { handleFrame, leave } from './handle-frame.ts';
import { channelFrame, codes, connectionEstablished, errorFrame, ping } from './frames.ts';
import type { Peer, Peers, Wire } from './peers.ts';
import { isCached, peersOn, send, sendToOthers } from './peers.ts';

export type Connection = {
  readonly socketId: string;
  readonly receive: (text: string) => void;
  readonly disconnect: () => void;
};

/** An app's connections (one mock session), with the Pusher protocol as in Reverb. */
export type Hub = {
  readonly connect: (wire: Wire) => Connection;
  /** Sends to the channel except the causing socket. Returns the receiver count. */
  readonly broadcast: (frame: Frame, exceptSocketId?: string) => number;
  readonly cut: (code?: number) => void;
  readonly sendRaw: (text: string) => void;
  readonly setSilent: (silent: boolean) => void;
  /** Once a minute, as in Reverb: pings silent connections and drops those that didn't respond last time. */
  readonly keepAlive: () => void;
  readonly receivers: (channel: string) => number;
  readonly channels: () => ReadonlySet<string>;
  readonly size: () => number;
};

type Parts = {
  readonly secret: string;
  readonly nextSocketId: () => string;
  /** The machine's clock in ms, because keep-alive ignores session time. */
  readonly realNow: () => number;
};

const pingInterval = 60_000;

function keepAlive(peers: Peers, now: number): void {
  for (const peer of [...peers.all]) {
    if (peer.channels.size === 0) continue;
    if (peer.isPinged) {
      send(peers, peer, errorFrame(codes.noPong, 'Pong reply not received in time'));
      peer.wire.drop();
    } else if (now - peer.lastReceived > pingInterval) {
      peer.isPinged = true;
      send(peers, peer, ping);
    }
  }
}

function connect(peers: Peers, peer: Peer, realNow: () => number): Connection {
  peers.all.add(peer);
  send(peers, peer, connectionEstablished(peer.socketId));
  return {
    socketId: peer.socketId,
    receive: (text) => {
      if (peers.silent) return;
      peer.lastReceived = realNow();
      peer.isPinged = false;
      handleFrame(peers, peer, text);
    },
    disconnect: () => {
      peers.all.delete(peer);
      for (const channel of [...peer.channels.keys()]) leave(peers, peer, channel);
    },
  };
}

export function createHub({ secret, nextSocketId, realNow }: Parts): Hub {
  const peers: Peers = { secret, all: new Set(), cached: new Map(), silent: false };
  return {
    connect: (wire) => {
      const peer: Peer = {
        socketId: nextSocketId(),
        wire,
        channels: new Map(),
        lastReceived: realNow(),
        isPinged: false,
      };
      return connect(peers, peer, realNow);
    },
    broadcast: ({ channel, event, data }, exceptSocketId) => {
      const text = channelFrame(channel, event, data);
      if (isCached(channel)) peers.cached.set(channel, text);
      const sender = [...peers.all].find(({ socketId }) => socketId === exceptSocketId);
      return sendToOthers(peers, channel, text, sender);
    },
    cut: (code) => {
      for (const { wire } of [...peers.all]) {
        if (code === undefined) wire.drop();
        else wire.close(code);
      }
    },
    sendRaw: (text) => {
      for (const peer of peers.all) send(peers, peer, text);
    },
    setSilent: (silent) => {
      peers.silent = silent;
    },
    keepAlive: () => {
      if (!peers.silent) keepAlive(peers, realNow());
    },
    receivers: (channel) => peersOn(peers, channel).length,
    channels: () => new Set([...peers.all].flatMap((peer) => [...peer.channels.keys()])),
    size: () => peers.all.size,
  };
}
