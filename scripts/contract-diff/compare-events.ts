/** Compares two AsyncAPI documents by channel and event. Events follow the rules for responses. */
import type { JsonObject } from '../generate/bundle.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { getChannels, toEventSubject, pairChannels, pairEvents, type Channel, type Event } from './events.ts';
import { createNoteCollector, type Finding } from './findings.ts';
import { textAt } from './resolve.ts';
import { createLocation } from './location.ts';

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
