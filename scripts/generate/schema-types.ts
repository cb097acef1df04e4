import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { JsonObject } from './bundle.ts';

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
