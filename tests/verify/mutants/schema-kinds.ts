import { canBeNull, type Place, placesOf, plainSchema, type Schema, typesOf, withValue } from './places.ts';

export type Broken = { readonly value: unknown; readonly at: string };

export type SchemaKind = {
  readonly name: string;
  readonly apply: (document: object, schema: Schema, value: unknown) => readonly Broken[];
};

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function replacing(name: string, change: (place: Place) => { readonly by: unknown } | null): SchemaKind {
  return {
    name,
    apply: (document, schema, value) =>
      placesOf(document, schema, value).flatMap((place): readonly Broken[] => {
        const changed = change(place);
        return changed ? [{ value: withValue(value, place.pointer, changed.by), at: place.pointer }] : [];
      }),
  };
}

const dropped: SchemaKind = {
  name: 'a required field dropped',
  apply: (document, schema, value) =>
    placesOf(document, schema, value)
      .filter(({ pointer, required }) => required && pointer !== '')
      .map(({ pointer }) => ({ value: withValue(value, pointer, undefined), at: parentOf(pointer) })),
};

function otherType({ schema, value }: Place): { readonly by: unknown } | null {
  const types = typesOf(schema);
  if (types.length === 0 || value === null) return null;
  if (!types.includes('object') && !types.includes('array')) return { by: [{ unexpected: true }] };
  return types.includes('string') ? null : { by: 'of another type' };
}

function isNumber({ schema }: Place): boolean {
  const types = typesOf(schema);
  return (types.includes('integer') || types.includes('number')) && !types.includes('string');
}

function isNestedId(place: Place): boolean {
  return /\/\d+\/(?:.*\/)?(?:\w+_)?id$/.test(place.pointer) && isNumber(place) && typeof place.value === 'number';
}

const dates: ReadonlySet<unknown> = new Set(['date', 'date-time']);

const wrapped: SchemaKind = {
  name: 'wrapped in "data" once more',
  apply: (document, schema, value) => {
    const root = plainSchema(document, schema);
    const required = (root?.['required'] ?? []) as readonly string[];
    if (!root || required.length === 0) return [];
    if (!required.includes('data')) return [{ value: { data: value }, at: '' }];
    const inner = plainSchema(document, (root['properties'] as Readonly<Record<string, Schema>>)['data'] ?? {});
    const needed = (inner?.['required'] ?? []) as readonly string[];
    const breaks = inner && (typesOf(inner).includes('array') || needed.some((name) => name !== 'data'));
    // A missing sibling of `data` is reported first.
    return breaks ? [{ value: { data: value }, at: required.length > 1 ? '' : '/data' }] : [];
  },
};

const unwrapped: SchemaKind = {
  name: '"data" around it lost',
  apply: (document, schema, value) => {
    const required = (plainSchema(document, schema)?.['required'] ?? []) as readonly string[];
    if (!required.includes('data') || typeof value !== 'object' || value === null || !('data' in value)) return [];
    const { data } = value;
    const fits = typeof data === 'object' && data !== null && 'data' in data;
    return fits || data === null ? [] : [{ value: data, at: '' }];
  },
};

export const schemaKinds: readonly SchemaKind[] = [
  dropped,
  replacing('a value of the wrong type', otherType),
  replacing('null where it is not allowed', ({ schema, value }) =>
    value === null || canBeNull(schema) ? null : { by: null },
  ),
  wrapped,
  unwrapped,
  replacing('a list in place of an object', ({ schema, value }) =>
    typesOf(schema).includes('object') && !typesOf(schema).includes('array') && value !== null ? { by: [value] } : null,
  ),
  replacing('an object in place of a list', ({ schema, value }) =>
    typesOf(schema).includes('array') && !typesOf(schema).includes('object') && Array.isArray(value)
      ? { by: Object.fromEntries(value.entries()) }
      : null,
  ),
  replacing('an unknown value of an enumeration', ({ schema }) =>
    Array.isArray(schema['enum']) || 'const' in schema ? { by: 'none-of-these' } : null,
  ),
  replacing('a number as text', (place) =>
    isNumber(place) && typeof place.value === 'number' ? { by: String(place.value) } : null,
  ),
  replacing('a date in another format', ({ schema, value }) =>
    dates.has(schema['format']) && typeof value === 'string' ? { by: '12.11.2026 18:45' } : null,
  ),
  replacing('an id of the wrong type in a nested entry', (place) =>
    isNestedId(place) ? { by: `id-${String(place.value)}` } : null,
  ),
];
