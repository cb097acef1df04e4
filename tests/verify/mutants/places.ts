/** Targets in a body or payload where a change surely breaks the schema. */
export type Schema = Readonly<Record<string, unknown>>;

export type SchemaTarget = {
  /** JSON pointer; empty for the root. */
  readonly pointer: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly required: boolean;
};

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNull(schema: Schema): boolean {
  return schema['type'] === 'null';
}

/** Returns the schema that a value must fit. Returns null for alternatives: a broken value may fit another. */
export function plainSchema(schema: Schema): (Schema & { readonly nullable?: boolean }) | null {
  if ('anyOf' in schema || 'allOf' in schema || 'if' in schema || 'not' in schema) return null;
  if (!Array.isArray(schema['oneOf'])) return schema;
  const others = (schema['oneOf'] as readonly Schema[]).filter((one) => !isNull(one));
  const [only] = others;
  if (others.length !== 1 || !only) return null;
  const resolved = plainSchema(only);
  return resolved && { ...resolved, nullable: true };
}

export function getTypes(schema: Schema): readonly string[] {
  return [schema['type']].flat().filter((type): type is string => typeof type === 'string');
}

export function canBeNull(schema: Schema): boolean {
  return schema['nullable'] === true || getTypes(schema).includes('null') || getTypes(schema).length === 0;
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

type Root = { readonly pointer: string; readonly required: boolean };

/** Uses only the first entry of a list. */
export function findTargets(
  rawSchema: Schema,
  value: unknown,
  { pointer, required }: Root = { pointer: '', required: true },
): readonly SchemaTarget[] {
  const schema = plainSchema(rawSchema);
  if (!schema) return [];
  const here: SchemaTarget = { pointer, schema, value, required };
  const { properties, items } = schema;
  if (Array.isArray(value)) {
    if (!isObject(items) || value.length === 0) return [here];
    return [here, ...findTargets(items, value[0], { pointer: `${pointer}/0`, required: false })];
  }
  if (!isObject(value) || !isObject(properties)) return [here];
  const needed = Array.isArray(schema['required']) ? schema['required'] : [];
  const inside = Object.entries(properties).flatMap(([name, property]) => {
    const root = { pointer: `${pointer}/${escaped(name)}`, required: needed.includes(name) };
    return name in value ? findTargets(property as Schema, value[name], root) : [];
  });
  return [here, ...inside];
}

/** `undefined` removes the value. */
export function withValue(whole: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value;
  const copy = structuredClone(whole);
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = parts.pop() ?? '';
  let around = copy as Record<string, unknown>;
  for (const part of parts) around = around[part] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(around, last);
  else around[last] = value;
  return copy;
}
