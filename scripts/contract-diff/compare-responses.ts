import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { compareContent } from './compare-bodies.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { resolve, type Resolved } from './resolve.ts';
import { atPart, inShared, type DiffLocation } from './location.ts';

function success(status: string): boolean {
  return status.startsWith('2') || status.startsWith('3');
}

function getHeaders(response: JsonObject, document: JsonObject): Map<string, { name: string; header: JsonObject }> {
  const headers = Object.entries(child(response, 'headers'));
  return new Map(headers.map(([name, value]) => [name.toLowerCase(), { name, header: resolve(value, document).node }]));
}

function compareHeaders(walk: Walk, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const [headers, others] = [getHeaders(old, walk.old), getHeaders(next, walk.next)];
  for (const [key, { name, header }] of headers) {
    const at = atPart(diffLocation, `header \`${name}\``);
    const other = others.get(key)?.header;
    if (other === undefined) {
      walk.note(at, 'field-removed', 'was removed');
      continue;
    }
    const [was, is] = [header['required'] === true, other['required'] === true];
    if (was && !is) walk.note(at, 'became-optional', 'is now optional, was always present');
    if (!was && is) walk.note(at, 'became-required', 'is now always present, was optional');
    compareSchemas(walk, header['schema'] ?? {}, other['schema'] ?? {}, at);
  }
  for (const [key, { name }] of others) {
    if (!headers.has(key)) walk.note(atPart(diffLocation, `header \`${name}\``), 'field-added', 'is new');
  }
}

function toLinkTarget(link: unknown): unknown {
  return isObject(link) ? { ...link, description: undefined } : link;
}

/** Links only show where server-given actions lead; clients aren't bound by them. */
function compareLinks(walk: Walk, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const [links, others] = [child(old, 'links'), child(next, 'links')];
  for (const name of new Set([...Object.keys(links), ...Object.keys(others)])) {
    if (isDeepStrictEqual(toLinkTarget(links[name]), toLinkTarget(others[name]))) continue;
    const change = others[name] === undefined ? 'was removed' : 'points to another operation';
    walk.note(atPart(diffLocation, `link \`${name}\``), 'harmless', links[name] === undefined ? 'is new' : change);
  }
}

function compareAnswer(walk: Walk, old: Resolved, next: Resolved, diffLocation: DiffLocation): void {
  const shared = old.name !== null && old.name === next.name;
  const at = shared ? inShared(diffLocation, `Shared response \`${old.name}\``) : diffLocation;
  compareHeaders(walk, old.node, next.node, at);
  compareContent(walk, old.node, next.node, at);
  compareLinks(walk, old.node, next.node, at);
}

export function compareResponses(walk: Walk, old: JsonObject, next: JsonObject, operation: DiffLocation): void {
  const [responses, others] = [child(old, 'responses'), child(next, 'responses')];
  for (const [status, response] of Object.entries(responses)) {
    const diffLocation = atPart(operation, `response ${status}`);
    const other = others[status];
    if (other !== undefined) compareAnswer(walk, resolve(response, walk.old), resolve(other, walk.next), diffLocation);
    else if (success(status)) walk.note(diffLocation, 'success-removed', 'was removed');
    else walk.note(diffLocation, 'harmless', 'is no longer documented');
  }
  for (const status of Object.keys(others)) {
    const diffLocation = atPart(operation, `response ${status}`);
    if (responses[status] !== undefined) continue;
    if (success(status)) walk.note(diffLocation, 'success-added', 'is a new success response');
    else walk.note(diffLocation, 'harmless', 'is now documented');
  }
}
