/**
 * Generates a typed function per operation with orval, and for each read its query key and query options. The functions
 * use our own fetch (`src/contract/api-fetch.ts`) and the types of openapi-typescript.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type ClientBuilder, generate } from 'orval';
import ts from 'typescript';
import { child, type JsonObject } from './bundle.ts';
import { nameOperation, operationsIn } from './operations.ts';

const bodyKinds = new Map([
  ['application/json', 'json'],
  ['multipart/form-data', 'form'],
  ['application/x-www-form-urlencoded', 'urlEncoded'],
]);

/** Writes one operation. `props` are its path parameters, body and query, in orval's order. */
const operationClient: ClientBuilder = (verb, { route }) => {
  const { operationName: name, props, body, response } = verb;
  const pathProps = props.filter(({ type }) => type === 'param');
  const keyProps = props.filter(({ type }) => type !== 'body');
  const query = props.find(({ type }) => type === 'queryParam')?.name;
  const parameters = (list: typeof props) => list.map(({ implementation }) => implementation);
  const names = (list: typeof props) => list.map((prop) => prop.name).join(', ');
  const result = response.definition.success;
  const kind = bodyKinds.get(body.contentType);
  if (body.definition !== '' && kind === undefined)
    throw new Error(`${name}: a request body can't be ${body.contentType}.`);
  const request = [
    `operationId: '${name}'`,
    `method: '${verb.verb.toUpperCase()}'`,
    `path: ${name}Path(${names(pathProps)})`,
    ...(query === undefined ? [] : [`query: ${query}`]),
    ...(kind === undefined ? [] : [`${kind}: ${body.implementation}`]),
    ...(result === 'void' || result === 'Blob' ? [] : [`shape: shapes.${result}`]),
  ];
  const path = `export function ${name}Path(${parameters(pathProps).join(', ')}): string {
  return \`${route}\`;
}\n`;
  const send = `/** ${verb.summary ?? name}. */
export function ${name}(${[...parameters(props), 'init?: ApiInit'].join(', ')}): Promise<${result}> {
  return apiFetch({ ${request.join(', ')} }, init);
}\n`;
  const read = `export function ${name}QueryKey(${parameters(keyProps).join(', ')}) {
  return [${name}Path(${names(pathProps)})${query === undefined ? '' : `, ...(${query} ? [${query}] : [])`}] as const;
}

export function ${name}QueryOptions(${parameters(keyProps).join(', ')}) {
  return queryOptions({
    queryKey: ${name}QueryKey(${names(keyProps)}),
    queryFn: ({ signal }) => ${name}(${[...keyProps.map((prop) => prop.name), '{ signal }'].join(', ')}),
  });
}\n`;
  const isQuery = verb.verb === 'get' && result !== 'void' && result !== 'Blob';
  const imports = [
    ...response.imports,
    ...body.imports,
    ...(verb.queryParams ? [{ name: verb.queryParams.schema.name }] : []),
  ];
  return { implementation: `\n${[path, send, ...(isQuery ? [read] : [])].join('\n')}`, imports, docComment: '' };
};

function withImports(code: string, tag: string, header: string): string {
  const imports = [
    ...(code.includes('queryOptions(') ? [`import { queryOptions } from '@tanstack/react-query';`] : []),
    `import { apiFetch, type ApiInit } from '../../api-fetch.ts';`,
    ...(code.includes('shapes.') ? [`import * as shapes from '../shapes/${tag}.ts';`] : []),
  ];
  return `${header}${imports.join('\n')}\n${code.trimStart().replaceAll(/from '[^']*model[^']*'/gu, `from '../types.ts'`)}`;
}

/** Generates `api/<tag>.ts` in the folder `generated`. */
export async function generateRequests(contract: JsonObject, generated: string, header: string): Promise<void> {
  // Orval also writes its own types, which nobody needs.
  const scratch = await mkdtemp(join(generated, 'orval-'));
  await generate(
    {
      input: { target: contract },
      output: {
        target: join(scratch, 'api/index.ts'),
        schemas: join(scratch, 'model'),
        mode: 'tags',
        client: (clients) => ({ ...clients.fetch, client: operationClient }),
        override: { header: false },
      },
    },
    scratch,
  );
  await mkdir(join(generated, 'api'));
  for (const file of await readdir(join(scratch, 'api'))) {
    const code = await readFile(join(scratch, 'api', file), 'utf8');
    await writeFile(join(generated, 'api', file), withImports(code, file.replace(/\.ts$/u, ''), header));
  }
  await rm(scratch, { recursive: true });
}

/** A name for each schema, and for the query of each operation that has one. */
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
      return `export type ${name} = NonNullable<paths['${path}']['${method}']['parameters']['query']>;`;
    });
  return `${header}import type { components, paths } from './schema.ts';

type Schemas = components['schemas'];

${schemas.map((name) => `export type ${name} = Schemas['${name}'];`).join('\n')}

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
