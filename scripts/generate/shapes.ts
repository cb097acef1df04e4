/** Generates the shapes of the responses, by which `src/contract/normalise.ts` reads them. */
import { child, isObject, type Json, type JsonObject } from './bundle.ts';
import { type LocatedOperation, nameOperation, operationsIn } from './operations.ts';

const prefix = '#/components/schemas/';

function nameOf(schema: JsonObject): string | null {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.slice(prefix.length) : null;
}

function objects(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
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

/** Every screen loads the first tag's shapes and most the second's, so these modules import no others. */
const loadedFirst = ['auth', 'home'];

/**
 * Returns a module per tag. A shape is in the module of the first tag that needs it; later tags import it from there,
 * so that a screen loads the shapes of its own tags only.
 */
export function shapeModules(openapi: JsonObject, header: string): ReadonlyMap<string, string> {
  const schemas = child(child(openapi, 'components'), 'schemas');
  const owners = new Map<string, string>();
  const modules = new Map<string, Set<string>>();

  const add = (name: string, tag: string, isResponse: boolean): void => {
    const lines = modules.get(tag) ?? new Set();
    modules.set(tag, lines);
    const owner = owners.get(name) ?? tag;
    if (owner !== tag) lines.add(`${isResponse ? 'export' : 'import'} { ${name} } from './${owner}.ts';`);
    if (owners.has(name)) return;
    owners.set(name, tag);
    const schema = child(schemas, name);
    for (const reference of referencesIn(schema)) add(reference, tag, false);
    lines.add(`\nexport const ${name} = ${toShape(schema)} as const;`);
  };

  const rank = (located: LocatedOperation): number =>
    [...loadedFirst, nameOperation(located).tag].indexOf(nameOperation(located).tag);
  for (const located of operationsIn(openapi).toSorted((one, other) => rank(one) - rank(other))) {
    const { tag } = nameOperation(located);
    for (const name of responseSchemas(located.operation).flatMap(referencesIn)) add(name, tag, true);
  }
  const isShape = (line: string) => line.startsWith('\n');
  return new Map(
    [...modules].map(([tag, lines]) => {
      const sorted = [...lines].toSorted((one, other) => Number(isShape(one)) - Number(isShape(other)));
      return [tag, `${header}${sorted.join('\n')}\n`];
    }),
  );
}
