import { isObject, type JsonObject } from '../../generate/bundle.ts';
import type { Finding, Rule } from '../rule.ts';
import { getSchemas, type LocatedSchema } from '../schemas.ts';

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
