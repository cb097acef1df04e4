import { readFileSync } from 'node:fs';
import { inlineMessages } from '#shared/inline-messages.ts';
import {
  type AsyncApiDocument,
  bundlePaths,
  type OpenApiDocument,
  parseDocument,
  withAlternatives,
} from '#verify/contract/documents.ts';

function read(kind: keyof typeof bundlePaths): unknown {
  const path = bundlePaths[kind];
  return parseDocument(kind, readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), path);
}

export function readOpenApi(): OpenApiDocument {
  return withAlternatives(read('openapi') as OpenApiDocument);
}

export function readAsyncApi(): AsyncApiDocument {
  return inlineMessages(read('asyncapi') as AsyncApiDocument);
}
