/** The `npm run demo` folder outside the project, with only this Node.js and an older one. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { packDemo } from '#scripts/demo/pack.ts';
import { Writer } from './mock-writer.ts';

const work = 10_000;
/** Each start compiles the whole program. */
const enough = 120_000;

let away: string;
let folder: string;
beforeAll(async () => {
  away = mkdtempSync(join(tmpdir(), 'lamplight-'));
  folder = join(away, 'a folder with blanks');
  await packDemo({ root: process.cwd(), out: join(away, 'packed'), app: null });
  renameSync(join(away, 'packed'), folder);
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => {
  rmSync(away, { recursive: true });
});

/** Finds Node.js 20 to 23 on this machine. */
function olderNode(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const nodePath = folders.map((path) => join(path, 'node')).find((path) => existsSync(path));
  if (nodePath === undefined) return [];
  return /^v2[0-3]\./.test(execFileSync(nodePath, ['--version'], { encoding: 'utf8' })) ? [nodePath] : [];
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

type Demo = {
  readonly origin: string;
  readonly end: () => Promise<{ code: unknown; output: string; complaints: string }>;
};

async function start(node: string, port: number): Promise<Demo> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(node, [join(folder, 'demo.mjs'), '--port', String(port), '--data', join(away, 'data')], {
    cwd: away,
    env,
  });
  ends.push(() => child.kill('SIGKILL'));
  let [output, complaints] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  const ended = once(child, 'close');
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [])]);
  if (typeof first[0] !== 'string') throw new Error(`The demo did not start: ${complaints}`);
  return {
    origin: first[0],
    end: async () => {
      child.kill('SIGINT');
      const [code] = (await ended) as unknown[];
      return { code, output, complaints };
    },
  };
}

async function playStory(writer: Writer) {
  await writer.startSession();
  await writer.signIn();
  const talk = await writer.newStory();
  await writer.answerText(talk, 'A street that nobody lights.');
  await writer.advance(work);
  expect((await writer.latest(talk)).chat_message?.question?.content).toMatch(/^Who stands at the centre/);
  await writer.answerText(talk, 'A girl who counts ships.');
  await writer.advance(work);
  expect((await writer.latest(talk)).chat_message?.question?.content).toMatch(/^Where does it happen/);
  return talk;
}

async function getAnswers(writer: Writer, talk: Awaited<ReturnType<typeof playStory>>) {
  return (await writer.turns(talk)).map(({ answer }) => answer);
}

describe('demo folder', () => {
  it('contains licences, instructions and the demo but no project sources', () => {
    expect(new Set(readdirSync(folder))).toEqual(
      new Set(['LICENSE', 'START-HERE.txt', 'THIRD-PARTY-LICENSES.txt', 'demo.mjs', 'files', 'presenting.md']),
    );
    const licences = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['@stoplight/prism-http', 'ws', 'yaml', 'react', '@fontsource-variable/figtree'])
      expect(licences).toMatch(new RegExp(`^${name} \\d.*, \\S`, 'm'));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(sources).toEqual([]);
  });

  it(
    'runs with one command and saves answers across a restart',
    async () => {
      const port = await freePort();
      const first = await start(process.execPath, port);
      expect(first.origin).toBe(`http://127.0.0.1:${port}`);
      const writer = new Writer(first.origin, 'kept');
      const talk = await playStory(writer);
      expect((await fetch(`${first.origin}/media/questions/the-idea.mp3`)).status).toBe(200);
      expect(await first.end()).toEqual({ code: 0, output: `${first.origin}\n`, complaints: '' });

      const second = await start(process.execPath, port);
      expect((await getAnswers(writer, talk)).slice(0, 2)).toEqual([
        'A street that nobody lights.',
        'A girl who counts ships.',
      ]);
      expect(await writer.ok('GET', '/api/v1/subscriptions/invoices/803/pdf')).toMatch(/^%PDF/);
      expect((await second.end()).code).toBe(0);
      expect(readdirSync(join(away, 'data/demo'))).toContain(`state-${port}.sqlite`);
    },
    enough,
  );

  it.each(olderNode())(
    "runs with the older %s and warns that data isn't saved",
    async (node) => {
      const demo = await start(node, await freePort());
      const writer = new Writer(demo.origin, 'older');
      const talk = await playStory(writer);
      expect((await getAnswers(writer, talk))[0]).toBe('A street that nobody lights.');
      expect(await writer.ok('GET', '/api/v1/subscriptions/invoices/803/pdf')).toMatch(/^%PDF/);
      const { code, output, complaints } = await demo.end();
      expect([code, output]).toEqual([0, `${demo.origin}\n`]);
      expect(complaints).toMatch(
        /^(?:Data is kept in memory only: saving it needs Node\.js 22\.16 or 24 \(this is v.+\)\.\n)?$/,
      );
    },
    enough,
  );
});
