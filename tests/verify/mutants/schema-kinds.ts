import { canBeNull, type SchemaTarget, findTargets, plainSchema, type Schema, getTypes, withValue } from './places.ts';

/** `at`: a pointer, or an undeclared field's path. */
export type Broken = { readonly value: unknown; readonly at: string };

export type SchemaKind = {
  readonly name: string;
  /** Default: a mismatch with the schema. */
  readonly finding?: 'undeclared-field';
  readonly apply: (schema: Schema, value: unknown) => readonly Broken[];
};

function getParentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function replacing(name: string, change: (target: SchemaTarget) => { readonly by: unknown } | null): SchemaKind {
  return {
    name,
    apply: (schema, value) =>
      findTargets(schema, value).flatMap((target): readonly Broken[] => {
        const changed = change(target);
        return changed ? [{ value: withValue(value, target.pointer, changed.by), at: target.pointer }] : [];
      }),
  };
}

const dropped: SchemaKind = {
  name: 'a required field dropped',
  apply: (schema, value) =>
    findTargets(schema, value)
      .filter(({ pointer, required }) => required && pointer !== '')
      .map(({ pointer }) => ({ value: withValue(value, pointer, undefined), at: getParentPointer(pointer) })),
};

/** `/data/0/title` is `data[].title`. */
export function toFieldPath(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/\/0(?=\/|$)/g, '[]')
    .replaceAll('/', '.');
}

/** Objects whose schema lists all fields. */
function closedObjects(schema: Schema, value: unknown): readonly SchemaTarget[] {
  return findTargets(schema, value).filter(
    (target) =>
      typeof target.value === 'object' &&
      target.value !== null &&
      !Array.isArray(target.value) &&
      'properties' in target.schema &&
      !('additionalProperties' in target.schema),
  );
}

const renamed: SchemaKind = {
  name: 'an optional field renamed',
  finding: 'undeclared-field',
  apply: (schema, value) => {
    const closed = new Set(closedObjects(schema, value).map(({ pointer }) => pointer));
    return findTargets(schema, value)
      .filter(({ pointer, required }) => !required && closed.has(getParentPointer(pointer)))
      .map(({ pointer, value: field }) => {
        const at = `${pointer}_renamed`;
        return { value: withValue(withValue(value, pointer, undefined), at, field), at: toFieldPath(at) };
      });
  },
};

const invented: SchemaKind = {
  name: 'a field invented',
  finding: 'undeclared-field',
  apply: (schema, value) =>
    closedObjects(schema, value).map(({ pointer }) => {
      const at = `${pointer}/invented_field`;
      return { value: withValue(value, at, 'Invented.'), at: toFieldPath(at) };
    }),
};

function otherType({ schema, value }: SchemaTarget): { readonly by: unknown } | null {
  const types = getTypes(schema);
  if (types.length === 0 || value === null) return null;
  if (!types.includes('object') && !types.includes('array')) return { by: [{ unexpected: true }] };
  return types.includes('string') ? null : { by: 'of another type' };
}

function isNumber({ schema }: SchemaTarget): boolean {
  const types = getTypes(schema);
  return (types.includes('integer') || types.includes('number')) && !types.includes('string');
}

function isNestedId(target: SchemaTarget): boolean {
  return /\/\d+\/(?:.*\/)?(?:\w+_)?id$/.test(target.pointer) && isNumber(target) && typeof target.value === 'number';
}

const dates: ReadonlySet<unknown> = new Set(['date', 'date-time']);

const wrapped: SchemaKind = {
  name: 'wrapped in "data" once more',
  apply: (schema, value) => {
    const root = plainSchema(schema);
    const required = (root?.['required'] ?? []) as readonly string[];
    if (!root || required.length === 0) return [];
    if (!required.includes('data')) return [{ value: { data: value }, at: '' }];
    const inner = plainSchema((root['properties'] as Readonly<Record<string, Schema>>)['data'] ?? {});
    const needed = (inner?.['required'] ?? []) as readonly string[];
    const breaks = inner && (getTypes(inner).includes('array') || needed.some((name) => name !== 'data'));
    // A missing sibling of `data` is reported first.
    return breaks ? [{ value: { data: value }, at: required.length > 1 ? '' : '/data' }] : [];
  },
};

const unwrapped: SchemaKind = {
  name: '"data" around it lost',
  apply: (schema, value) => {
    const required = (plainSchema(schema)?.['required'] ?? []) as readonly string[];
    if (!required.includes('data') || typeof value !== 'object' || value === null || !('data' in value)) return [];
    const { data } = value;
    const fits = typeof data === 'object' && data !== null && 'data' in data;
    return fits || data === null ? [] : [{ value: data, at: '' }];
  },
};

export const schemaKinds: readonly SchemaKind[] = [
  dropped,
  renamed,
  invented,
  replacing('a value of the wrong type', otherType),
  replacing('null where it is not allowed', ({ schema, value }) =>
    value === null || canBeNull(schema) ? null : { by: null },
  ),
  wrapped,
  unwrapped,
  replacing('a list in place of an object', ({ schema, value }) =>
    getTypes(schema).includes('object') && !getTypes(schema).includes('array') && value !== null
      ? { by: [value] }
      : null,
  ),
  replacing('an object in place of a list', ({ schema, value }) =>
    getTypes(schema).includes('array') && !getTypes(schema).includes('object') && Array.isArray(value)
      ? { by: Object.fromEntries(value.entries()) }
      : null,
  ),
  replacing('an unknown value of an enumeration', ({ schema }) =>
    Array.isArray(schema['enum']) || 'const' in schema ? { by: 'none-of-these' } : null,
  ),
  replacing('a number as text', (target) =>
    isNumber(target) && typeof target.value === 'number' ? { by: String(target.value) } : null,
  ),
  replacing('a date in another format', ({ schema, value }) =>
    dates.has(schema['format']) && typeof value === 'string' ? { by: '12.11.2026 18:45' } : null,
  ),
  replacing('an id of the wrong type in a nested entry', (target) =>
    isNestedId(target) ? { by: `id-${String(target.value)}` } : null,
  ),
];
