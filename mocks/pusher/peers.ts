import type { Member } from './presence.ts';

export type Wire = {
  readonly send: (text: string) => void;
  /** Cuts the connection without a close frame: the client sees 1006. */
  readonly drop: () => void;
  readonly close: (code: number) => void;
};

export type Peer = {
  readonly socketId: string;
  readonly wire: Wire;
  /** Channel → member on presence channels, else null. */
  readonly channels: Map<string, Member | null>;
  lastReceived: number;
  isPinged: boolean;
};

export type Peers = {
  readonly secret: string;
  readonly all: Set<Peer>;
  /** Channel → last event of a `cache-…` channel. */
  readonly cached: Map<string, string>;
  silent: boolean;
};

export function send(peers: Peers, peer: Peer, text: string): void {
  if (!peers.silent) peer.wire.send(text);
}

export function peersOn({ all }: Peers, channel: string): readonly Peer[] {
  return [...all].filter((peer) => peer.channels.has(channel));
}

export function sendToOthers(peers: Peers, channel: string, text: string, except: Peer | undefined): number {
  const receivers = peersOn(peers, channel).filter((peer) => peer !== except);
  for (const peer of receivers) send(peers, peer, text);
  return peers.silent ? 0 : receivers.length;
}

export function isCached(channel: string): boolean {
  return /^(?:private-|presence-)?cache-/.test(channel);
}
