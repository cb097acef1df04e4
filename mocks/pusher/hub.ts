import type { Frame } from '#mocks/contract/broadcasts.ts';
import { handleFrame, leave } from './answer.ts';
import { channelFrame, codes, connectionEstablished, errorFrame, ping } from './frames.ts';
import type { Peer, Peers, Wire } from './peers.ts';
import { isCached, peersOn, send, sendToOthers } from './peers.ts';

/** One client's connection, as the server's side of a websocket drives it. */
export type Connection = {
  readonly socketId: string;
  readonly receive: (text: string) => void;
  /** To be called when the wire is gone. */
  readonly gone: () => void;
};

/** All connections of one application (a session of the mock environment), speaking the Pusher protocol as Reverb does. */
export type Hub = {
  readonly connect: (wire: Wire) => Connection;
  /** Sends to everyone on the channel, except the socket that caused it. Returns how many received it. */
  readonly broadcast: (frame: Frame, exceptSocketId?: string) => number;
  /** Cuts every connection; with a code, by a close frame. */
  readonly cut: (code?: number) => void;
  /** Sends a text to every connection as it is, whatever it is. */
  readonly sendRaw: (text: string) => void;
  /** While silent, nothing is sent and nothing received is answered. */
  readonly setSilent: (silent: boolean) => void;
  /** Reverb's round, once a minute: asks connections that were silent, drops those that did not answer the last round. */
  readonly keepAlive: () => void;
  /** How many connections listen to a channel. */
  readonly receivers: (channel: string) => number;
  /** The channels that somebody listens to. */
  readonly channels: () => ReadonlySet<string>;
  readonly size: () => number;
};

type Parts = {
  readonly secret: string;
  readonly nextSocketId: () => string;
  /** The machine's clock in ms: keeping a connection alive is no part of the session's story. */
  readonly realNow: () => number;
};

/** A connection silent for longer than this (ms) is asked. */
const pingInterval = 60_000;

const keepAlive = (peers: Peers, now: number): void => {
  for (const peer of [...peers.all]) {
    if (peer.channels.size === 0) continue;
    if (peer.asked) {
      send(peers, peer, errorFrame(codes.noPong, 'Pong reply not received in time'));
      peer.wire.drop();
    } else if (now - peer.lastHeard > pingInterval) {
      peer.asked = true;
      send(peers, peer, ping);
    }
  }
};

const connect = (peers: Peers, peer: Peer, realNow: () => number): Connection => {
  peers.all.add(peer);
  send(peers, peer, connectionEstablished(peer.socketId));
  return {
    socketId: peer.socketId,
    receive: (text) => {
      if (peers.silent) return;
      peer.lastHeard = realNow();
      peer.asked = false;
      handleFrame(peers, peer, text);
    },
    gone: () => {
      peers.all.delete(peer);
      for (const channel of [...peer.channels.keys()]) leave(peers, peer, channel);
    },
  };
};

export const createHub = ({ secret, nextSocketId, realNow }: Parts): Hub => {
  const peers: Peers = { secret, all: new Set(), cached: new Map(), silent: false };
  return {
    connect: (wire) => {
      const peer: Peer = { socketId: nextSocketId(), wire, channels: new Map(), lastHeard: realNow(), asked: false };
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
};
