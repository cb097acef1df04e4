/** `npm run record` as a command: how it begins, and how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const start = (...args: readonly string[]) => {
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/record.ts', ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString('utf8')));
  }
  const ended = once(child, 'close').then(([code]): [unknown, string] => [code, said]);
  return { child, ended };
};

describe('npm run record', () => {
  it.each([
    ['no options', [], '--upstream and --out are needed.'],
    ['an unknown option', ['--loud'], '--loud'],
    ['a wrong address', ['--upstream', 'api.test', '--out', 'x'], '"api.test" is no address of http or https.'],
    ['a wrong port', ['--upstream', 'http://a.test', '--out', 'x', '--port', 'p'], '"p" is no port.'],
    ['half a tap', ['--upstream', 'http://a.test', '--out', 'x', '--tap-key', 'k'], 'belong together'],
    [
      'an unreachable server',
      ['--upstream', 'http://127.0.0.1:9', '--out', 'x'],
      'http://127.0.0.1:9 cannot be reached',
    ],
  ])('ends with 2 and one sentence: %s', async (_what, args, sentence) => {
    const [code, said] = await start(...args).ended;
    expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('writes as it goes, and ends with 0 when it is interrupted', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const out = join(folder, 'recording.jsonl');
    const { child, ended } = start('--upstream', upstream, '--out', out);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const origin = /use (\S+),/.exec(line)?.[1] ?? '';
    expect(await (await fetch(`${origin}/api/v1/projects`)).text()).toBe('{"data":[]}');
    await fetch(`${origin}/robots.txt`);
    await expect.poll(() => readFileSync(out, 'utf8').split('\n').length).toBe(3);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, expect.stringContaining('1 call and 0 events')]);
    expect(readFileSync(out, 'utf8')).toMatch(
      /^\{"recording":"lamplight".*\n\{"n":1,"kind":"call".*"json":\{"data":\[\]\}.*\n$/,
    );
    server.close();
  });
});
