import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import asyncapiSpecs from '@asyncapi/specs';
import { validate as validateOpenApi } from '@scalar/openapi-validator';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { toolPath } from '../tools.ts';
import type { Documents } from './contract-documents.ts';
import type { RuledFinding } from './rule.ts';

const documents = { openapi: 'openapi/openapi.yaml', asyncapi: 'asyncapi/asyncapi.yaml' };
/** The control API: outside the contract, but with the same rules. */
const control = 'mocks/control/openapi.yaml';
const workflows = 'openapi/workflows/*.arazzo.yaml';
/** The parser's severities: 0 is an error. */
const firstWarning = 1;

export async function redocly(root: string): Promise<boolean> {
  const controlFiles = existsSync(join(root, control)) ? [control] : [];
  const cli = toolPath('@redocly/cli/bin/cli.js');
  const journeys: string[] = [];
  for await (const path of glob(workflows, { cwd: root })) journeys.push(path);
  const all = [...Object.values(documents), ...controlFiles, ...journeys.toSorted()];
  const child = spawn(process.execPath, [cli, 'lint', ...all, '--format', 'stylish'], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

export async function asyncapiParser(root: string): Promise<RuledFinding[]> {
  const source = join(root, documents.asyncapi);
  const { diagnostics } = await new Parser().parse(await readFile(source, 'utf8'), { source });
  return diagnostics
    .filter(({ severity }: { severity: number }) => severity < firstWarning)
    .map(({ path, message }) => ({
      rule: 'asyncapi-parser',
      place: path.join('.') || documents.asyncapi,
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
