/** The verifier as a backend team has it: packed, unpacked elsewhere with its dependencies and run as a command. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LaravelOptions } from './reference-server/laravel.ts';
import type { Overrides } from './reference-server/overrides.ts';
import { smallDocuments } from './reference-server/reduced-contract.ts';
import { type PlainServer, startPlainServer } from './reference-server/reference-server.ts';
import { startTlsFront, type TlsFront } from './reference-server/tls-front.ts';
import { toTarget } from './reference-server/verify-reference-server.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const bin = join(folder, 'package/dist/bin.js');

/** CI systems set variables that colour the output. */
const uncoloured = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function run(file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: { ...uncoloured, ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
    });
  });
}

function verify(...args: readonly string[]): Promise<Ended> {
  return run(process.execPath, [bin, ...args], folder);
}

const closing: (() => unknown)[] = [];

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function answering(listener: RequestListener): Promise<number> {
  return listening(createServer(listener));
}

async function startPlain(overrides: Overrides = {}, manner: LaravelOptions = {}): Promise<PlainServer> {
  const server = await startPlainServer(overrides, manner);
  closing.push(server.close);
  return server;
}

async function plainByTls(): Promise<{ readonly server: PlainServer; readonly trusting: TlsFront['trusting'] }> {
  const server = await startPlain();
  const { origin, trusting, close } = await startTlsFront(server.origin, folder);
  closing.push(close);
  return { server: { ...server, origin }, trusting };
}

function toArguments(server: PlainServer): readonly string[] {
  const { baseUrl, realtime, login, other } = toTarget(server);
  return [
    ...['--base-url', baseUrl, '--realtime', realtime.url, '--key', realtime.key],
    ...['--email', login.email, '--password', login.password],
    ...['--other-email', other.email, '--other-password', other.password],
    ...['--openapi', 'small.openapi.json', '--asyncapi', 'small.asyncapi.json'],
    ...['--rate', '10000', '--runs', '2', '--seed', '7'],
  ];
}

