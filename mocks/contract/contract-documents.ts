import { readFileSync } from 'node:fs';
import { withAlternatives } from './exactly-one-of.ts';
import { inlineMessages } from './inline-messages.ts';

export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly oneOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
};

export type MediaTypes = Readonly<Record<string, { readonly schema?: JsonSchema; readonly examples?: unknown }>>;

/** An event that an operation causes. `to: others`: not sent to the connection that sent the request. */
export type Emission = { readonly channel: string; readonly message: string; readonly to?: 'others' };

export type OperationObject = {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: MediaTypes };
  readonly security?: readonly unknown[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-emits'?: readonly Emission[];
};

export type OpenApiDocument = {
  readonly jsonSchemaDialect?: string;
  readonly security?: readonly unknown[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly responses?: Readonly<Record<string, unknown>>;
  };
};

export type AsyncApiDocument = {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly messages: Readonly<
          Record<
            string,
            {
              readonly name: string;
              readonly payload: JsonSchema;
              readonly examples?: readonly { readonly payload: Readonly<Record<string, unknown>> }[];
              readonly 'x-class-name'?: string;
            }
          >
        >;
      }
    >
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
};

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

export function readOpenApi(): OpenApiDocument {
  return withAlternatives(read('openapi/openapi.bundle.json') as OpenApiDocument);
}

export function readAsyncApi(): AsyncApiDocument {
  return inlineMessages(read('asyncapi/asyncapi.bundle.json') as AsyncApiDocument);
}
