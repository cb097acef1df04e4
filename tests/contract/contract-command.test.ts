import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineMessages } from '#shared/inline-messages.ts';

type Ended = { code: number; out: string; error: string };

function run(parameters: string[], cwd = '.'): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, [resolve('scripts/contract.ts'), ...parameters], { cwd }, (error, out, complaint) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, error: complaint });
    });
  });
}

type Documents = {
  openapi: { paths: Record<string, Record<string, { operationId?: string }>> };
  asyncapi: { channels: Record<string, { messages: Record<string, { name: string }> }> };
};

function read<Name extends keyof Documents>(name: Name): Documents[Name] {
  return JSON.parse(readFileSync(`${name}/${name}.bundle.json`, 'utf8')) as Documents[Name];
}

const [openapi, asyncapi] = [read('openapi'), inlineMessages(read('asyncapi'))];
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

describe('contract documentation', () => {
  it('shows every call and every event on one page, with the screens that need the proposed calls', async () => {
    const out = join(folder, 'docs');
    expect(await run(['docs', '--out', out])).toMatchObject({ code: 0, error: '' });
    const page = readFileSync(join(out, 'index.html'), 'utf8');
    expect(operationIds.length).toBeGreaterThan(20);
    expect(messageNames.length).toBeGreaterThan(6);
    for (const id of operationIds) expect(page).toContain(`\`${id}\``);
    for (const name of messageNames) expect(page).toContain(`"summary":"${name}"`);
    expect(page).toContain('`POST /api/v1/projects/{project}/notes/{note}/restore` | For the button Undo');
    expect(await run(['docs', '--out', out])).toMatchObject({
      code: 1,
      error: `--out: ${out} isn't empty. Use a new folder.\n`,
    });
  });
});

describe('released contract', () => {
  it('has the checked-in bytes, once per version', async () => {
    const root = project('released', { openapi: '1.1.0', asyncapi: '1.1.0', changelog: '## 1.1.0\n' });
    const release = () => run(['release'], root);
    expect(await release()).toMatchObject({ code: 0, out: 'Released contract 1.1.0 in released/.\n', error: '' });
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(read('released/openapi.json')).toBe(read('openapi/openapi.bundle.json'));
    expect(read('released/asyncapi.json')).toBe(read('asyncapi/asyncapi.bundle.json'));
    expect(await release()).toMatchObject({
      code: 1,
      error: 'Version 1.1.0 is released already. Raise info.version in both documents.\n',
    });
  });

  it.each([
    ['two versions', { openapi: '1.1.0', asyncapi: '1.0.0', changelog: '## 1.1.0\n' }, 'openapi.yaml has 1.1.0'],
    ['no entry', { openapi: '1.1.0', asyncapi: '1.1.0', changelog: '## 1.0.0\n' }, 'no heading "## 1.1.0"'],
    ['no bundle', { openapi: '1.1.0', changelog: '## 1.1.0\n' }, "asyncapi.bundle.json doesn't exist: run `npm run"],
  ])('rejects a contract with %s in one sentence and writes no files', async (name, versions, sentence) => {
    const root = project(name, versions);
    const { code, error } = await run(['release'], root);
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(root, 'released'))).toBe(false);
  });
});

describe('contract commands with a wrong option', () => {
  it.each([
    [['docs', '--nonsense']],
    [['docs', 'folder']],
    [['docs', '--out']],
    [['docs', '--out=']],
    [['subset']],
    [['report']],
    [[]],
  ])('exits with 2 and one line for %j', async (parameters) => {
    const { code, out, error } = await run(parameters);
    expect([code, out]).toEqual([2, '']);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
