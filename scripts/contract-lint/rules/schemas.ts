import { isDeepStrictEqual } from 'node:util';
import { child, isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import { entries, getMessages, getOperations, getResponses, list, referredName, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { getSchemas, type LocatedSchema, namedSchemas, withInner } from '../schemas.ts';

/**
 * Each type has one schema, shared by both documents. A bundler numbers the second one with the same name (`Story-2`),
 * which would change the type's name.
 */
const prefix = '#/components/schemas/';

export const oneSchemaPerThing: Rule = {
  name: 'one-schema-per-thing',
  find: ({ openapi, asyncapi }) => {
    const rest = child(child(openapi, 'components'), 'schemas');
    const events = child(child(asyncapi, 'components'), 'schemas');
    const written = getMessages(asyncapi)
      .filter(({ message }) => !text(child(message, 'payload'), '$ref').startsWith(prefix))
      .map(({ channel, name }): Finding => ({
        place: `${channel} ${name}`,
        sentence: 'has an inline payload; use a $ref to a schema in asyncapi/payloads.yaml.',
      }));
    const numbered = [openapi, asyncapi]
      .flatMap((document) => entries(child(document, 'components'), 'schemas'))
      .filter(([name]) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
      .map(([name]): Finding => ({
        place: `schema ${name}`,
        sentence: "has a name that isn't PascalCase; a number at its end means that two schemas have the same name.",
      }));
    const different = Object.keys(events)
      .filter((name) => name in rest && !isDeepStrictEqual(rest[name], events[name]))
      .map((name): Finding => ({
        place: `schema ${name}`,
        sentence: 'differs between the OpenAPI and the AsyncAPI document.',
      }));
    return [...written, ...numbered, ...different];
  },
};

function findInObject(place: string, schema: JsonObject): Finding[] {
  const required = new Set(list(schema, 'required'));
  const reasons = child(schema, 'x-optional');
  const properties = Object.keys(child(schema, 'properties'));
  return [
    ...properties
      .filter((name) => !required.has(name) && typeof reasons[name] !== 'string')
      .map((name) => ({
        place: `${place}.${name}`,
        sentence: 'is optional without a reason; make it required or say in x-optional when it is absent.',
      })),
    ...Object.keys(reasons)
      .filter((name) => required.has(name) || !properties.includes(name))
      .map((name) => ({
        place: `${place}.${name}`,
        sentence: 'has a reason in x-optional, but is no optional field.',
      })),
  ];
}

export const optionalFields: Rule = {
  name: 'optional-fields',
  find: ({ openapi, asyncapi }) => {
    const schemas = {
      ...child(child(openapi, 'components'), 'schemas'),
      ...child(child(asyncapi, 'components'), 'schemas'),
    };
    const visited = new Set<string>();
    const visit = (place: string, outer: unknown): Finding[] => {
      if (!isObject(outer)) return [];
      return withInner({ place, schema: outer }).flatMap((inner) => {
        if (!isObject(inner.schema)) return [];
        const { $ref: reference } = inner.schema;
        if (typeof reference !== 'string') return findInObject(inner.place, inner.schema);
        const name = reference.slice(prefix.length);
        if (visited.has(name)) return [];
        visited.add(name);
        return visit(`schema ${name}`, schemas[name]);
      });
    };
    return [
      ...getOperations(openapi).flatMap(({ id, operation }) =>
        getResponses(openapi, operation).flatMap(({ status, response }) =>
          entries(response, 'content').flatMap(([, media]) => visit(`${id} ${status}`, media['schema'])),
        ),
      ),
      ...getMessages(asyncapi).flatMap(({ channel, name, message }) => visit(`${channel} ${name}`, message['payload'])),
    ];
  },
};

/**
 * A schema may refer to itself and two to each other: every tool expands that. Larger cycles make generated types
 * endless and an event's size unbounded; a short `…Ref` breaks them.
 */
const largest = 2;

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  return typeof reference === 'string' ? [referredName(reference)] : Object.values(value).flatMap(referencesIn);
}

function reachable(graph: Map<string, string[]>, start: string): Set<string> {
  const reachableNames = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reachableNames.has(name)) continue;
    reachableNames.add(name);
    waiting.push(...(graph.get(name) ?? []));
  }
  return reachableNames;
}

export const referenceCycles: Rule = {
  name: 'reference-cycles',
  find: (documents) => {
    const graph = new Map([...namedSchemas(documents)].map(([name, schema]) => [name, referencesIn(schema)]));
    const reached = new Map([...graph.keys()].map((name) => [name, reachable(graph, name)]));
    const done = new Set<string>();
    return [...graph.keys()].flatMap((name): Finding[] => {
      if (done.has(name)) return [];
      const circle = [...(reached.get(name) ?? [])].filter((other) => reached.get(other)?.has(name)).toSorted();
      for (const member of circle) done.add(member);
      if (circle.length <= largest) return [];
      const sentence = `form a reference cycle of ${circle.length} schemas; at most ${largest} are allowed.`;
      return [{ place: `schemas ${circle.join(', ')}`, sentence }];
    });
  },
};

