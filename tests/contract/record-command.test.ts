import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startTlsFront } from '../../packages/verify/tests/reference-server/tls-front.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function startWith(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/record.ts', ...args];
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
  const child = spawn(process.execPath, command, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString('utf8')));
  }
  const ended = once(child, 'close').then(([code]): [unknown, string] => [code, output]);
  return { child, ended };
}

function start(...args: readonly string[]) {
  return startWith({}, ...args);
}

async function readAddress({ child }: ReturnType<typeof start>): Promise<string> {
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return /client at (\S+)\. /.exec(line)?.[1] ?? '';
}

describe('npm run record', () => {
  it.each([
    ['no options', [], '--upstream and --out are required.'],
    ['an unknown option', ['--loud'], '--loud'],
    [
      'a wrong address',
      ['--upstream', 'api.test', '--out', 'x'],
      '--upstream: expected an http or https address, got "api.test".',
    ],
    [
      'a wrong port',
      ['--upstream', 'http://a.test', '--out', 'x', '--port', 'p'],
      '--port: "p" isn\'t a valid port (0 to 65535).',
    ],
    ['half a tap', ['--upstream', 'http://a.test', '--out', 'x', '--tap-key', 'k'], 'are all required'],
    ['an unreachable server', ['--upstream', 'http://127.0.0.1:9', '--out', 'x'], "Can't reach http://127.0.0.1:9"],
  ])('exits with 2 and one sentence: %s', async (_what, args, sentence) => {
    const [code, output] = await start(...args).ended;
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('writes while it records and exits with 0 when interrupted', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const out = join(folder, 'recording.jsonl');
    const recording = start('--upstream', upstream, '--out', out);
    const { child, ended } = recording;
    const origin = await readAddress(recording);
    expect(await (await fetch(`${origin}/api/v1/projects`)).text()).toBe('{"data":[]}');
    await fetch(`${origin}/robots.txt`);
    await expect.poll(() => readFileSync(out, 'utf8').split('\n').length, { timeout: 30_000 }).toBe(3);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, expect.stringContaining('1 request and 0 events')]);
    expect(readFileSync(out, 'utf8')).toMatch(
      /^\{"recording":"lamplight".*\n\{"n":1,"kind":"call".*"json":\{"data":\[\]\}.*\n$/,
    );
    server.close();
  });

  it('records a TLS server with a trusted authority, including its websocket', async () => {
    const event = { event: 'announcement', channel: 'private-App.Models.User.1', data: '{}' };
    const server = createServer((_request, response) => {
      response.writeHead(204, { 'Set-Cookie': 'XSRF-TOKEN=a; Path=/; Secure; SameSite=Lax' }).end();
    });
    new WebSocketServer({ server }).on('connection', (socket) => {
      socket.send(JSON.stringify(event));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const front = await startTlsFront(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder);
    const out = join(folder, 'by-tls.jsonl');
    const args = ['--upstream', front.origin, '--out', out];
    const sentence = 'its certificate is self-signed. Set NODE_EXTRA_CA_CERTS to trust it.';
    expect(await start(...args).ended).toEqual([2, `Can't reach ${front.origin}: ${sentence}\n`]);

    const recording = startWith(front.trusting, ...args);
    const origin = await readAddress(recording);
    const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`);
    expect(headers.getSetCookie()).toEqual(['XSRF-TOKEN=a; Path=/; Secure; SameSite=Lax']);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/key?protocol=7`);
    expect(String(((await once(socket, 'message')) as [Buffer])[0])).toBe(JSON.stringify(event));
    socket.terminate();
    recording.child.kill('SIGINT');
    expect(await recording.ended).toEqual([0, expect.stringContaining('1 request and 1 event')]);
    await front.close();
    server.close();
  });
});
