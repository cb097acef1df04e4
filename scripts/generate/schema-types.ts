import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { JsonObject } from './bundle.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');

export async function schemaTypes(document: JsonObject, header: string): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    silent: true,
    // A field with a default may be absent from a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return header + astToString(ast);
}
