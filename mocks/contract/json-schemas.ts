import { type Fields as Schema, isFields } from '#shared/values.ts';

/** Paths such as `data[].title` or `errors.*`: list entries and the values of a map share one path. */
export type FieldPaths = { readonly declared: readonly string[]; readonly undeclared: readonly string[] };

/** Returns the schemas that together describe a value: references resolved, all alternatives side by side. */
function flatten(root: Schema, schema: unknown): readonly Schema[] {
  if (!isFields(schema)) return [];
  const { $ref, allOf, anyOf, oneOf } = schema;
  const target =
    typeof $ref === 'string'
      ? $ref
          .slice(2)
          .split('/')
          .reduce<unknown>((node, part) => (isFields(node) ? node[part] : undefined), root)
      : undefined;
  const parts = [target, allOf, anyOf, oneOf].flat().filter((part) => part !== undefined);
  const own = parts.length === 0 || 'properties' in schema ? [schema] : [];
  return [...own, ...parts.flatMap((part) => flatten(root, part))];
}

function isOpen({ type, properties, additionalProperties }: Schema): boolean {
  const hasObjects = type === undefined || [type].flat().includes('object');
  return hasObjects && (additionalProperties === undefined ? !properties : additionalProperties !== false);
}

/** A place in values, with all schemas that describe it. What's below it is resolved at its first use. */
type Place = {
  readonly path: string;
  readonly schemas: readonly Schema[];
  readonly hasFields: boolean;
  readonly declared: Map<string, Place>;
  /** A field of another name; null if it isn't allowed. */
  others?: Place | null;
  /** A list's entry; null without a schema. */
  entries?: Place | null;
};

function createPlace(root: Schema, described: readonly unknown[], path: string): Place {
  const schemas = described.flatMap((schema) => flatten(root, schema));
  const hasFields = schemas.some((schema) => isFields(schema['properties']) || isOpen(schema));
  return { path, schemas, hasFields, declared: new Map() };
}

function createDeclared(root: Schema, { schemas, path }: Place, name: string): Place | null {
  const own = schemas.flatMap(({ properties }) =>
    isFields(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
  );
  return own.length > 0 ? createPlace(root, own, path === '' ? name : `${path}.${name}`) : null;
}

function createOthers(root: Schema, { schemas, path }: Place): Place | null {
  if (!schemas.some(isOpen)) return null;
  const described = schemas.map(({ additionalProperties }) => additionalProperties);
  return createPlace(root, described, path === '' ? '*' : `${path}.*`);
}

function createEntries(root: Schema, { schemas, path }: Place): Place | null {
  const described = schemas.map(({ items }) => items);
  return described.some(isFields) ? createPlace(root, described, `${path}[]`) : null;
}

function getField(root: Schema, place: Place, name: string): Place | null {
  const field = place.declared.get(name) ?? createDeclared(root, place, name);
  if (field) {
    place.declared.set(name, field);
    return field;
  }
  if (place.others === undefined) place.others = createOthers(root, place);
  return place.others;
}

const placesByRoot = new WeakMap<object, WeakMap<object, Place>>();

function getPlace(root: object, schema: object): Place {
  const places = placesByRoot.get(root) ?? new WeakMap<object, Place>();
  placesByRoot.set(root, places);
  const place = places.get(schema) ?? createPlace(root as Schema, [schema], '');
  places.set(schema, place);
  return place;
}

/**
 * Returns the fields of a value that its schema has, and those that it lacks. A field of any alternative counts as
 * declared. `root` is what references start at.
 */
export function readFieldPaths(root: object, schema: object, value: unknown): FieldPaths {
  const declared = new Set<string>();
  const undeclared = new Set<string>();
  const visit = (place: Place, inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) {
      if (place.entries === undefined) place.entries = createEntries(root as Schema, place);
      if (place.entries) for (const item of inner) visit(place.entries, item);
    } else if (place.hasFields) {
      for (const [name, content] of Object.entries(inner)) visitField(place, name, content);
    }
  };
  const visitField = (place: Place, name: string, content: unknown): void => {
    const field = getField(root as Schema, place, name);
    if (!field) {
      undeclared.add(place.path === '' ? name : `${place.path}.${name}`);
      return;
    }
    declared.add(field.path);
    visit(field, content);
  };
  visit(getPlace(root, schema), value);
  return { declared: [...declared], undeclared: [...undeclared] };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a missing field counts as: null, false or an empty list. Undefined: the field has to be there. */
function getDefault(schema: Schema, useFallback: boolean): unknown {
  if (useFallback) {
    const { 'x-fallback': fallback, default: byDefault } = schema;
    if (fallback !== undefined || byDefault !== undefined)
      return fallback === 'none' ? undefined : (fallback ?? byDefault);
  }
  const alternatives = [schema['oneOf'], schema['anyOf']].flat().filter(isSchema);
  const types = new Set([schema, ...alternatives].flatMap(({ type }) => type));
  if (types.has('null')) return null;
  if (types.has('boolean')) return false;
  return types.has('array') ? [] : undefined;
}

/**
 * Returns the schema with a `default` for every field that can be null, a boolean or a list, or that has an `x-fallback`
 * or a default, with `useFallback`. Those fields are no longer required: ajv fills them in with `useDefaults`.
 */
export function withDefaults(schema: unknown, useFallback = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withDefaults(inner, useFallback));
  if (!isSchema(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withDefaults(value, useFallback)]),
  );
  const { properties, required } = copy;
  if (!isSchema(properties) || !Array.isArray(required)) return copy;
  const fields = Object.entries(properties).map(([name, field]) => {
    const absent = isSchema(field) && required.includes(name) ? getDefault(field, useFallback) : undefined;
    return { name, absent, field: isSchema(field) && absent !== undefined ? { ...field, default: absent } : field };
  });
  const filled = new Set(fields.flatMap(({ name, absent }) => (absent === undefined ? [] : [name])));
  return {
    ...copy,
    properties: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
    required: required.filter((name) => !filled.has(String(name))),
  };
}

/** Our keywords in schemas (docs/contract.md), for validators that reject unknown ones. */
export const schemaExtensions = [
  'x-enum-descriptions',
  'x-exactly-one-of',
  'x-extensible-enum',
  'x-optional',
  'x-fallback',
  'x-operation',
  'x-origin',
  'x-proposed',
] as const;
