import type { Frame } from '#mocks/contract/broadcasts.ts';
import { isSigned } from '#shared/pusher/signatures.ts';
import {
  cacheMiss,
  channelFrame,
  clientFrame,
  type ClientMessage,
  codes,
  connectionEstablished,
  errorFrame,
  ping,
  pong,
  readClientMessage,
} from './frames.ts';
import {
  isCached,
  type Member,
  memberAdded,
  memberRemoved,
  type Peer,
  type Peers,
  peersOn,
  presenceData,
  readMember,
  send,
  sendToOthers,
  type Wire,
} from './peers.ts';

function membersOn(peers: Peers, channel: string): readonly Member[] {
  return peersOn(peers, channel).flatMap((peer) => peer.channels.get(channel) ?? []);
}

function isThere(peers: Peers, channel: string, { id }: Member): boolean {
  return membersOn(peers, channel).some((member) => member.id === id);
}

function fail(peers: Peers, peer: Peer, code: number, message: string): void {
  send(peers, peer, errorFrame(code, message));
}

/** Removes a connection from a channel. Notifies others if it was its user's last. */
function leave(peers: Peers, peer: Peer, channel: string): void {
  const member = peer.channels.get(channel);
  if (!peer.channels.delete(channel) || !member || isThere(peers, channel, member)) return;
  const left = channelFrame(channel, 'pusher_internal:member_removed', memberRemoved(member));
  sendToOthers(peers, channel, left, peer);
}

/** Returns the member, null on channels without members, or false if rejected. */
function admit(
  { secret }: Peers,
  { socketId }: Peer,
  { channel, auth, channelData }: ClientMessage & { kind: 'subscribe' },
): Member | null | false {
  if (channel.startsWith('private-')) return isSigned(secret, auth, { socketId, channel }) ? null : false;
  if (!channel.startsWith('presence-')) return null;
  if (channelData === undefined || !isSigned(secret, auth, { socketId, channel, channelData })) return false;
  return readMember(channelData) ?? false;
}

function subscribe(peers: Peers, peer: Peer, message: ClientMessage & { kind: 'subscribe' }): void {
  const { channel } = message;
  const member = admit(peers, peer, message);
  if (member === false) {
    fail(peers, peer, codes.unauthorized, 'Connection is unauthorized');
    return;
  }
  const comesIn = member !== null && !isThere(peers, channel, member);
  peer.channels.set(channel, member);
  if (comesIn) {
    const added = channelFrame(channel, 'pusher_internal:member_added', memberAdded(member));
    sendToOthers(peers, channel, added, peer);
  }
  const data = member ? presenceData(membersOn(peers, channel)) : '{}';
  send(peers, peer, channelFrame(channel, 'pusher_internal:subscription_succeeded', data));
  if (isCached(channel)) send(peers, peer, peers.cached.get(channel) ?? cacheMiss(channel));
}

function passOn(peers: Peers, peer: Peer, message: ClientMessage & { kind: 'client-event' }): void {
  const { channel, event, data } = message;
  const member = peer.channels.get(channel);
  if (member === undefined) {
    fail(peers, peer, codes.unauthorized, 'The client is not a member of the specified channel.');
  } else {
    sendToOthers(peers, channel, clientFrame(channel, event, data, member?.id), peer);
  }
}

/** Handles a connection's text frame by Reverb's rules. */
function handleFrame(peers: Peers, peer: Peer, text: string): void {
  const message = readClientMessage(text);
  if (message.kind === 'ping') send(peers, peer, pong);
  else if (message.kind === 'subscribe') subscribe(peers, peer, message);
  else if (message.kind === 'unsubscribe') leave(peers, peer, message.channel);
  else if (message.kind === 'client-event') passOn(peers, peer, message);
  else if (message.kind === 'invalid') fail(peers, peer, codes.invalidFormat, 'Invalid message format');
}

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

type Deps = {
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

export function createHub({ secret, nextSocketId, realNow }: Deps): Hub {
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
