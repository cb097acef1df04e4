import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineMessages } from '#shared/contract-documents.ts';

type Ended = { code: number; out: string; error: string };

function run(script: string, parameters: string[], cwd = '.'): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, [resolve('scripts', script), ...parameters], { cwd }, (error, out, complaint) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, error: complaint });
    });
  });
}

type Documents = {
  openapi: { info: { version: string }; paths: Record<string, Record<string, { operationId?: string }>> };
  asyncapi: { channels: Record<string, { messages: Record<string, { name: string }> }> };
};

function read<Name extends keyof Documents>(name: Name): Documents[Name] {
  return JSON.parse(readFileSync(`${name}/${name}.bundle.json`, 'utf8')) as Documents[Name];
}

const [openapi, asyncapi] = [read('openapi'), inlineMessages(read('asyncapi'))];
const { version } = openapi.info;
const operationIds = Object.values(openapi.paths).flatMap((item) =>
  Object.values(item).flatMap(({ operationId }) => operationId ?? []),
);
const messageNames = Object.values(asyncapi.channels).flatMap(({ messages }) =>
  Object.values(messages).map(({ name }) => name),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function project(name: string, versions: { openapi?: string; asyncapi?: string; changelog: string }): string {
  const root = join(folder, name);
  for (const kind of ['openapi', 'asyncapi'] as const) {
    mkdirSync(join(root, kind), { recursive: true });
    const version = versions[kind];
    if (version !== undefined)
      writeFileSync(join(root, kind, `${kind}.bundle.json`), JSON.stringify({ info: { version } }));
  }
  writeFileSync(join(root, 'CHANGELOG.md'), versions.changelog);
  return root;
}

describe('contract site', () => {
  let site: string;
  const file = (name: string): string => readFileSync(join(site, name), 'utf8');

  beforeAll(async () => {
    site = join(folder, 'site');
    expect(await run('contract-docs.ts', ['--out', site])).toMatchObject({ code: 0, error: '' });
  });

  it('contains the overview, both documents, the changelog and the checked-in bundles', () => {
    expect(readdirSync(site)).toEqual(
      expect.arrayContaining(['index.html', 'rest.html', 'events.html', 'changelog.html', 'favicon.svg', 'fonts']),
    );
    expect(file('openapi.json')).toBe(readFileSync('openapi/openapi.bundle.json', 'utf8'));
    expect(file('asyncapi.json')).toBe(readFileSync('asyncapi/asyncapi.bundle.json', 'utf8'));
  });

  it('lists every operation and every message in the overview', () => {
    const overview = file('index.html');
    expect(operationIds.length).toBeGreaterThan(20);
    expect(messageNames.length).toBeGreaterThan(6);
    for (const id of operationIds) expect(overview).toContain(`<li id="${id}">`);
    for (const name of messageNames) expect(overview).toContain(`>${name}</a>`);
  });

  it('shows each operation and each event on the page of its document', () => {
    for (const id of operationIds) expect(file('rest.html')).toContain(`\`${id}\``);
    for (const name of messageNames) expect(file('events.html')).toContain(`"title":"${name}"`);
  });

  it('links only to files of the site', () => {
    for (const name of ['index.html', 'changelog.html', 'overview.css', 'reference.css', 'colours.css']) {
      const named = file(name).matchAll(/(?:href|src)="([^"#]+)|url\('([^']+)'\)/g);
      for (const [, address, url] of named) {
        const target = (address ?? url ?? '').replace(/#.*$/, '');
        expect(existsSync(join(site, target)), `${name} names ${target}`).toBe(true);
      }
    }
  });

  it("refuses to write into a folder that isn't empty", async () => {
    expect(await run('contract-docs.ts', ['--out', site])).toMatchObject({
      code: 1,
      error: `--out: ${site} isn't empty. Use a new folder.\n`,
    });
  });
});

describe('published contract', () => {
  it('contains the checked-in bytes in a version folder and lists them in latest.json', async () => {
    const out = join(folder, 'published');
    expect(await run('publish-contract.ts', ['--out', out])).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(out).toSorted()).toEqual([version, 'latest.json']);
    const latest = JSON.parse(readFileSync(join(out, 'latest.json'), 'utf8')) as {
      version: string;
      files: { name: string; path: string; bytes: number; sha256: string }[];
    };
    const sources = ['openapi/openapi.bundle.json', 'asyncapi/asyncapi.bundle.json', 'CHANGELOG.md'];
    expect(latest.version).toBe(version);
    expect(latest.files.map(({ name }) => name)).toEqual(['openapi.json', 'asyncapi.json', 'CHANGELOG.md']);
    for (const [index, { path, bytes, sha256 }] of latest.files.entries()) {
      const published = readFileSync(join(out, path));
      expect(published.equals(readFileSync(sources[index] ?? ''))).toBe(true);
      expect([bytes, sha256]).toEqual([published.length, createHash('sha256').update(published).digest('hex')]);
    }
  });

  it.each([
    ['two versions', { openapi: '1.1.0', asyncapi: '1.0.0', changelog: '## 1.1.0\n' }, 'openapi.yaml has 1.1.0'],
    ['no entry', { openapi: '1.1.0', asyncapi: '1.1.0', changelog: '## 1.0.0\n' }, 'no heading "## 1.1.0"'],
    ['no bundle', { openapi: '1.1.0', changelog: '## 1.1.0\n' }, "asyncapi.bundle.json doesn't exist: run `npm run"],
  ])('rejects a contract with %s in one sentence and writes no files', async (name, versions, sentence) => {
    const root = project(name, versions);
    const { code, error } = await run('publish-contract.ts', [], root);
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(root, 'dist/contract/1.1.0'))).toBe(false);
  });

  it('replaces an older version', async () => {
    const root = project('older', { openapi: '1.1.0', asyncapi: '1.1.0', changelog: '## 1.1.0\n' });
    mkdirSync(join(root, 'dist/contract/1.0.0'), { recursive: true });
    expect((await run('publish-contract.ts', [], root)).code).toBe(0);
    expect(readdirSync(join(root, 'dist/contract')).toSorted()).toEqual(['1.1.0', 'latest.json']);
  });
});

