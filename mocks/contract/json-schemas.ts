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

/**
 * Returns the fields of a value that its schema has, and those that it lacks. A field of any alternative counts as
 * declared. `root` is what references start at.
 */
export function readFieldPaths(root: object, schema: unknown, value: unknown): FieldPaths {
  const declared = new Set<string>();
  const undeclared = new Set<string>();
  const visit = (schemas: readonly Schema[], inner: unknown, path: string): void => {
    if (Array.isArray(inner)) {
      const items = schemas.flatMap((one) => flatten(root as Schema, one['items']));
      if (items.length > 0) for (const item of inner) visit(items, item, `${path}[]`);
    } else if (isFields(inner) && schemas.some((one) => isFields(one['properties']) || isOpen(one))) {
      for (const [name, field] of Object.entries(inner))
        visitField(schemas, path === '' ? '' : `${path}.`, name, field);
    }
  };
  const visitField = (schemas: readonly Schema[], prefix: string, name: string, field: unknown): void => {
    const own = schemas.flatMap(({ properties }) =>
      isFields(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    const path = `${prefix}${own.length > 0 ? name : '*'}`;
    if (own.length === 0 && !schemas.some(isOpen)) {
      undeclared.add(`${prefix}${name}`);
      return;
    }
    declared.add(path);
    const schemasOfField = own.length > 0 ? own : schemas.map((schema) => schema['additionalProperties']);
    visit(
      schemasOfField.flatMap((schemaOfField) => flatten(root as Schema, schemaOfField)),
      field,
      path,
    );
  };
  visit(flatten(root as Schema, schema), value, '');
  return { declared: [...declared], undeclared: [...undeclared] };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a missing field counts as: null, false or an empty list. Undefined: the field has to be there. */
function getDefault(schema: Schema): unknown {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isSchema) : [];
  const types = new Set([schema, ...alternatives].flatMap(({ type }) => type));
  if (types.has('null')) return null;
  if (types.has('boolean')) return false;
  return types.has('array') ? [] : undefined;
}

/**
 * Returns the schema with a `default` for every field that can be null, a boolean or a list. Those fields are no longer
 * required: ajv fills them in with `useDefaults`.
 */
export function withDefaults(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDefaults);
  if (!isSchema(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withDefaults(value)]));
  const { properties, required } = copy;
  if (!isSchema(properties) || !Array.isArray(required)) return copy;
  const fields = Object.entries(properties).map(([name, field]) => {
    const absent = isSchema(field) && required.includes(name) ? getDefault(field) : undefined;
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
