import contract from '../../../openapi/openapi.bundle.json' with { type: 'json' };
import { operations as addresses } from '../generated/operations.ts';
import type { components, operations } from '../generated/schema.ts';

type OperationId = keyof typeof addresses & keyof operations;

type Body<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type Success<Id extends OperationId> = operations[Id]['responses'] extends infer Responses
  ? { [Status in keyof Responses & (200 | 201)]: Body<Responses[Status]> }[keyof Responses & (200 | 201)]
  : never;

type Schemas = components['schemas'];
type EntityName = { [Name in keyof Schemas]: Schemas[Name] extends object ? Name : never }[keyof Schemas];

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
};
type Content = { readonly schema: Schema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> };
type Response = { readonly content?: { readonly 'application/json'?: Content } };
type Operation = { readonly responses: Readonly<Record<string, Response>> };

const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const schemas = contract.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** Returns an example of the contract: the operation's successful response, the first one unless it's named. */
export function example<Id extends OperationId>(id: Id, name?: string): Success<Id> {
  const [method = '', path = ''] = addresses[id].split(' ');
  const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
  const examples = (responses['200'] ?? responses['201'])?.content?.['application/json']?.examples ?? {};
  const found = name === undefined ? Object.values(examples)[0] : examples[name];
  if (found === undefined) throw new Error(`The contract has no example "${name ?? ''}" of ${id}.`);
  return structuredClone(found.value) as Success<Id>;
}

function nameOf({ $ref: reference = '' }: Schema): string {
  return reference.split('/').at(-1) ?? '';
}

function collect(schema: Schema, value: unknown, found: Map<string, unknown>): void {
  const name = nameOf(schema);
  if (value === null || value === undefined) return;
  if (name !== '' && !found.has(name)) found.set(name, value);
  const { items, oneOf = [], properties = {} } = schemas[name] ?? schema;
  for (const part of oneOf) collect(part, value, found);
  if (items) for (const item of [value].flat()) collect(items, item, found);
  for (const [key, part] of Object.entries(properties)) collect(part, (value as Record<string, unknown>)[key], found);
}

/** The first example of each schema. */
const firstExamples = new Map<string, unknown>();

for (const { responses } of Object.values(paths).flatMap((path) => Object.values(path)))
  for (const { content } of Object.values(responses))
    for (const { value } of Object.values(content?.['application/json']?.examples ?? {}))
      collect(content?.['application/json']?.schema ?? {}, value, firstExamples);

function isNullable(schema: Schema): boolean {
  const { type = [], oneOf = [] } = schemas[nameOf(schema)] ?? schema;
  return [type].flat().includes('null') || oneOf.some(isNullable);
}

function withoutContent(schema: Schema, value: unknown): unknown {
  const { type, properties = {}, required = [] } = schemas[nameOf(schema)] ?? schema;
  if (isNullable(schema)) return null;
  if (type === 'array') return [];
  if (type !== 'object') return value;
  return Object.fromEntries(
    required.map((key) => [key, withoutContent(properties[key] ?? {}, (value as Record<string, unknown>)[key])]),
  );
}

/** Returns an entity as the contract's first example has it, apart from `fields`. */
export function entity<Name extends EntityName>(name: Name, fields: Partial<Schemas[Name]> = {}): Schemas[Name] {
  const found = firstExamples.get(name);
  if (found === undefined) throw new Error(`The contract has no example of ${name}.`);
  return { ...(structuredClone(found) as Schemas[Name]), ...fields };
}

/** Returns an entity with `fields`. Everything else is null or empty where the contract allows it. */
export function emptyEntity<Name extends EntityName>(name: Name, fields: Partial<Schemas[Name]> = {}): Schemas[Name] {
  return { ...(withoutContent({ $ref: name }, entity(name)) as Schemas[Name]), ...fields };
}
