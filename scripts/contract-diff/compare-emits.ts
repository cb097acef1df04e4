/** Compares the events that an operation promises (`x-emits`). */
import { isObject, type JsonObject } from '../generate/bundle.ts';
import type { Note } from './findings.ts';
import { textAt } from './resolve.ts';
import type { DiffLocation } from './location.ts';

function getPromises(definition: JsonObject): Map<string, JsonObject> {
  const emits = definition['x-emits'];
  const promises = Array.isArray(emits) ? emits.filter(isObject) : [];
  return new Map(
    promises.map((promise) => [
      `the event \`${textAt(promise, 'message')}\` on channel \`${textAt(promise, 'channel')}\``,
      promise,
    ]),
  );
}

function getLimit({ within }: JsonObject): number {
  return typeof within === 'number' ? within : Infinity;
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `within ${milliseconds / 1000} s` : 'without a time limit';
}

/** What decides whether the event is sent, as far as requests and events show it. */
function getRule({ when }: JsonObject): string {
  if (!isObject(when)) return '';
  const { condition, unless } = when;
  const rules = [
    ...(typeof condition === 'string' ? [condition] : []),
    ...(unless ? [`unless ${JSON.stringify(unless)}`] : []),
  ];
  return rules.join(', ') || textAt(when, 'description');
}

function formatWhen(promise: JsonObject): string {
  const { when } = promise;
  if (!isObject(when)) return 'always';
  const [description, rule] = [textAt(when, 'description'), getRule(promise)];
  return `when “${description}”${rule === description ? '' : ` (${rule})`}`;
}

function comparePromise(
  event: string,
  was: JsonObject,
  is: JsonObject,
  note: (kind: Parameters<Note>[1], text: string) => void,
): void {
  const [before, now] = [getLimit(was), getLimit(is)];
  if (before !== now)
    note(now > before ? 'emits-later' : 'harmless', `now causes ${event} ${seconds(now)}, was ${seconds(before)}`);
  const [oldId, newId] = [textAt(was, 'id'), textAt(is, 'id')];
  // Contracts up to 1.1 say neither for which id, for whom nor when.
  if (oldId === '') return;
  if (oldId !== newId) note('emits-moved', `now causes ${event} with the id ${newId}, was ${oldId}`);
  if (was['to'] !== is['to']) {
    const isNarrowed = is['to'] === 'others';
    const change = isNarrowed ? 'no longer sends' : 'now also sends';
    note(isNarrowed ? 'emits-narrowed' : 'emits-echoed', `${change} ${event} to the sender of the request`);
  }
  const [oldWhen, newWhen] = [formatWhen(was), formatWhen(is)];
  if (oldWhen === newWhen) return;
  const isSure = is['when'] === undefined || getRule(was) === getRule(is);
  note(isSure ? 'harmless' : 'emits-conditional', `now causes ${event} ${newWhen}, was ${oldWhen}`);
}

/** An event that is gone, later, elsewhere or rarer breaks clients that wait for it; extra events are harmless. */
export function compareEmits(old: JsonObject, next: JsonObject, diffLocation: DiffLocation, note: Note): void {
  const [promises, others] = [getPromises(old), getPromises(next)];
  for (const [event, was] of promises) {
    const is = others.get(event);
    if (is === undefined) note(diffLocation, 'emits-removed', `no longer causes ${event}`);
    else comparePromise(event, was, is, (kind, text) => note(diffLocation, kind, text));
  }
  for (const event of others.keys())
    if (!promises.has(event)) note(diffLocation, 'harmless', `now also causes ${event}`);
}
