/** Generates the shapes of the responses, by which `src/api/normalise.ts` reads them. */
import { child, isObject, type Json, type JsonObject, objects } from './bundle.ts';
import { nameOperation, operationsIn } from './operations.ts';

const prefix = '#/components/schemas/';

function nameOf(schema: JsonObject): string | null {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.slice(prefix.length) : null;
}

function fieldShapes(schema: JsonObject): string {
  const required = new Set([schema['required'] ?? []].flat());
  const fields = Object.entries(child(schema, 'properties'));
  const lines = fields.map(([name, field]) => {
    const shape = toShape(isObject(field) ? field : {}).replaceAll('\n', '\n    ');
    return `    ${name}: ${shape},`;
  });
  const optional = fields.filter(([name]) => !required.has(name)).map(([name]) => `'${name}'`);
  const ending = optional.length === 0 ? '' : `  optional: [${optional.join(', ')}],\n`;
  return `{\n  fields: {\n${lines.join('\n')}\n  },\n${ending}}`;
}

function toAlternatives(schema: JsonObject): string[] {
  const { type } = schema;
  if (Array.isArray(type))
    return type.flatMap((one) => toAlternatives(one === 'null' ? { type: one } : { ...schema, type: one }));
  const list = objects(schema['oneOf'] ?? schema['anyOf']);
  return list.length === 0 ? [toSingle(schema)] : list.flatMap(toAlternatives);
}

function toShape(schema: JsonObject): string {
  const all = [...new Set(toAlternatives(schema))];
  const alternatives = all.length === 1 ? (all[0] ?? '') : `[${all.join(', ')}]`;
  const fallback = schema['x-fallback'];
  if (fallback === undefined) return alternatives;
  return fallback === 'none'
    ? `{ strict: ${alternatives} }`
    : `{ shape: ${alternatives}, fallback: ${JSON.stringify(fallback)} }`;
}

function toSingle(schema: JsonObject): string {
  const name = nameOf(schema);
  if (name !== null) return name;
  const { type, enum: values, const: value } = schema;
  if (value !== undefined) return `{ values: ${JSON.stringify([value])} }`;
  if (Array.isArray(values)) return `{ values: ${JSON.stringify(values.filter((one) => one !== null))} }`;
  if (type === 'array') return `{ list: ${toShape(child(schema, 'items'))} }`;
  if (isObject(schema['additionalProperties'])) return `{ map: ${toShape(schema['additionalProperties'])} }`;
  if (type === 'object' || schema['properties'] !== undefined) return fieldShapes(schema);
  if (type === 'integer' || type === 'number') {
    const bounds = ['minimum', 'maximum'].flatMap((word) => {
      const bound = schema[word];
      return typeof bound === 'number' ? [`${word}: ${bound}`] : [];
    });
    return bounds.length === 0 ? `'${type}'` : `{ number: '${type}', ${bounds.join(', ')} }`;
  }
  if (type === 'string' || type === 'boolean' || type === 'null') return `'${type}'`;
  throw new Error(`A response has a schema without a shape: ${JSON.stringify(schema)}`);
}

/** The schemas of an operation's successful responses. */
function responseSchemas(operation: JsonObject): JsonObject[] {
  return Object.entries(child(operation, 'responses'))
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) =>
      child(child(child(isObject(response) ? response : {}, 'content'), 'application/json'), 'schema'),
    )
    .filter((schema) => Object.keys(schema).length > 0);
}

function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const name = nameOf(value);
  return name === null ? Object.values(value).flatMap(referencesIn) : [name];
}

/** Returns a module with the shape of each schema that a response contains, and each operation's shape by its id. */
export function shapesModule(openapi: JsonObject, header: string): string {
  const schemas = child(child(openapi, 'components'), 'schemas');
  const lines = new Map<string, string>();
  const add = (name: string): void => {
    if (lines.has(name)) return;
    const schema = child(schemas, name);
    for (const reference of referencesIn(schema)) add(reference);
    lines.set(name, `export const ${name} = ${toShape(schema)} as const;\n`);
  };
  const rows = operationsIn(openapi).flatMap((located) => {
    const [schema] = responseSchemas(located.operation);
    const name = schema && nameOf(schema);
    if (name === undefined || name === null) return [];
    add(name);
    return [`  ${nameOperation(located).id}: ${name},`];
  });
  const mayBeEmpty = operationsIn(openapi).filter(
    ({ operation }) => '204' in child(operation, 'responses') && responseSchemas(operation).length > 0,
  );
  return `${header}${[...lines.values()].join('\n')}
/** The shape of an operation's response. None if it's empty or a file. */
export const responseShapes = {
${rows.join('\n')}
} as const;

/** Operations that may also answer 204. */
export const mayBeEmpty: ReadonlySet<string> = new Set([
${mayBeEmpty.map((located) => `  '${nameOperation(located).id}',`).join('\n')}
]);
`;
}
