import type { ClientMessage } from './client-message.ts';
import { readClientMessage } from './client-message.ts';
import { cacheMiss, channelFrame, clientFrame, codes, errorFrame, pong } from './frames.ts';
import type { Peer, Peers } from './peers.ts';
import { isCached, peersOn, send, sendToOthers } from './peers.ts';
import type { Member } from './presence.ts';
import { memberAdded, memberRemoved, presenceData, readMember } from './presence.ts';
import { isSigned } from './channel-signature.ts';

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
export function leave(peers: Peers, peer: Peer, channel: string): void {
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
export function handleFrame(peers: Peers, peer: Peer, text: string): void {
  const message = readClientMessage(text);
  if (message.kind === 'ping') send(peers, peer, pong);
  else if (message.kind === 'subscribe') subscribe(peers, peer, message);
  else if (message.kind === 'unsubscribe') leave(peers, peer, message.channel);
  else if (message.kind === 'client-event') passOn(peers, peer, message);
  else if (message.kind === 'invalid') fail(peers, peer, codes.invalidFormat, 'Invalid message format');
}
