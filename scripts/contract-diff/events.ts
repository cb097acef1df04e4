import { child, type JsonObject } from '../generate/bundle.ts';
import { matchItems, type MatchedItems } from './match-items.ts';
import { resolve, textAt } from './resolve.ts';
import type { DiffSubject } from './location.ts';

/** `key` is the message's name in the document, `name` on the wire; `channel` is the document's channel name. */
export type Event = {
  readonly key: string;
  readonly name: string;
  readonly channel: string;
  readonly definition: JsonObject;
};

export type Channel = {
  readonly carrier: DiffSubject;
  readonly address: string;
  readonly wire: string;
  readonly events: readonly Event[];
};

export function toEventSubject({ name, channel }: Event): DiffSubject {
  return { kind: 'event', name, id: channel };
}

function getEvents(channel: string, definition: JsonObject, document: JsonObject): Event[] {
  return Object.entries(child(definition, 'messages')).map(([key, value]) => {
    const { node } = resolve(value, document);
    return { key, name: textAt(node, 'name') || key, channel, definition: node };
  });
}

export function getChannels(document: JsonObject): Channel[] {
  return Object.entries(child(document, 'channels')).map(([name, value]) => {
    const { node } = resolve(value, document);
    const address = textAt(node, 'address') || name;
    const wire = address.replaceAll(/\{[^}]*\}/g, '{}');
    return { carrier: { kind: 'channel', name, id: address }, address, wire, events: getEvents(name, node, document) };
  });
}

/** Pairs by address, as on the wire, then by the document's name. */
export function pairChannels(old: readonly Channel[], next: readonly Channel[]): MatchedItems<Channel> {
  return matchItems(old, next, [
    (one, other) => one.wire === other.wire,
    (one, other) => one.carrier.name === other.carrier.name,
  ]);
}

/** Pairs by wire name, then by the document's key for renamed events. */
export function pairEvents(old: readonly Event[], next: readonly Event[]): MatchedItems<Event> {
  return matchItems(old, next, [(one, other) => one.name === other.name, (one, other) => one.key === other.key]);
}
