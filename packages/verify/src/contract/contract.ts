import { readFile } from 'node:fs/promises';
import { FatalError } from '#verify/base/finding.ts';
import { asText, type Fields, isFields } from '#verify/base/values.ts';
import {
  type AsyncApiDocument,
  type DocumentKind,
  inlineMessages,
  type OpenApiDocument,
  parseDocument,
  withAlternatives,
} from '#verify/contract/documents.ts';
import { asyncApiSubset, openApiSubset, type SubsetName } from '#verify/contract/subset.ts';
import { createEventContract, type EventContract } from './events.ts';
import { createRestContract, type RestContract } from './rest.ts';

async function read(kind: DocumentKind, path: string): Promise<Fields> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new FatalError(`Can't read the contract ${path}.`);
  }
  try {
    return parseDocument(kind, text, path);
  } catch (error) {
    throw new FatalError(`${error instanceof Error ? error.message : asText(error)} Use the bundled file.`);
  }
}

/** Throws `FatalError` when it has no operation. */
async function readOpenApi(path: string): Promise<OpenApiDocument> {
  const document = await read('openapi', path);
  if (!asText(document['openapi']).startsWith('3.1')) throw new FatalError(`${path} isn't an OpenAPI 3.1 document.`);
  if (!isFields(document['paths']) || Object.keys(document['paths']).length === 0) {
    throw new FatalError(`The contract ${path} has no operations to verify.`);
  }
  return withAlternatives(document as unknown as OpenApiDocument);
}

/** Throws `FatalError` when it has no channel. */
async function readAsyncApi(path: string): Promise<AsyncApiDocument> {
  const document = await read('asyncapi', path);
  if (!asText(document['asyncapi']).startsWith('3.')) throw new FatalError(`${path} isn't an AsyncAPI 3 document.`);
  if (!isFields(document['channels']) || Object.keys(document['channels']).length === 0) {
    throw new FatalError(`The contract ${path} has no channels, so there are no events to verify.`);
  }
  return inlineMessages(document as unknown as AsyncApiDocument);
}

export type Contract = { readonly rest: RestContract; readonly events: EventContract };

export type ContractPaths = { readonly openapi: string; readonly asyncapi: string };

/** `only` leaves out what has another origin. Throws `FatalError` when a document can't be used. */
export async function readContract(
  { openapi, asyncapi }: ContractPaths,
  only: SubsetName = 'extension',
): Promise<Contract> {
  return {
    rest: createRestContract(openApiSubset(await readOpenApi(openapi), only)),
    events: createEventContract(asyncApiSubset(await readAsyncApi(asyncapi), only)),
  };
}
