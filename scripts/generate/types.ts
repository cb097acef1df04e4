/** Generates the types of schemas and operations (openapi-typescript), and short names for them. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { child, isObject, type JsonObject } from './bundle.ts';
import { nameOperation, operationsIn } from './operations.ts';

/** A name for each schema, each shared response and the query of each operation that has one: the names orval uses. */
export function typeNames(openapi: JsonObject, header: string): string {
  const schemas = Object.keys(child(child(openapi, 'components'), 'schemas'));
  const parameters = child(child(openapi, 'components'), 'parameters');
  const isQuery = (parameter: unknown): boolean => {
    const { $ref: reference, in: place } = parameter as { $ref?: string; in?: string };
    return (reference === undefined ? place : child(parameters, reference.split('/').at(-1) ?? '')['in']) === 'query';
  };
  const queries = operationsIn(openapi)
    .filter(({ operation }) => [operation['parameters'] ?? []].flat().some(isQuery))
    .map((located) => {
      const { method, path } = located;
      const { id } = nameOperation(located);
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`;
      return `export type ${name} = Query<NonNullable<paths['${path}']['${method}']['parameters']['query']>>;`;
    });
  const responses = Object.entries(child(child(openapi, 'components'), 'responses')).flatMap(([name, response]) => {
    const isJson = isObject(response) && isObject(child(response, 'content')['application/json']);
    return isJson ? [`export type ${name}Response = Responses['${name}']['content']['application/json'];`] : [];
  });
  return `${header}import type { components, paths } from './schema.ts';

type Schemas = components['schemas'];
type Responses = components['responses'];
/** orval's hooks for lists in pages pass an absent parameter as undefined. */
type Query<Parameters> = { [Name in keyof Parameters]: Parameters[Name] | undefined };

${schemas.map((name) => `export type ${name} = Schemas['${name}'];`).join('\n')}

${responses.join('\n')}

${queries.join('\n')}
`;
}

const { factory } = ts;
const blob = factory.createTypeReferenceNode('Blob');

/** Any other text, in a form that keeps the literals of a union: `'a' | 'b' | (string & {})`. */
const otherText = factory.createParenthesizedType(
  factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]),
);

/** Type of an open enumeration (`x-extensible-enum`): its known values and any other text. */
function openEnum(schema: object): ts.TypeNode | undefined {
  const values: unknown = 'x-extensible-enum' in schema ? schema['x-extensible-enum'] : undefined;
  if (!Array.isArray(values)) return undefined;
  const known = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value), true)));
  return factory.createUnionTypeNode([...known, otherText]);
}

export async function schemaTypes(document: JsonObject, header: string): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    silent: true,
    // A field with a default may be absent from a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : openEnum(schema)),
  });
  return header + astToString(ast);
}
