import { isObject, type JsonObject } from '../generate/bundle.ts';
import { operationsIn } from '../generate/operations.ts';

/**
 * What the contract adds inside things that the specification has. `what` is null for a whole schema or field
 * (`x-origin: proposed`), else the parts of it (`x-proposed`: its values, form, path, …).
 */
export type Proposal = { name: string; what: string[] | null; description: string };

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function readProposal(name: string, value: JsonObject): Proposal[] {
  const description = text(value['description']) || text(value['summary']);
  const what = value['x-proposed'];
  if (value['x-origin'] === 'proposed') return [{ name, what: null, description }];
  if (!Array.isArray(what)) return [];
  return [{ name, what: what.filter((part) => typeof part === 'string'), description }];
}

function resolveDescription(value: JsonObject, schemas: JsonObject): JsonObject {
  const target = schemas[text(value['$ref']).replace('#/components/schemas/', '')];
  return isObject(target) ? { ...value, description: text(target['description']) } : value;
}

function ofSchema(name: string, schema: JsonObject, schemas: JsonObject): Proposal[] {
  const fields = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    ...readProposal(name, schema),
    ...fields.flatMap(([field, value]) =>
      isObject(value) ? readProposal(`${name}.${field}`, resolveDescription(value, schemas)) : [],
    ),
  ];
}

function objectsIn(document: JsonObject, ...path: string[]): [string, JsonObject][] {
  const value = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), document);
  return isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    : [];
}

/** Lists each proposal of both bundles once, in the documents' order: schemas, fields, parameters, statuses, paths. */
export function readProposals(openapi: JsonObject, asyncapi: JsonObject): Proposal[] {
  const schemas = Object.fromEntries(
    [asyncapi, openapi].flatMap((document) => objectsIn(document, 'components', 'schemas')),
  );
  const named = (kind: string, entries: [string, JsonObject][]) =>
    entries.flatMap(([name, value]) => readProposal(`${kind} ${text(value['name']) || name}`, value));
  return [
    ...objectsIn({ schemas }, 'schemas').flatMap(([name, schema]) => ofSchema(name, schema, schemas)),
    ...named('parameter', objectsIn(openapi, 'components', 'parameters')),
    ...named('response', objectsIn(openapi, 'components', 'responses')),
    ...operationsIn(openapi).flatMap(({ operation }) => readProposal(text(operation['operationId']), operation)),
    ...named('channel', objectsIn(asyncapi, 'channels')),
  ];
}

export function formatProposal({ name, what }: Proposal): string {
  return what === null ? name : `${name}: ${what.join(', ')}`;
}
