import type { JsonObject } from '../generate/bundle.ts';
import { compareEvents } from './compare-events.ts';
import { compareOperations } from './compare-operations.ts';
import type { Finding } from './findings.ts';
import { findChangedTexts } from './texts.ts';

/** Both bundles of one version: OpenAPI 3.1 and AsyncAPI 3. */
export type Contract = { readonly openapi: JsonObject; readonly asyncapi: JsonObject };

export type Difference = { readonly findings: readonly Finding[]; readonly texts: number };

/** Throws when a document contains a dangling reference. */
export function compareContracts(old: Contract, next: Contract): Difference {
  return {
    findings: [...compareOperations(old.openapi, next.openapi), ...compareEvents(old.asyncapi, next.asyncapi)],
    texts: findChangedTexts(old.openapi, next.openapi) + findChangedTexts(old.asyncapi, next.asyncapi),
  };
}
