import { atPointer, type Fields, isFields } from '#verify/base/values.ts';

/** The origins of a contract's parts that `--only-origin` may name, with those it includes (docs/contract.md, `x-origin`). */
export const subsets = {
  /** What a backend owes: the specification's calls and events, proposed shapes included. */
  specification: ['specification', 'specification-partial'],
  /** Everything, which is the contract itself. */
  extension: ['specification', 'specification-partial', 'extension'],
} as const;

export type SubsetName = keyof typeof subsets;

export function isIn(only: SubsetName, part: unknown): boolean {
  const origins: readonly unknown[] = subsets[only];
  return isFields(part) && (part['x-origin'] === undefined || origins.includes(part['x-origin']));
}

export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
};

export type MediaTypes = Readonly<Record<string, { readonly schema?: JsonSchema; readonly examples?: Fields }>>;

export type ParameterObject = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly 'x-found-in'?: ValueSource;
};

/** The operation that returns valid values, and where. */
export type ValueSource = {
  readonly operation: string;
  /** JSON pointer with `*` for each list item. */
  readonly at: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Parameters that must have the same value there. */
  readonly same?: readonly string[];
  /** An unknown value returns an empty list, not 404. */
  readonly unknown?: 'empty';
};

export type ResponseObject = { readonly description?: string; readonly content?: MediaTypes };

/** An event that a successful request causes (docs/contract.md). */
export type Emission = {
  readonly channel: string;
  readonly message: string;
  /** Milliseconds after the response. */
  readonly within: number;
  /** Expression for the id in the channel's address. Older contracts lack it. */
  readonly id?: string;
  /** The connection that sent the request doesn't get it. */
  readonly to?: 'others';
  /** Absent if the request always causes it. */
  readonly when?: { readonly description: string; readonly condition?: string; readonly unless?: PreventingEvent };
};

/** An event that means that another one won't be sent. `payload`: fields it must have. */
export type PreventingEvent = { readonly message: string; readonly payload?: Fields };

export type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: MediaTypes };
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly 'x-emits'?: readonly Emission[];
  readonly 'x-sorted-by'?: SortedBy | readonly SortedBy[];
  readonly 'x-undone-by'?: UndoneBy;
};

/** A list's documented order, or several, of which the first that differs counts. */
export type SortedBy = { readonly at: string; readonly order: 'ascending' | 'descending' };

/** The operation that deletes what another created, with JSON pointers to its parameters in the response. */
export type UndoneBy = { readonly operation: string; readonly parameters: Readonly<Record<string, string>> };

export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly jsonSchemaDialect?: string;
  readonly security?: readonly unknown[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly responses?: Readonly<Record<string, ResponseObject>>;
    readonly [kind: string]: Fields | undefined;
  };
};

type MessageObject = {
  readonly name: string;
  readonly payload: JsonSchema;
  readonly examples?: readonly { readonly payload: Fields }[];
  readonly 'x-class-name'?: string;
  readonly 'x-unprompted'?: string;
  readonly 'x-optional'?: string;
};

export type AsyncApiDocument = {
  readonly asyncapi: string;
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly parameters?: { readonly id?: { readonly 'x-found-in'?: readonly ValueSource[] } };
        readonly messages: Readonly<Record<string, MessageObject>>;
      }
    >
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
};

/** Where the generated bundles are, from the project's folder. */
export const bundlePaths = {
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
} as const;

export type DocumentKind = keyof typeof bundlePaths;

/** Parses a JSON object. Throws an Error with a sentence about `source`. */
export function parseObject(text: string, source: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`${source} isn't valid JSON: ${reason}.`, { cause: error });
  }
  if (isFields(value)) return value;
  throw new Error(`${source} isn't a JSON object.`);
}

/** Parses a contract document. Throws an Error with a sentence about `source` when it's another kind of file. */
export function parseDocument(kind: DocumentKind, text: string, source: string): Record<string, unknown> {
  const document = parseObject(text, source);
  if (typeof document[kind] === 'string') return document;
  throw new Error(`${source} isn't an ${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} document.`);
}

/**
 * Returns a document with each reference in a part of it replaced by its target, to which fields beside the reference
 * are added. Throws when one leads nowhere.
 */
export function dereference<Document extends object>(document: Document, part: keyof Document): Document {
  const done = new Map<object, object>();
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = done.get(value);
    if (known) return known;
    const { $ref: reference, ...beside } = value as Fields;
    if (typeof reference === 'string') {
      const target = visit(atPointer(document, reference));
      if (target === undefined) throw new Error(`The reference ${reference} leads nowhere.`);
      return Object.keys(beside).length === 0 ? target : { ...(target as object), ...beside };
    }
    const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
    done.set(value, copy);
    for (const [name, inner] of Object.entries(value)) copy[name] = visit(inner);
    return copy;
  };
  return { ...document, [part]: visit(document[part]) };
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function toAlternatives(schema: Fields): Fields {
  const { 'x-exactly-one-of': names, required, dependentRequired, properties, ...rest } = schema;
  const alternatives = strings(names);
  if (alternatives.length === 0) return schema;
  const fields = Object.entries(isFields(properties) ? properties : {});
  const needed = isFields(dependentRequired) ? dependentRequired : {};
  return {
    description: rest['description'],
    oneOf: alternatives.map((name) => ({
      ...rest,
      required: [...strings(required), name, ...strings(needed[name])],
      properties: Object.fromEntries(fields.filter(([field]) => field === name || !alternatives.includes(field))),
    })),
  };
}

/**
 * Returns the OpenAPI document with each schema's `x-exactly-one-of: [a, b]` as a `oneOf`: one schema requires `a` (and
 * what `dependentRequired` says for it) and lacks `b`, the other the reverse. The published schemas are flat, because
 * many generators can't make a form of a `oneOf`.
 */
export function withAlternatives<Document extends object>(document: Document): Document {
  const { components } = document as Fields;
  if (!isFields(components) || !isFields(components['schemas'])) return document;
  const schemas = Object.entries(components['schemas']).map(([name, schema]) => [
    name,
    isFields(schema) ? toAlternatives(schema) : schema,
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as Fields } };
}
