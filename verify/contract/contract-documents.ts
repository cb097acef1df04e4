import { readFile } from 'node:fs/promises';
import { withAlternatives } from '#mocks/contract/exactly-one-of.ts';
import { inlineMessages } from '#mocks/contract/inline-messages.ts';
import { FatalError } from '#verify/fatal-error.ts';
import { asText } from '#verify/fields.ts';

export type Node = Readonly<Record<string, unknown>>;

export type ParameterObject = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Node;
};

type Content = Readonly<Record<string, { readonly schema?: Node; readonly examples?: Node }>>;

export type ResponseObject = { readonly $ref?: string; readonly description?: string; readonly content?: Content };

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
export type PreventingEvent = { readonly message: string; readonly payload?: Readonly<Record<string, unknown>> };

export type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: Content };
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly 'x-emits'?: readonly Emission[];
};

export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly security?: readonly unknown[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Node>>;
};

export type AsyncApiDocument = {
  readonly asyncapi: string;
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
              readonly payload: Node;
              readonly examples?: readonly { readonly payload: Node }[];
              readonly 'x-class-name'?: string;
              readonly 'x-unprompted'?: string;
            }
          >
        >;
      }
    >
  >;
};

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readJson(path: string): Promise<Node> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new FatalError(`Can't read the contract ${path}.`);
  }
  try {
    const document: unknown = JSON.parse(text);
    if (isObject(document)) return document;
  } catch {
    // Reported below with its name.
  }
  throw new FatalError(`The contract ${path} isn't valid JSON. Use the bundled file.`);
}

/** Throws `FatalError` when it has no operation. */
export async function readOpenApi(path: string): Promise<OpenApiDocument> {
  const document = await readJson(path);
  if (!asText(document['openapi']).startsWith('3.1')) throw new FatalError(`${path} isn't an OpenAPI 3.1 document.`);
  if (!isObject(document['paths']) || Object.keys(document['paths']).length === 0) {
    throw new FatalError(`The contract ${path} has no operations to verify.`);
  }
  return withAlternatives(document as OpenApiDocument);
}

/** Throws `FatalError` when it has no channel. */
export async function readAsyncApi(path: string): Promise<AsyncApiDocument> {
  const document = await readJson(path);
  if (!asText(document['asyncapi']).startsWith('3.')) throw new FatalError(`${path} isn't an AsyncAPI 3 document.`);
  if (!isObject(document['channels']) || Object.keys(document['channels']).length === 0) {
    throw new FatalError(`The contract ${path} has no channels, so there are no events to verify.`);
  }
  return inlineMessages(document as AsyncApiDocument);
}
