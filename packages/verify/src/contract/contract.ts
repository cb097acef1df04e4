import { readFile } from 'node:fs/promises';
import { FatalError } from '#verify/base/finding.ts';
import { asText, type Fields, isFields } from '#verify/base/values.ts';
import {
  type AsyncApiDocument,
  dereference,
  type DocumentKind,
  type OpenApiDocument,
  parseDocument,
  type SubsetName,
  withAlternatives,
} from '#verify/contract/documents.ts';
import { EventContract } from './events.ts';
import { createRestContract, type RestContract } from './rest.ts';

const kinds = {
  openapi: { name: 'OpenAPI 3.1', version: '3.1', content: 'paths', none: 'no operations to verify' },
  asyncapi: {
    name: 'AsyncAPI 3',
    version: '3.',
    content: 'channels',
    none: 'no channels, so there are no events to verify',
  },
} as const;

/** Returns the document without references. Throws `FatalError` when it can't be used, or has no `content`. */
async function read(kind: DocumentKind, path: string): Promise<Fields> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FatalError(`Can't read the contract ${path}.`);
  });
  const { name, version, content, none } = kinds[kind];
  let document: Fields;
  try {
    document = dereference(withAlternatives(parseDocument(kind, text, path)), content);
  } catch (error) {
    throw new FatalError(`${error instanceof Error ? error.message : asText(error)} Use the bundled file.`);
  }
  if (!asText(document[kind]).startsWith(version)) throw new FatalError(`${path} isn't an ${name} document.`);
  const parts = document[content];
  if (!isFields(parts) || Object.keys(parts).length === 0) throw new FatalError(`The contract ${path} has ${none}.`);
  return document;
}

export type Contract = { readonly rest: RestContract; readonly events: EventContract };

export type ContractPaths = { readonly openapi: string; readonly asyncapi: string };

/** `only` leaves out what has another origin. Throws `FatalError` when a document can't be used. */
export async function readContract(
  { openapi, asyncapi }: ContractPaths,
  only: SubsetName = 'extension',
): Promise<Contract> {
  return {
    rest: createRestContract((await read('openapi', openapi)) as unknown as OpenApiDocument, only),
    events: new EventContract((await read('asyncapi', asyncapi)) as unknown as AsyncApiDocument, only),
  };
}