describe('released contract', () => {
  it('has the checked-in bytes, once per version', async () => {
    const root = project('released', { openapi: '1.1.0', asyncapi: '1.1.0', changelog: '## 1.1.0\n' });
    const release = () => run('contract-release.ts', [], root);
    expect(await release()).toMatchObject({ code: 0, out: 'Released contract 1.1.0 in released/.\n', error: '' });
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(read('released/openapi.json')).toBe(read('openapi/openapi.bundle.json'));
    expect(read('released/asyncapi.json')).toBe(read('asyncapi/asyncapi.bundle.json'));
    expect(await release()).toMatchObject({
      code: 1,
      error: 'Version 1.1.0 is released already. Raise info.version in both documents.\n',
    });
  });
});

describe('contract report', () => {
  it('names every operation and every message', async () => {
    const { code, out } = await run('contract-report.ts', []);
    expect(code).toBe(0);
    for (const id of operationIds) expect(out).toContain(`          ${id}: `);
    for (const name of messageNames) expect(out).toContain(`  event   ${name}\n`);
  });
});

describe('contract commands with a wrong option', () => {
  it.each([
    ['contract-docs.ts', ['--nonsense']],
    ['contract-docs.ts', ['folder']],
    ['contract-docs.ts', ['--out']],
    ['publish-contract.ts', ['--out=']],
    ['contract-report.ts', ['--origin', 'extension']],
  ])('exits with 2 and one line for %s %j', async (script, parameters) => {
    const { code, out, error } = await run(script, parameters);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^.*(?:Usage: |expected a folder\.).*\n$/);
  });
});
