import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type Json, type JsonObject } from '../generate/bundle.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { atField, atPart, type DiffLocation, inShared } from './location.ts';
import { resolve, type Resolved } from './resolve.ts';

function getMedia(body: JsonObject): Map<string, JsonObject> {
  const content = Object.entries(child(body, 'content'));
  return new Map(content.map(([type, media]) => [type.replace(/;.*/, '').trim().toLowerCase(), media as JsonObject]));
}

function compareEncoding(walk: Walk, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const getContentTypes = (media: JsonObject, field: string): string[] => {
    const types = child(child(media, 'encoding'), field)['contentType'];
    return typeof types === 'string' ? types.split(',').map((type) => type.trim()) : [];
  };
  for (const field of new Set([old, next].flatMap((media) => Object.keys(child(media, 'encoding'))))) {
    const [types, others] = [getContentTypes(old, field), getContentTypes(next, field)];
    const at = atField(diffLocation, field);
    const removed = types.filter((type) => !others.includes(type));
    const added = others.filter((type) => !types.includes(type));
    if (others.length === 0 && types.length > 0) walk.note(at, 'widened', 'can now have any content type');
    else if (types.length === 0 && others.length > 0) walk.note(at, 'narrowed', `must be ${others.join(' or ')} now`);
    else {
      if (removed.length > 0) walk.note(at, 'value-removed', `can no longer be ${removed.join(' or ')}`);
      if (added.length > 0) walk.note(at, 'value-added', `can be ${added.join(' or ')} too now`);
    }
  }
}

/** A body of bytes is a binary string in OpenAPI 3.0, and has no schema in 3.1. */
function getBodySchema({ schema = {} }: JsonObject): Json {
  return isObject(schema) && schema['format'] === 'binary' ? {} : schema;
}

function compareContent(walk: Walk, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const [media, others] = [getMedia(old), getMedia(next)];
  for (const [type, one] of media) {
    const other = others.get(type);
    const at = media.size > 1 || others.size > 1 ? atPart(diffLocation, `as ${type}`) : diffLocation;
    if (other === undefined) walk.note(diffLocation, 'media-removed', `can no longer be ${type}`);
    else {
      compareSchemas(walk, getBodySchema(one), getBodySchema(other), at);
      compareEncoding(walk, one, other, at);
    }
  }
  for (const type of others.keys())
    if (!media.has(type)) walk.note(diffLocation, 'harmless', `can now also be ${type}`);
}

export function compareBodies(walk: Walk, old: JsonObject, next: JsonObject, operation: DiffLocation): void {
  const diffLocation = atPart(operation, 'request body');
  const [had, has] = [old['requestBody'] !== undefined, next['requestBody'] !== undefined];
  const [one, other] = [resolve(old['requestBody'], walk.old), resolve(next['requestBody'], walk.next)];
  const [was, is] = [one.node['required'] === true, other.node['required'] === true];
  if (had && !has) walk.note(diffLocation, 'body-removed', 'was removed');
  else if (!had && has)
    walk.note(diffLocation, is ? 'field-added-required' : 'field-added', `is new and ${is ? 'required' : 'optional'}`);
  else if (had) {
    const at =
      one.name !== null && one.name === other.name
        ? inShared(diffLocation, `Shared request body \`${one.name}\``)
        : diffLocation;
    if (!was && is) walk.note(at, 'became-required', 'is now required, was optional');
    if (was && !is) walk.note(at, 'became-optional', 'is now optional, was required');
    compareContent(walk, one.node, other.node, at);
  }
}

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
