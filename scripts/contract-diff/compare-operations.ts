import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { compareBodies, compareResponses } from './compare-bodies.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { createNoteCollector, type Finding, type Note } from './findings.ts';
import { atPart, createLocation, type DiffLocation, inShared } from './location.ts';
import { listOperations, type Operation, pairOperations, parameterKey, toSubject, wireName } from './operations.ts';
import { resolve, type Resolved, textAt } from './resolve.ts';
import { without } from './schema-keywords.ts';

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
/** Compares the events that an operation promises (`x-emits`). */
function compareEmits(old: JsonObject, next: JsonObject, diffLocation: DiffLocation, note: Note): void {
  const [promises, others] = [getPromises(old), getPromises(next)];
  for (const [event, was] of promises) {
    const is = others.get(event);
    if (is === undefined) note(diffLocation, 'emits-removed', `no longer causes ${event}`);
    else comparePromise(event, was, is, (kind, text) => note(diffLocation, kind, text));
  }
  for (const event of others.keys())
    if (!promises.has(event)) note(diffLocation, 'harmless', `now also causes ${event}`);
}

const parameterLabels: Readonly<Record<string, string>> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
};

function label({ node }: Resolved): string {
  return `${parameterLabels[textAt(node, 'in')] ?? 'parameter'} \`${textAt(node, 'name')}\``;
}

function byKey({ parameters, path }: Operation): Map<string, Resolved> {
  return new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter]));
}

function formatStyle({ node }: Resolved): string {
  const style = textAt(node, 'style') || (['query', 'cookie'].includes(textAt(node, 'in')) ? 'form' : 'simple');
  return `${style}${(node['explode'] ?? style === 'form') === true ? ', exploded' : ''}`;
}

function compareOne(walk: Walk, old: Resolved, next: Resolved, diffLocation: DiffLocation): void {
  const [was, is] = [old.node['required'] === true, next.node['required'] === true];
  if (!was && is) walk.note(diffLocation, 'became-required', 'is now required, was optional');
  if (was && !is) walk.note(diffLocation, 'became-optional', 'is now optional, was required');
  if (formatStyle(old) !== formatStyle(next)) {
    walk.note(diffLocation, 'rule-changed', `now uses the style \`${formatStyle(next)}\`, was \`${formatStyle(old)}\``);
  }
  compareSchemas(walk, old.node['schema'] ?? {}, next.node['schema'] ?? {}, diffLocation);
}

function compareParameters(walk: Walk, old: Operation, next: Operation): void {
  const [parameters, others] = [byKey(old), byKey(next)];
  const diffLocation = createLocation(toSubject(next));
  for (const [key, parameter] of parameters) {
    const other = others.get(key);
    if (other === undefined) {
      // A missing path parameter is reported as a moved operation.
      if (parameter.node['in'] !== 'path')
        walk.note(atPart(diffLocation, label(parameter)), 'field-removed', 'was removed');
      continue;
    }
    const shared = other.name !== null && parameter.name === other.name;
    const at = atPart(diffLocation, label(other));
    compareOne(walk, parameter, other, shared ? inShared(at, `Shared ${label(other)}`) : at);
  }
  for (const [key, parameter] of others) {
    if (parameters.has(key) || parameter.node['in'] === 'path') continue;
    const required = parameter.node['required'] === true;
    const text = required ? 'is new and required' : 'is new and optional';
    walk.note(atPart(diffLocation, label(parameter)), required ? 'field-added-required' : 'field-added', text);
  }
}

/** Schemes (with scope) required together. An empty set needs no authentication. */
type Way = ReadonlySet<string>;

function getWays(security: unknown): Way[] {
  if (!Array.isArray(security) || security.length === 0) return [new Set()];
  return security.filter(isObject).map((way) => {
    const needs = Object.entries(way).flatMap(([scheme, scopes]) => {
      const all = Array.isArray(scopes) ? scopes.map((scope) => `${scheme} (${JSON.stringify(scope)})`) : [];
      return all.length === 0 ? [scheme] : all;
    });
    return new Set(needs);
  });
}

function formatWays(ways: readonly Way[]): string {
  return ways
    .map((way) => (way.size === 0 ? 'no authentication' : [...way].map((need) => `\`${need}\``).join(' with ')))
    .join(' or ');
}

function covered(way: Way, ways: readonly Way[]): boolean {
  return ways.some((other) => [...other].every((need) => way.has(need)));
}

function compareSecurity(old: unknown, next: unknown, diffLocation: DiffLocation, note: Note): void {
  const [was, is] = [getWays(old), getWays(next)];
  const text = `now needs ${formatWays(is)}, was ${formatWays(was)}`;
  if (was.some((way) => !covered(way, is))) note(diffLocation, 'security-added', text);
  else if (!is.every((way) => covered(way, was))) note(diffLocation, 'harmless', text);
}

/** `{story}` and `{id}` are equal on the wire, but generated code uses the names. */
function compareNames(old: Operation, next: Operation, note: Note): void {
  const diffLocation = createLocation(toSubject(old));
  if (wireName(old) !== wireName(next)) note(diffLocation, 'operation-moved', `moved to ${next.method} ${next.path}`);
  else if (old.path !== next.path)
    note(diffLocation, 'name-changed', `has different path parameter names: ${next.path}`);
  if (old.id !== '' && old.id !== next.id) note(diffLocation, 'name-changed', `now has the operationId \`${next.id}\``);
  if (old.definition['deprecated'] !== true && next.definition['deprecated'] === true) {
    note(diffLocation, 'harmless', 'is now deprecated, but still works');
  }
}

/** The scheme defines what a client sends, not its name. */
function compareSchemes(old: JsonObject, next: JsonObject, note: Note): void {
  const [schemes, others] = [old, next].map((document) => child(child(document, 'components'), 'securitySchemes'));
  for (const [name, scheme] of Object.entries(schemes ?? {})) {
    const other = others?.[name];
    const rules = [resolve(scheme, old), resolve(other, next)].map(({ node }) => without(node, 'description'));
    if (other === undefined || isDeepStrictEqual(rules[0], rules[1])) continue;
    const text = `was changed: ${rules.map((rule) => JSON.stringify(rule)).join(' became ')}`;
    note(createLocation({ kind: 'security scheme', name, id: '' }), 'security-added', text);
  }
}

export function compareOperations(old: JsonObject, next: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const request: Walk = { old, next, side: 'request', note: createNoteCollector(findings, 'request') };
  const response: Walk = { old, next, side: 'response', note: createNoteCollector(findings, 'response') };
  const { pairs, removed, added } = pairOperations(listOperations(old), listOperations(next));
  for (const operation of removed)
    request.note(createLocation(toSubject(operation)), 'operation-removed', 'was removed');
  for (const operation of added) request.note(createLocation(toSubject(operation)), 'harmless', 'is new');
  for (const [operation, other] of pairs) {
    const diffLocation = createLocation(toSubject(other));
    compareNames(operation, other, request.note);
    compareSecurity(operation.security, other.security, diffLocation, request.note);
    compareParameters(request, operation, other);
    compareBodies(request, operation.definition, other.definition, diffLocation);
    compareResponses(response, operation.definition, other.definition, diffLocation);
    compareEmits(operation.definition, other.definition, diffLocation, response.note);
  }
  compareSchemes(old, next, request.note);
  return findings;
}
