/** Compares the events that an operation promises (`x-emits`). */
import { isObject, type JsonObject } from '../generate/bundle.ts';
import type { Note } from './findings.ts';
import { textAt } from './resolve.ts';
import type { DiffLocation } from './location.ts';

function getPromises(definition: JsonObject): Map<string, number> {
  const emits = definition['x-emits'];
  const promises = Array.isArray(emits) ? emits.filter(isObject) : [];
  return new Map(
    promises.map((promise) => [
      `the event \`${textAt(promise, 'message')}\` on channel \`${textAt(promise, 'channel')}\``,
      typeof promise['within'] === 'number' ? promise['within'] : Infinity,
    ]),
  );
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `within ${milliseconds / 1000} s` : 'without a time limit';
}

/** A removed or later event breaks clients that wait for it; extra events are harmless. */
export function compareEmits(old: JsonObject, next: JsonObject, diffLocation: DiffLocation, note: Note): void {
  const [promises, others] = [getPromises(old), getPromises(next)];
  for (const [event, was] of promises) {
    const is = others.get(event);
    if (is === undefined) note(diffLocation, 'emits-removed', `no longer causes ${event}`);
    else if (was !== is) {
      note(
        diffLocation,
        is > was ? 'emits-later' : 'harmless',
        `now causes ${event} ${seconds(is)}, was ${seconds(was)}`,
      );
    }
  }
  for (const event of others.keys())
    if (!promises.has(event)) note(diffLocation, 'harmless', `now also causes ${event}`);
}
