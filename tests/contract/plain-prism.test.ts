import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Examples = Record<string, { value: unknown }>;
type Media = { schema: { $ref?: string; oneOf?: { $ref: string }[] }; examples?: Examples };
type Answer = { $ref?: string; content?: Record<string, Media> };
type Parameter = { $ref?: string; name?: string; in?: string; required?: boolean; example?: string | number };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; responses: Record<string, Answer> };
};

const document = JSON.parse(readFileSync('openapi/openapi.bundle.json', 'utf8')) as Document;

function lastPart(reference = ''): string {
  return reference.split('/').at(-1) ?? '';
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

let prism: ChildProcess;
let origin: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js';
  prism = spawn(process.execPath, [program, 'mock', '-p', String(port), 'openapi/openapi.bundle.json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = `http://127.0.0.1:${port}`;
  // It keeps writing after its start message, so leave its output open.
  await new Promise<void>((resolve, reject) => {
    prism.once('exit', (code) => reject(new Error(`plain Prism ended with ${code}`)));
    prism.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('is listening')) resolve();
    });
  });
}, 30_000);

afterAll(async () => {
  prism.kill();
  if (prism.exitCode === null && prism.signalCode === null) await once(prism, 'exit');
});

function toUrl(path: string, { parameters = [] }: Operation): string {
  const resolved = parameters.map((parameter) => document.components.parameters[lastPart(parameter.$ref)] ?? parameter);
  const value = (name: string): string => String(resolved.find((parameter) => parameter.name === name)?.example ?? '');
  const query = resolved.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const search = new URLSearchParams(query.map(({ name = '' }) => [name, value(name)]));
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)))}?${search}`;
}

function createBody({ requestBody }: Operation): { body?: string; headers: Record<string, string> } {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const example = Object.values(media?.examples ?? {})[0]?.value;
  if (type === undefined || example === undefined) return { headers: {} };
  if (type === 'application/json') return { body: JSON.stringify(example), headers: { 'Content-Type': type } };
  const fields = Object.entries(example as Record<string, string | number>);
  if (type === 'application/x-www-form-urlencoded')
    return {
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
      headers: { 'Content-Type': type },
    };
  const parts = fields.map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { body: `${parts.join('')}--part--\r\n`, headers: { 'Content-Type': `${type}; boundary=part` } };
}

function getExamples(response: Answer): Examples {
  const resolved = response.$ref === undefined ? response : document.components.responses[lastPart(response.$ref)];
  return resolved?.content?.['application/json']?.examples ?? {};
}

function isFile({ content }: Answer): boolean {
  return content?.['application/pdf'] !== undefined;
}

describe('Prism with the contract bundle', () => {
  it.each(operations)('serves every documented response of $method $path', async ({ path, method, operation }) => {
    const { body, headers } = createBody(operation);
    for (const [key, documented] of Object.entries(operation.responses)) {
      const status = key === '5XX' ? '503' : key;
      const named = Object.entries(getExamples(documented));
      for (const [name, { value }] of named.length === 0 ? [['', { value: '' }] as const] : named) {
        const prefer = name === '' ? `code=${status}` : `code=${status}, example=${name}`;
        const response = await fetch(origin + toUrl(path, operation), {
          method,
          headers: {
            Accept: isFile(documented) ? '*/*' : 'application/json',
            Authorization: 'Bearer 1|any',
            Prefer: prefer,
            ...headers,
          },
          ...(body !== undefined && { body }),
        });
        const text = await response.text();
        expect(response.status, `${status} ${name}: ${text.slice(0, 300)}`).toBe(Number(status));
        // Plain Prism returns made-up text instead of a file.
        if (isFile(documented)) continue;
        expect(text === '' ? '' : (JSON.parse(text) as unknown), `${status} ${name}`).toEqual(value);
      }
    }
  });
});
