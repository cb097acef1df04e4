import { readAsyncApi, readOpenApi } from './documents.ts';
import { createEventContract, type EventContract } from './events.ts';
import { createRestContract, type RestContract } from './rest.ts';

/** Both documents, ready to check what a backend does. */
export type Contract = { readonly rest: RestContract; readonly events: EventContract };

/** Where the bundled documents are. */
export type ContractPaths = { readonly openapi: string; readonly asyncapi: string };

/** Reads both documents. Throws `CannotRun` with one sentence where one cannot be used. */
export const readContract = async ({ openapi, asyncapi }: ContractPaths): Promise<Contract> => ({
  rest: createRestContract(await readOpenApi(openapi)),
  events: createEventContract(await readAsyncApi(asyncapi)),
});