/**
 * Both documents share schemas, but OpenAPI 3.1 uses JSON Schema 2020-12 and AsyncAPI 3 a draft 7 dialect. Prism,
 * orval, openapi-typescript and ajv differ too, so only keywords that all support are allowed. An empty schema becomes
 * `unknown`.
 */
const keywords = new Set(
  [
    '$ref title description type enum const format default deprecated examples',
    'properties required dependentRequired additionalProperties minProperties maxProperties items minItems maxItems uniqueItems',
    'minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf oneOf anyOf allOf',
  ].flatMap((line) => line.split(' ')),
);
const formats = new Set(['binary', 'date', 'date-time', 'email', 'int64', 'uri']);
const kinds = new Set(['array', 'boolean', 'integer', 'number', 'object', 'string']);
const telling = ['$ref', 'type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'];

const instead = new Map(
  Object.entries({
    nullable: "write `type: [string, 'null']`",
    discriminator: 'give each schema of the oneOf a property with a `const`',
    readOnly: 'give the request a schema of its own',
    writeOnly: 'give the request a schema of its own',
    example: 'write it as a named example of the operation',
    prefixItems: 'use an object with named properties',
    patternProperties: 'use `additionalProperties` with a schema',
    unevaluatedProperties: 'use `additionalProperties: false`',
  }),
);

function typeFault(type: unknown): string | null {
  if (type === undefined || type === 'null' || (typeof type === 'string' && kinds.has(type))) return null;
  const [kind, none, ...rest] = Array.isArray(type) ? (type as unknown[]) : [];
  if (typeof kind === 'string' && kinds.has(kind) && none === 'null' && rest.length === 0) return null;
  return `has the type ${JSON.stringify(type)}; use one type, one type and then 'null', or oneOf.`;
}

function openFault(schema: JsonObject): string | null {
  if (!telling.some((word) => word in schema)) return 'does not restrict its values; add a type or a $ref.';
  if (schema['additionalProperties'] === true)
    return 'allows any additional property; give additionalProperties a schema or remove it.';
  const types = new Set<unknown>([schema['type']].flat());
  if (types.has('array') && !isObject(schema['items'])) return 'is an array without `items`.';
  const composed = ['properties', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'].some((word) => word in schema);
  return types.has('object') && !composed ? 'is an object without properties.' : null;
}

function findMismatches({ schema }: LocatedSchema): string[] {
  if (typeof schema === 'boolean') return [`is only \`${schema}\`; add a type or a $ref.`];
  const beside =
    '$ref' in schema ? Object.keys(schema).filter((word) => word !== '$ref' && !word.startsWith('x-')) : [];
  // Draft 7 ignores siblings of a $ref, so only keywords about the contract itself may stand there.
  if (beside.length > 0) return [`has \`${beside.join('`, `')}\` next to its $ref; a $ref must be alone.`];
  const foreign = Object.keys(schema).filter((word) => !keywords.has(word) && !word.startsWith('x-'));
  const { format } = schema;
  const ofFormat =
    typeof format !== 'string' || formats.has(format)
      ? null
      : `has the format "${format}"; expected one of ${[...formats].join(', ')}.`;
  return [
    ...foreign.map((word) => {
      const advice = instead.get(word);
      return `uses \`${word}\`, which some tools don't support${advice === undefined ? '' : `; ${advice}`}.`;
    }),
    ...[typeFault(schema['type']), openFault(schema), ofFormat].filter((fault) => fault !== null),
  ];
}

export const schemaSubset: Rule = {
  name: 'schema-subset',
  find: (documents) =>
    getSchemas(documents).flatMap((placed): Finding[] =>
      findMismatches(placed).map((sentence) => ({ place: placed.place, sentence })),
    ),
};

/**
 * Finds definitions that no document references. Redocly's `no-unused-components` misses them: it only checks
 * `components` in one file.
 */
const documents = new Set(['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml']);

export const unusedDefinitions: Rule = {
  name: 'unused-definitions',
  find: ({ sources }): Finding[] => {
    const used = new Set<string>();
    const waiting = sources.filter(({ path }) => documents.has(path));
    for (let definition = waiting.pop(); definition !== undefined; definition = waiting.pop()) {
      if (used.has(definition.path)) continue;
      used.add(definition.path);
      for (const reference of definition.refersTo)
        waiting.push(...sources.filter(({ path }) => reference === path || reference.startsWith(`${path}/`)));
    }
    return sources
      .filter(({ path }) => !used.has(path))
      .map(({ path }) => ({ place: path, sentence: "isn't used by either document." }));
  },
};
