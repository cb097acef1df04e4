import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '#scripts/command.ts';
import { readStartOptions, startUsage } from '#scripts/start/options.ts';
import { isFree, nextFree } from '#scripts/start/port.ts';

type Ended = { readonly code: number | null; readonly out: string; readonly error: string };

type Watched = { readonly ended: Promise<Ended>; readonly exited: Promise<unknown>; readonly line: Promise<string> };

function watch(child: ChildProcess): Watched {
  let [out, error] = ['', ''];
  const line = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const end = out.indexOf('\n');
      if (end !== -1) resolve(out.slice(0, end));
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }));
  });
  const exited = new Promise<unknown>((resolve) => {
    child.on('exit', resolve);
  });
  return { ended, exited, line };
}

function start(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return watch(spawn(process.execPath, ['scripts/start.ts', ...args], { env: { ...process.env, ...env } })).ended;
}

const { argv } = process;

/** Reads the options in this process, as `npm start` does first. */
async function readOptions(args: readonly string[]): Promise<Ended> {
  let [out, error] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((line) => (out += `${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => (error += `${line}\n`));
  process.argv = [...argv.slice(0, 2), ...args];
  await runCommand(startUsage('npm start --'), () => void readStartOptions('mocks/scenarios'));
  return { code: Number(process.exitCode ?? 0), out, error };
}

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

async function withUsedPort(work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('npm start', () => {
  it.each<[string[], string, typeof readOptions?]>([
    [['--nonsense'], 'Usage: npm start -- [options]', start],
    [['8080'], 'Usage: npm start -- [options]'],
    [['--port', 'abc'], `--port: "abc" isn't a valid port (1 to 65535).`],
    [['--port', '70000'], `--port: "70000" isn't a valid port (1 to 65535).`],
  ])('explains in one line what is wrong and exits with 2 for %j', async (args, reason, run = readOptions) => {
    const { code, error } = await run(args);
    expect(code).toBe(2);
    expect(error.trimEnd().split('\n')).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    [['--interviewer', 'nowhere', '--model', 'm'], "isn't an http(s) address"],
    [['--interviewer', 'http://127.0.0.1:1/v1'], '--model is required'],
    [['--model', 'm'], '--model needs --interviewer'],
    [['--interviewer', 'http://name:key@127.0.0.1:1/v1', '--model', 'm'], 'set the key in INTERVIEWER_API_KEY'],
    [['--transcriber', 'http://127.0.0.1:1/v1', '--transcriber-model', 'm'], '--transcriber needs --interviewer'],
  ])('explains what is missing and exits with 2 for %j', async (args, reason) => {
    const { code, error } = await readOptions(args);
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });

  it('shows the usage for --help', async () => {
    const { code, out, error } = await start(['--help']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: npm start -- \[options\]\n {2}--port <number> /);
  });

  it.each([
    ['--scenarios', start],
    ['--list', readOptions],
  ] as const)('%s lists one scenario per line, starting with first-story', async (option, run) => {
    const { code, out, error } = await run([option]);
    expect([code, error]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ {2}first-story +From login to the first insights/);
    const names = readdirSync('mocks/scenarios', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(new Set(lines.map((line) => line.trim().split(' ')[0]))).toEqual(new Set(names.map(({ name }) => name)));
    expect(lines.filter((line) => !/^ {2}[a-z-]+ {2,}\S.+\.$/.test(line))).toEqual([]);
  });

  it('exits with 2 and lists the scenarios for an unknown scenario', async () => {
    const { code, out, error } = await readOptions(['--scenario', 'a-second-story']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^--scenario: "a-second-story" doesn't exist\. Available scenarios:\n {2}first-story /);
  });

  it('exits with 1 and names the port and its process when in use', () =>
    withUsedPort(async (port) => {
      for (const ended of [await start(['--port', String(port)]), await start([], { PORT: String(port) })]) {
        expect(ended.code).toBe(1);
        expect(ended.error).toMatch(new RegExp(`^Port ${port} is in use( \\(.+, process \\d+\\))?\\.\\n$`));
      }
    }));
});

describe('port search', () => {
  it('skips a port in use', () =>
    withUsedPort(async (port) => {
      expect(await isFree(port)).toBe(false);
      expect(await nextFree(port)).toBeGreaterThan(port);
    }));
});

describe('mock server process', () => {
  const serve = (args: readonly string[] = []): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/mock-server.ts', ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });

  it('prints only its address, serves requests and exits cleanly on SIGTERM', async () => {
    const child = serve();
    const { ended, line } = watch(child);
    const address = await line;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/api/v1/auth/user`, { headers: { Accept: 'application/json' } })).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, out: `${address}\n`, error: '' });
  });

  it('prints an address that opens the requested scenario', async () => {
    const child = serve(['--scenario', 'empty-account']);
    const { ended, line } = watch(child);
    const address = await line;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?scenario=empty-account&fresh=false$/);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, out: `${address}\n`, error: '' });
  });

  it('exits with 1 and one sentence when the database file is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
    const path = join(folder, 'state.sqlite');
    writeFileSync(path, 'Once upon a time. '.repeat(100));
    const { code, error } = await watch(serve(['--database', path])).ended;
    rmSync(folder, { recursive: true });
    const todo = 'Keep the file: a later version may read it. To begin without it, move it to another folder.';
    expect([code, error]).toEqual([1, `${path} is damaged. Nothing was changed. ${todo}\n`]);
  });

  it('exits with 0 when the command that started it ends', async () => {
    const child = serve();
    const { exited, line } = watch(child);
    await line;
    child.disconnect();
    expect(await exited).toBe(0);
  });

  it('exits with 1 and one line when its port is in use', () =>
    withUsedPort(async (port) => {
      const { code, error } = await watch(serve(['--port', String(port)])).ended;
      expect([code, error]).toEqual([1, `listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`]);
    }));
});
