import { child, isObject, type Json, type JsonObject } from '../generate/bundle.ts';
import { compareSchemas, type Walk } from './compare-schemas.ts';
import { resolve } from './resolve.ts';
import { atField, atPart, inShared, type DiffLocation } from './location.ts';

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

export function compareContent(walk: Walk, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
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
