import { readFileSync } from 'node:fs';
import {
  type AsyncApiDocument,
  bundlePaths,
  inlineMessages,
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
