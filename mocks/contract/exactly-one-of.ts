type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function toAlternatives(schema: Fields): Fields {
  const { 'x-exactly-one-of': names, required, dependentRequired, properties, ...rest } = schema;
  const alternatives = strings(names);
  if (alternatives.length === 0) return schema;
  const fields = Object.entries(isFields(properties) ? properties : {});
  const needed = isFields(dependentRequired) ? dependentRequired : {};
  return {
    description: rest['description'],
    oneOf: alternatives.map((name) => ({
      ...rest,
      required: [...strings(required), name, ...strings(needed[name])],
      properties: Object.fromEntries(fields.filter(([field]) => field === name || !alternatives.includes(field))),
    })),
  };
}

/**
 * Returns the OpenAPI document with each schema's `x-exactly-one-of: [a, b]` as a `oneOf`: one schema requires `a` (and
 * what `dependentRequired` says for it) and lacks `b`, the other the reverse. The published schemas are flat, because
 * many generators can't make a form of a `oneOf`.
 */
export function withAlternatives<Document extends object>(document: Document): Document {
  const { components } = document as Fields;
  if (!isFields(components) || !isFields(components['schemas'])) return document;
  const schemas = Object.entries(components['schemas']).map(([name, schema]) => [
    name,
    isFields(schema) ? toAlternatives(schema) : schema,
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as Fields } };
}
