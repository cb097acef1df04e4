type Schema = Readonly<Record<string, unknown>>;

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
