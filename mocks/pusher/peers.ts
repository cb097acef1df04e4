export type Member = { readonly id: string; readonly info: unknown };

export function readMember(channelData: string): Member | null {
  try {
    const data: unknown = JSON.parse(channelData);
    if (typeof data !== 'object' || data === null || !('user_id' in data)) return null;
    const { user_id: id } = data;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    return { id: String(id), info: 'user_info' in data ? data.user_info : {} };
  } catch {
    return null;
  }
}

export function presenceData(members: Iterable<Member>): string {
  const unique = new Map([...members].map((member) => [member.id, member.info]));
  return JSON.stringify({
    presence: { count: unique.size, ids: [...unique.keys()], hash: Object.fromEntries(unique) },
  });
}

export function memberAdded({ id, info }: Member): string {
  return JSON.stringify({ user_id: id, user_info: info });
}

export function memberRemoved({ id }: Member): string {
  return JSON.stringify({ user_id: id });
}

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
