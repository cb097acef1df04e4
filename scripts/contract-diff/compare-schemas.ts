/** Compares two schemas by field, depending on who sends them. */
import { child, type JsonObject } from '../generate/bundle.ts';
import { compareValues, formatShape } from './compare-values.ts';
import type { Direction, Note } from './findings.ts';
import { atField, atItem, type DiffLocation, inShared } from './location.ts';
import { matchForms } from './matching.ts';
import { resolve } from './resolve.ts';
import { type Form, toShape } from './schema-shape.ts';

export type Walk = {
  readonly old: JsonObject;
  readonly next: JsonObject;
  readonly side: Direction;
  readonly note: Note;
};

/** `above` ends cycles, `done` keeps a shared schema from being reported twice. */
type Path = Walk & { readonly above: ReadonlySet<string>; readonly done: Set<string> };

type Named = { readonly ref: string | null; readonly name: string | null };
type Node = Named & { readonly schema: unknown };

/** Returns null if this pair was visited: only a reference can nest a schema in itself. */
function enter(path: Path, what: string, old: Node, next: Node): Path | null {
  const key = JSON.stringify([what, old.ref ?? old.schema, next.ref ?? next.schema]);
  if (path.above.has(key) || path.done.has(key)) return null;
  if (old.ref !== null && old.ref === next.ref) path.done.add(key);
  return { ...path, above: new Set([...path.above, key]) };
}

/** A schema with the same name on both sides owns its findings. */
function locateSchema(diffLocation: DiffLocation, old: Named, next: Named): DiffLocation {
  const label = `Schema \`${next.name ?? ''}\``;
  const shared = next.name !== null && old.name === next.name && diffLocation.shared?.label !== label;
  return shared ? inShared(diffLocation, label) : diffLocation;
}

function compareFields(path: Path, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const [fields, nextFields] = [getFields(old, path.old, path.side), getFields(next, path.next, path.side)];
  const must = path.side === 'request' ? 'required' : 'always present';
  for (const [name, schema] of fields) {
    const at = atField(diffLocation, name);
    const nextSchema = nextFields.get(name);
    if (nextSchema === undefined) {
      path.note(at, 'field-removed', 'was removed');
      continue;
    }
    const [was, is] = [requires(old, name), requires(next, name)];
    if (!was && is) path.note(at, 'became-required', `is now ${must}, was optional`);
    if (was && !is) path.note(at, 'became-optional', `is now optional, was ${must}`);
    compareAt(path, schema, nextSchema, at);
  }
  const closed = old['additionalProperties'] === false;
  for (const name of nextFields.keys()) {
    if (fields.has(name)) continue;
    const at = atField(diffLocation, name);
    if (closed && path.side === 'response')
      path.note(at, 'field-added-to-closed', "is new, but additional fields weren't allowed");
    else if (requires(next, name)) path.note(at, 'field-added-required', `is new and ${must}`);
    else path.note(at, 'field-added', 'is new and optional');
  }
}

function requires(schema: JsonObject, name: string): boolean {
  return Array.isArray(schema['required']) && schema['required'].includes(name);
}

/** Skips `readOnly` fields in requests and `writeOnly` ones in responses. */
function getFields(schema: JsonObject, document: JsonObject, side: Direction): Map<string, unknown> {
  const hidden = side === 'request' ? 'readOnly' : 'writeOnly';
  const fields = new Map<string, unknown>(Object.entries(child(schema, 'properties')));
  for (const name of Array.isArray(schema['required']) ? schema['required'] : []) {
    if (typeof name === 'string' && !fields.has(name)) fields.set(name, {});
  }
  return new Map([...fields].filter(([, field]) => resolve(field, document).node[hidden] !== true));
}

function compareFurtherFields(path: Path, old: JsonObject, next: JsonObject, diffLocation: DiffLocation): void {
  const [was, is] = [old['additionalProperties'] ?? true, next['additionalProperties'] ?? true];
  if (was !== false && is === false) path.note(diffLocation, 'narrowed', 'no longer allows additional fields');
  else if (was === false && is !== false) path.note(diffLocation, 'widened', 'now allows additional fields');
  else if (was !== is) compareAt(path, was, is, atField(diffLocation, '*'));
}

function compareForms(path: Path, old: Form, next: Form, diffLocation: DiffLocation): void {
  const at = locateSchema(diffLocation, old, next);
  const below = enter(path, `${old.type} as ${next.type}`, old, next);
  if (below === null) return;
  const types = [old.type, next.type];
  if (old.type !== next.type && !types.every((type) => type === 'integer' || type === 'number')) {
    const text = `is now ${formatShape(next)}, was ${formatShape(old)}`;
    if (old.type === 'any') path.note(at, 'narrowed', text);
    else path.note(at, next.type === 'any' ? 'widened' : 'type-changed', text);
    return;
  }
  compareValues(old, next, (kind, what) => path.note(at, kind, what));
  if (old.type === 'object') {
    compareFields(below, old.schema, next.schema, at);
    compareFurtherFields(below, old.schema, next.schema, at);
  }
  if (old.type === 'array') compareAt(below, old.schema['items'] ?? {}, next.schema['items'] ?? {}, atItem(at));
}

function compareAt(path: Path, old: unknown, next: unknown, diffLocation: DiffLocation): void {
  const one = { ...resolve(old, path.old), schema: old };
  const other = { ...resolve(next, path.next), schema: next };
  const at = locateSchema(diffLocation, one, other);
  const below = enter(path, 'schema', one, other);
  if (below === null) return;
  const [shape, nextShape] = [toShape(old, path.old), toShape(next, path.next)];
  const { pairs, removed, added } = matchForms(shape.forms, nextShape.forms);
  const typed = ![...shape.forms, ...nextShape.forms].some(({ type }) => type === 'any');
  if (typed && !shape.nullable && nextShape.nullable) path.note(at, 'null-added', 'can now be null');
  if (typed && shape.nullable && !nextShape.nullable) path.note(at, 'null-removed', 'can no longer be null');
  for (const form of removed) path.note(at, 'form-removed', `can no longer be ${formatShape(form)}`);
  for (const form of added) path.note(at, 'form-added', `can now also be ${formatShape(form)}`);
  for (const [form, nextForm] of pairs) compareForms(below, form, nextForm, at);
}

/** Reports differences at `spot` and below. `old` and `next` are references or schemas in their documents. */
export function compareSchemas(walk: Walk, old: unknown, next: unknown, diffLocation: DiffLocation): void {
  compareAt({ ...walk, above: new Set(), done: new Set() }, old, next, diffLocation);
}