beforeAll(async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packed = await run(npm, ['pack', source, '--silent'], folder);
  expect(packed.code).toBe(0);
  expect((await run('tar', ['-xzf', packed.out.trim()], folder)).code).toBe(0);
  symlinkSync(join(source, '../../node_modules'), join(folder, 'node_modules'), 'junction');
  // Versions that differ from those of the project.
  symlinkSync(join(source, 'node_modules'), join(folder, 'package/node_modules'), 'junction');
  const { openapi, asyncapi } = smallDocuments();
  writeFileSync(join(folder, 'small.openapi.json'), JSON.stringify(openapi));
  writeFileSync(join(folder, 'small.asyncapi.json'), JSON.stringify(asyncapi));
  writeFileSync(join(folder, 'empty.json'), '{"openapi":"3.1.0","info":{"title":"None","version":"1"},"paths":{}}');
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('packed verify command', () => {
  it("has the contract's version", () => {
    const packed = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as { version: string };
    const contract = JSON.parse(readFileSync(join(folder, 'package/dist/contract/openapi.json'), 'utf8')) as {
      info: unknown;
    };
    expect(contract.info).toHaveProperty('version', packed.version);
  });

  it('exits with 0 when it finds no problems', async () => {
    const { code, out, err } = await verify(...toArguments(await startPlain()));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('seed 7');
    expect(out).toMatch(/skipped: \d+ steps .*\(the contract has no such operation\)/);
    expect(out).toContain('No problems found');
  });

  it('exits with 1 when fewer operations were tested than it must', async () => {
    const args = [...toArguments(await startPlain()), '--only', 'doctor', '--min-coverage', '90'];
    const { code, out } = await verify(...args);
    expect(out).toMatch(/too-little: .*\n[^]*Not tested: .* and \d+ more\.\n✗ 1 problem in 1 endpoint\.\n/);
    expect(out).toMatch(/\d+ of \d+ operations were tested \(\d+ %\), but --min-coverage asks for 90 %\./);
    expect(code).toBe(1);
  });

  it('exits with 1 when nothing in a recording succeeded', async () => {
    const response = {
      status: 404,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { text: '{"message":"No."}' },
    };
    const request = { method: 'GET', url: 'https://lamplight.test/api/v1/stories/1', headers: [] };
    const log = {
      version: '1.2',
      creator: { name: 'test' },
      entries: [{ startedDateTime: '2026-11-12T18:45:00Z', request, response }],
    };
    writeFileSync(join(folder, 'failed.har'), JSON.stringify({ log }));
    const { code, out } = await verify('--har', 'failed.har');
    expect(out).toContain('No operation succeeded and no event arrived, so nothing was tested.');
    expect(code).toBe(1);
  });

  it('runs workflows that write as a page, with the CSRF cookie before each request', async () => {
    const page = 'http://page.test:5173';
    const server = await startPlain({}, { page });
    const { code, out } = await verify(
      ...toArguments(server),
      '--only',
      'doctor,workflows',
      '--origin',
      page,
      '--allow-writes',
    );
    expect(out).toContain('The writer logs out: 4 steps');
    expect(out).toContain('No problems found');
    expect(code).toBe(0);
  });

  it('exits with 1 after a hanging request and completes the other requests', async () => {
    let hung = 0;
    const server = await startPlain({
      response: (route, reply) => {
        if (route === 'documentRead') hung += 1;
        return route === 'documentRead' && hung === 1 ? 'hang' : reply;
      },
    });
    const { code, out, err } = await verify(...toArguments(server), '--timeout', '3');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('documentRead');
    expect(out).toContain("didn't respond within 3 seconds");
    expect(out).toContain('subscribed to 4 of 4 channels');
  });

  it('prints each finding when it occurs, and ends with the summary and the reports on Ctrl+C', async () => {
    const server = await startPlain({
      response: (route, reply) => {
        if (route === 'documentRead') return 'hang';
        return route === 'storyList' ? { ...reply, text: reply.text.replace('"data"', '"stories"') } : reply;
      },
    });
    const args = [bin, ...toArguments(server), '--timeout', '600', '--report', 'stopped'];
    const child = spawn(process.execPath, args, { cwd: folder, env: uncoloured });
    closing.push(() => child.kill('SIGKILL'));
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    const ended = once(child, 'close');
    await expect.poll(() => out, { timeout: 30_000 }).toContain('✗ storyList 200 application/json: The body must have');
    await expect
      .poll(() => server.requests(), { timeout: 30_000 })
      .toContain('GET /api/v1/projects/project-1/document');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(out).toMatch(
      /stopped: The run was stopped before its end\.\n[^]*Not tested: .*\n✗ 2 problems in 2 endpoints\.\n/,
    );
    expect(out).toMatch(/Stopped after \d+ of \d+ operations\./);
    expect(readFileSync(join(folder, 'stopped/junit.xml'), 'utf8')).toContain('<failure type="stopped"');
    const report = JSON.parse(readFileSync(join(folder, 'stopped/report.json'), 'utf8')) as { notTried: unknown };
    expect(report.notTried).toContainEqual({ part: 'workflows', what: 'Workflows', why: 'stopped' });
  });

  it('exits with 130 when the reader closes the pipe before the end', async () => {
    const server = await startPlain();
    const child = spawn(process.execPath, [bin, ...toArguments(server)], { cwd: folder });
    closing.push(() => child.kill('SIGKILL'));
    const ended = once(child, 'close');
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toEqual([130, null]);
  });
});

describe('verify command over TLS with NODE_EXTRA_CA_CERTS', () => {
  it('verifies a server and its websocket', async () => {
    const { server, trusting } = await plainByTls();
    const args = [bin, ...toArguments(server), '--only', 'doctor,events'];
    const { code, out, err } = await run(process.execPath, args, folder, trusting);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('subscribed to 4 of 4 channels');
  });

  it('passes a client without TLS through, including cookies and websocket', async () => {
    const { server, trusting } = await plainByTls();
    const { baseUrl, realtime, login } = toTarget(server);
    const where = ['--base-url', baseUrl, '--realtime', realtime.url, '--key', realtime.key, '--listen', '0'];
    const child = spawn(process.execPath, [bin, ...where], { cwd: folder, env: { ...process.env, ...trusting } });
    closing.push(() => child.kill('SIGKILL'));
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (out += data.toString()));
    const ended = once(child, 'close');
    await expect.poll(() => out, { timeout: 30_000 }).toContain('press Ctrl+C to stop');
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '';
    const cookie = await fetch(`${origin}/sanctum/csrf-cookie`);
    expect(cookie.headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(login),
    });
    expect(response.status).toBe(200);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/${realtime.key}?protocol=7`);
    const [greeting] = (await once(socket, 'message')) as [Buffer];
    expect(greeting.toString()).toContain('pusher:connection_established');
    socket.terminate();
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(out).toContain('No problems found');
  });
});

describe('verify command errors (exit code 2, one sentence)', () => {
  const sentence = async (...args: readonly string[]): Promise<string> => {
    const { code, err } = await verify(...args);
    expect(code).toBe(2);
    return err;
  };
  const token = ['--token', 'a'];

  it('reports a refused connection', async () => {
    const server = await startPlain();
    await server.close();
    closing.splice(0);
    expect(await sentence('--base-url', server.origin, ...token)).toBe(
      `Can't reach ${server.origin}: connection refused.\n`,
    );
  });

  it('reports an untrusted certificate', async () => {
    const { origin } = (await plainByTls()).server;
    for (const mode of [token, ['--listen', '0']]) {
      expect(await sentence('--base-url', origin, ...mode)).toBe(
        `Can't reach ${origin}: its certificate is self-signed. Set NODE_EXTRA_CA_CERTS to trust it.\n`,
      );
    }
  });

  it('reports a server without TLS', async () => {
    const port = await answering((_request, response) => response.end());
    expect(await sentence('--base-url', `https://127.0.0.1:${port}`, ...token)).toBe(
      `Can't reach https://127.0.0.1:${port}: it doesn't use TLS. Try http.\n`,
    );
  });

  it('reports an HTML page instead of an API response', async () => {
    const port = await answering((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>'),
    );
    expect(await sentence('--base-url', `http://127.0.0.1:${port}`, ...token)).toBe(
      `http://127.0.0.1:${port} returns an HTML page for GET /sanctum/csrf-cookie. Use the API's address as --base-url.\n`,
    );
  });

  it('reports that the first request timed out', async () => {
    const port = await answering(() => undefined);
    expect(await sentence('--base-url', `http://127.0.0.1:${port}`, ...token, '--timeout', '0.4')).toBe(
      `http://127.0.0.1:${port} didn't respond within 0.4 seconds.\n`,
    );
  });

  it('reports a rejected token and a wrong password', async () => {
    const { origin } = await startPlain();
    expect(await sentence('--base-url', origin, '--token', 'forged')).toBe(
      "The writer couldn't log in: the server rejects the token (GET /api/v1/auth/user returned 401).\n",
    );
    expect(await sentence('--base-url', origin, '--email', 'ines@plain.test', '--password', 'guessed')).toBe(
      "The writer couldn't log in: the email or the password is wrong.\n",
    );
  });

  it('reports an unreachable websocket', async () => {
    const { origin } = await startPlain();
    const login = ['--email', 'ines@plain.test', '--password', 'ines-secret'];
    const message = await sentence(
      '--base-url',
      origin,
      ...login,
      '--realtime',
      'ws://127.0.0.1:9',
      '--key',
      'plain-key',
    );
    expect(message).toBe("Can't reach ws://127.0.0.1:9: connection refused.\n");
  });

  it('reports an unknown option and a contract without operations', async () => {
    expect(await sentence('--bogus')).toMatch(/^Unknown option '--bogus'/);
    expect(await sentence('--base-url', 'http://127.0.0.1:9', ...token, '--openapi', 'empty.json')).toBe(
      'The contract empty.json has no operations to verify.\n',
    );
  });
});
