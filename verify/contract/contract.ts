import { readAsyncApi, readOpenApi } from './contract-documents.ts';
import { createEventContract, type EventContract } from './events.ts';
import { createRestContract, type RestContract } from './rest.ts';

export type Contract = { readonly rest: RestContract; readonly events: EventContract };

export type ContractPaths = { readonly openapi: string; readonly asyncapi: string };

/** Throws `FatalError` when a document can't be used. */
export async function readContract({ openapi, asyncapi }: ContractPaths): Promise<Contract> {
  return {
    rest: createRestContract(await readOpenApi(openapi)),
    events: createEventContract(await readAsyncApi(asyncapi)),
  };
}
