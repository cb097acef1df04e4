import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Writer } from './mock-writer.ts';

/** Generating the code takes most of it. */
const longest = 240_000;
const copied = [
  'asyncapi',
  'config',
  'mocks',
  'openapi',
  'packages',
  'public',
  'scripts',
  'shared',
  'src',
  'index.html',
  'package.json',
];
const folder = mkdtempSync(join(tmpdir(), 'lamplight-dev-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function startDevelopment(port: number) {
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts', '--port', String(port)];
  const child = spawn(process.execPath, program, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let seen = 0;
  let check = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString('utf8');
      check();
    });
  const ended = once(child, 'close');
  return {
    /** Returns the new output as soon as it matches. */
    printed: async (pattern: RegExp): Promise<string> => {
      const matched = new Promise<void>((resolve) => {
        check = () => {
          if (pattern.test(output.slice(seen))) resolve();
        };
        check();
      });
      await Promise.race([matched, ended]);
      const text = output.slice(seen);
      seen = output.length;
      expect(text).toMatch(pattern);
      return text;
    },
    close: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

let development: ReturnType<typeof startDevelopment>;
let writer: Writer;
beforeAll(async () => {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['vite.config.ts', 'tsconfig.json', 'orval.config.ts', '.env.mock', 'redocly.yaml'])
    cpSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  development = startDevelopment(port);
  await development.printed(/^http:\/\/127\.0\.0\.1:\d+$/m);
  writer = new Writer(`http://127.0.0.1:${port}`, 'developer');
  await writer.startSession();
  await writer.signIn();
}, longest);
afterAll(async () => {
  await development.close();
  rmSync(folder, { recursive: true });
}, longest);

function replaceIn(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function count(list: 'stories' | 'projects'): Promise<number> {
  const { data } = await writer.ok<{ data: unknown[] }>('GET', `/api/v1/${list}`);
  return data.length;
}

const registry = 'mocks/domains/registry.ts';
const scenario = 'mocks/scenarios/empty-account/scenario.yaml';
const fault = '[{ operation_id: lost, times: 1 }]';

it('restarts the mock server after a change of a handler and keeps its sessions', { timeout: longest }, async () => {
  expect(await count('stories')).toBeGreaterThan(0);
  replaceIn(registry, '    ...storyHandlers,', '');
  await development.printed(/^mocks\/domains\/registry\.ts: restarted the mock server\.$/m);
  const missing = await writer.request('GET', '/api/v1/stories');
  expect([missing.status, missing.body]).toEqual([
    501,
    { message: expect.stringContaining('no handler for storyList yet') as unknown },
  ]);
  expect(await count('projects')).toBeGreaterThan(0);
});

it('reports a mistake in a scenario and keeps the mock server that works', { timeout: longest }, async () => {
  replaceIn(scenario, 'faults: []', `faults: ${fault}`);
  const text = await development.printed(/"lost" is no operation of the contract\.$/m);
  expect(text).toMatch(/^mocks\/scenarios\/empty-account\/scenario\.yaml: the mock server can't use this change/m);
  expect(text).toMatch(/scenario\.yaml:21: faults\.0\.operation_id/);
  expect(await count('projects')).toBeGreaterThan(0);
});

it('generates the code of a changed contract, once all mistakes are gone', { timeout: longest }, async () => {
  const examples = 'openapi/stories/examples.yaml';
  const sound = readFileSync(join(folder, examples), 'utf8');
  appendFileSync(join(folder, examples), '\n  : [\n');
  const text = await development.printed(/can't use this change[\s\S]*YAML/i);
  expect(text).toContain(`${examples}: `);
  expect(await count('projects')).toBeGreaterThan(0);
  replaceIn(scenario, fault, '[]');
  replaceIn(registry, '    ...projectHandlers,', '    ...storyHandlers,\n    ...projectHandlers,');
  writeFileSync(join(folder, examples), sound.replace('storyList:\n', 'storyList:\n  # Changed.\n'));
  replaceIn(
    'openapi/stories/paths.yaml',
    'operationId: storyList\n    summary: ',
    'operationId: storyList\n    summary: Log in or ',
  );
  await development.printed(/generated the code and restarted the mock server\.$/m);
  expect(readFileSync(join(folder, 'openapi/openapi.bundle.json'), 'utf8')).toContain('Log in or ');
  expect(await count('stories')).toBeGreaterThan(0);
});
