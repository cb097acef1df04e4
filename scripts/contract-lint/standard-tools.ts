import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import asyncapiSpecs from '@asyncapi/specs';
import { validate as validateOpenApi } from '@scalar/openapi-validator';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Documents } from './contract-documents.ts';
import type { RuledFinding } from './rule.ts';

const asyncapiDocument = 'asyncapi/asyncapi.yaml';
/** The parser's severities: 0 is an error. */
const firstWarning = 1;

export async function asyncapiParser(root: string): Promise<RuledFinding[]> {
  const source = join(root, asyncapiDocument);
  const { diagnostics } = await new Parser().parse(await readFile(source, 'utf8'), { source });
  return diagnostics
    .filter(({ severity }: { severity: number }) => severity < firstWarning)
    .map(({ path, message }) => ({
      rule: 'asyncapi-parser',
      place: path.join('.') || asyncapiDocument,
      sentence: message,
    }));
}

/** Validates both bundles against the official JSON schemas, because Redocly and the parser only see resolved references. */
export function officialSchemas({ openapi, asyncapi }: Documents): RuledFinding[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats(ajv);
  const isAsyncApi = ajv.compile({ ...asyncapiSpecs.schemasWithoutId['3.0.0'] } as object);
  const asyncApiErrors = isAsyncApi(asyncapi) ? [] : (isAsyncApi.errors ?? []);
  const { errors: openApiErrors = [] } = validateOpenApi(openapi);
  return [
    ...openApiErrors.map(({ message, path }) => ({
      place: `openapi ${Array.isArray(path) ? path.join('.') : (path ?? '')}`,
      sentence: message,
    })),
    ...asyncApiErrors.map(({ instancePath, message = '' }) => ({
      place: `asyncapi ${instancePath}`,
      sentence: `${message}.`,
    })),
  ].map((finding) => ({ rule: 'official-schema', ...finding }));
}
