import type { JsonSchema, MediaTypes, OpenApiDocument, OperationObject } from '#verify/contract/documents.ts';
import { isFields } from '#shared/values.ts';

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

const fileSchema: JsonSchema = {
  type: 'object',
  required: ['name', 'type'],
  properties: { name: { type: 'string' }, type: { type: 'string' }, size: { type: 'integer' } },
  additionalProperties: true,
};

/** Where Prism expects the schemas that an operation refers to. */
export const bundleKey = '__bundled__';

function adapt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adapt);
  if (!isFields(value)) return value;
  if (value['type'] === 'string' && value['format'] === 'binary') return fileSchema;
  const entries = Object.entries(value).filter(([key]) => key !== 'examples' || !('schema' in value));
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#\/components\/schemas\//, `#/${bundleKey}/`)
        : adapt(inner),
    ]),
  );
}

function formBody(operation: OperationObject): OperationObject {
  const content = operation.requestBody?.content;
  if (!content) return operation;
  const [body, ...others] = Object.values(content);
  if (!body || others.length > 0) {
    throw new Error(`${operation.operationId}: a request body needs exactly one media type.`);
  }
  return { ...operation, requestBody: { ...operation.requestBody, content: { 'application/json': body } } };
}

/** A response without a schema is a file. */
function fileResponses(operation: OperationObject): OperationObject {
  const withSchemas = (content: MediaTypes): MediaTypes =>
    Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { schema: fileSchema, ...media }]));
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const { content } = response as { readonly content?: MediaTypes };
    return [status, content ? { ...(response as object), content: withSchemas(content) } : response];
  });
  return { ...operation, responses: Object.fromEntries(responses) as NonNullable<OperationObject['responses']> };
}

/**
 * Adapts the document for Prism, whose form parser loses a recording's bytes. `http/fields.ts` parses the fields;
 * Prism validates them as an object where each file has name, type and size. References to schemas start at `bundleKey`.
 */
export function adaptDocument(document: OpenApiDocument): OpenApiDocument {
  const copy = adapt(document) as OpenApiDocument;
  const paths = Object.entries(copy.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        methods.includes(key as Method) ? fileResponses(formBody(value)) : value,
      ]),
    ),
  ]);
  return { ...copy, paths: Object.fromEntries(paths) as OpenApiDocument['paths'] };
}

function resolve(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const resolved = name === undefined ? schema : document.components?.schemas?.[name];
  if (!resolved) throw new Error(`${schema.$ref} does not resolve.`);
  return resolved;
}

export type BodyShape = {
  readonly mediaType: string;
  readonly fields: readonly string[];
  /** Numbers: forms send them as text. */
  readonly numbers: ReadonlySet<string>;
  /** One, or those of a `oneOf`. */
  readonly alternatives: readonly { readonly fields: readonly string[]; readonly required: readonly string[] }[];
  readonly nullable: ReadonlySet<string>;
  readonly filled: ReadonlySet<string>;
};

export function bodyShape(document: OpenApiDocument, content: MediaTypes | undefined): BodyShape | null {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return null;
  const [mediaType, { schema = {} }] = entry;
  const whole = resolve(document, schema);
  const alternatives = (whole.oneOf ?? [whole]).map((alternative) => resolve(document, alternative));
  const fields = alternatives.flatMap(({ properties }) => Object.entries(properties ?? {}));
  const numbers = fields.filter(([, { type }]) => type === 'integer' || type === 'number');
  return {
    mediaType,
    fields: [...new Set(fields.map(([name]) => name))],
    numbers: new Set(numbers.map(([name]) => name)),
    alternatives: alternatives.map(({ properties = {}, required = [] }) => ({
      fields: Object.keys(properties),
      required,
    })),
    nullable: new Set(fields.filter(([, { type }]) => type?.includes('null')).map(([name]) => name)),
    filled: new Set(fields.filter(([, { minLength }]) => minLength !== undefined).map(([name]) => name)),
  };
}
