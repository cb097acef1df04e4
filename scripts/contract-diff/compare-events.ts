/** Compares two AsyncAPI documents by channel and event. Events follow the rules for responses. */
import { child, type JsonObject } from '../generate/bundle.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { createNoteCollector, type Finding } from './findings.ts';
import { createLocation, type DiffSubject } from './location.ts';
import { type MatchedItems, matchItems } from './matching.ts';
import { resolve, textAt } from './resolve.ts';

/** `key` is the message's name in the document, `name` on the wire; `channel` is the document's channel name. */
type Event = {
  readonly key: string;
  readonly name: string;
  readonly channel: string;
  readonly definition: JsonObject;
};

type Channel = {
  readonly carrier: DiffSubject;
  readonly address: string;
  readonly wire: string;
  readonly events: readonly Event[];
};

function toEventSubject({ name, channel }: Event): DiffSubject {
  return { kind: 'event', name, id: channel };
}

function getEvents(channel: string, definition: JsonObject, document: JsonObject): Event[] {
  return Object.entries(child(definition, 'messages')).map(([key, value]) => {
    const { node } = resolve(value, document);
    return { key, name: textAt(node, 'name') || key, channel, definition: node };
  });
}

function getChannels(document: JsonObject): Channel[] {
  return Object.entries(child(document, 'channels')).map(([name, value]) => {
    const { node } = resolve(value, document);
    const address = textAt(node, 'address') || name;
    const wire = address.replaceAll(/\{[^}]*\}/g, '{}');
    return { carrier: { kind: 'channel', name, id: address }, address, wire, events: getEvents(name, node, document) };
  });
}

/** Pairs by address, as on the wire, then by the document's name. */
function pairChannels(old: readonly Channel[], next: readonly Channel[]): MatchedItems<Channel> {
  return matchItems(old, next, [
    (one, other) => one.wire === other.wire,
    (one, other) => one.carrier.name === other.carrier.name,
  ]);
}

/** Pairs by wire name, then by the document's key for renamed events. */
function pairEvents(old: readonly Event[], next: readonly Event[]): MatchedItems<Event> {
  return matchItems(old, next, [(one, other) => one.name === other.name, (one, other) => one.key === other.key]);
}

/** Without its own name, an event's PHP class is its wire name. */
function getClassName({ definition }: Event): string {
  return textAt(definition, 'x-class-name');
}

function compareEvent(walk: Walk, old: Event, next: Event): void {
  const diffLocation = createLocation(toEventSubject(next));
  if (old.name !== next.name) {
    walk.note(createLocation(toEventSubject(old)), 'event-renamed', `is now sent under the name \`${next.name}\``);
  }
  if (getClassName(old) !== getClassName(next)) {
    const [was, is] = [old, next].map((event) =>
      getClassName(event) === '' ? 'no class name' : `the class name \`${getClassName(event)}\``,
    );
    walk.note(diffLocation, 'event-renamed', `is now sent under ${is ?? ''}, was under ${was ?? ''}`);
  }
  compareSchemas(walk, old.definition['payload'] ?? {}, next.definition['payload'] ?? {}, diffLocation);
}

function compareChannels(walk: Walk, old: JsonObject, next: JsonObject): { removed: Event[]; added: Event[] } {
  const { pairs, removed, added } = pairChannels(getChannels(old), getChannels(next));
  const left: { removed: Event[]; added: Event[] } = { removed: [], added: [] };
  for (const [channel, other] of pairs) {
    if (channel.wire !== other.wire) {
      const text = `now has the address \`${other.address}\`, had \`${channel.address}\``;
      walk.note(createLocation(channel.carrier), 'channel-moved', text);
    }
    const events = pairEvents(channel.events, other.events);
    for (const [event, nextEvent] of events.pairs) compareEvent(walk, event, nextEvent);
    left.removed.push(...events.removed);
    left.added.push(...events.added);
  }
  reportChannels(walk, removed, added);
  left.removed.push(...removed.flatMap(({ events }) => events));
  left.added.push(...added.flatMap(({ events }) => events));
  return left;
}

function reportChannels(walk: Walk, removed: readonly Channel[], added: readonly Channel[]): void {
  for (const { carrier, address } of removed)
    walk.note(createLocation(carrier), 'channel-removed', `(\`${address}\`) was removed`);
  for (const { carrier, address } of added) walk.note(createLocation(carrier), 'harmless', `(\`${address}\`) is new`);
}

export function compareEvents(old: JsonObject, next: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const walk: Walk = { old, next, side: 'response', note: createNoteCollector(findings, 'response') };
  const { removed, added } = compareChannels(walk, old, next);
  for (const event of removed) {
    const diffLocation = createLocation(toEventSubject(event));
    const other = added.find(({ name }) => name === event.name);
    if (other === undefined) walk.note(diffLocation, 'event-removed', 'was removed');
    else {
      walk.note(diffLocation, 'event-moved', `moved to channel \`${other.channel}\``);
      compareEvent(walk, event, other);
      added.splice(added.indexOf(other), 1);
    }
  }
  for (const event of added) walk.note(createLocation(toEventSubject(event)), 'harmless', 'is new');
  return findings;
}
