import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '#scripts/command.ts';
import { compareContracts, type Contract } from '#scripts/contract/diff/compare-contracts.ts';
import { contractOfFolder, printDifference } from '#scripts/contract/diff.ts';
import { base, drop, edited, put } from './base-contract.ts';

const command = join(process.cwd(), 'scripts/contract.ts');
const bundles = ['openapi/openapi.bundle.json', 'asyncapi/asyncapi.bundle.json'] as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Hides the surrounding Git repository, both from a hook's variables and above the temporary folder. */
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
});

afterEach(() => vi.unstubAllEnvs());

type Ended = { readonly code: number | null; readonly out: string; readonly error: string };

function runInTerminal(args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'diff', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, error: stderr };
}

/** Runs the command in this process, because another one takes a second to load the compiler. */
async function run(args: string[], cwd = folder): Promise<Ended> {
  const root = process.cwd();
  let [out, error] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((line) => (out += `${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => (error += `${line}\n`));
  process.chdir(cwd);
  try {
    await runCommand('', () => printDifference(args), 2);
    return { code: Number(process.exitCode ?? 0), out, error };
  } finally {
    process.chdir(root);
    process.exitCode = undefined;
  }
}

function write(cwd: string, { openapi, asyncapi }: Contract, names: readonly [string, string] = bundles): void {
  for (const [name, document] of [
    [names[0], openapi],
    [names[1], asyncapi],
  ] as const) {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), JSON.stringify(document));
  }
}

function commit(tag: string): void {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@lamplight.test', '-c', 'commit.gpgsign=false'];
  git('init', '--quiet');
  git('add', '--all');
  git(...who, 'commit', '--quiet', '--allow-empty', '--message', tag);
  git('tag', '--no-sign', tag);
}

const storyRemoved = 'storyDelete; event `chatMessage.created` on channel `sessionChat`: was removed.';

function withoutTwo(): Contract {
  return edited([
    drop('openapi paths /api/v1/stories/{story} delete'),
    drop('asyncapi channels sessionChat messages chatMessageCreated'),
  ]);
}

describe('contract diff', () => {
  it("finds no changes between the project's bundles and a copy of them", async () => {
    const contract = contractOfFolder(process.cwd(), 'The working tree');
    expect(Object.keys(contract.openapi['paths'] ?? {}).length).toBeGreaterThan(10);
    expect(await compareContracts(contract, structuredClone(contract))).toEqual({ breaking: [], added: [] });
  });

  it('reports breaking changes since a tag in both documents and exits with 1', () => {
    write(folder, base());
    commit('v1');
    write(folder, withoutTwo());
    commit('v2');
    const { code, out, error } = runInTerminal(['v1']);
    expect(out).toContain(storyRemoved);
    expect(out).toContain('Since v1: 1 breaking change, 0 new operations and events.');
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(runInTerminal(['v2'])).toEqual({
      code: 0,
      out: 'Since v2: 0 breaking changes, 0 new operations and events.\n',
      error: '',
    });
  });

  it('compares committed and uncommitted files and exits with 0 on harmless changes', async () => {
    write(folder, base());
    commit('v1');
    write(folder, edited([put('openapi paths /api/v1/genres', { get: { operationId: 'genreList', responses: {} } })]));
    const { code, out } = await run(['HEAD']);
    expect(out).toContain('New: genreList.');
    expect(code).toBe(0);
  });

  it('works in a subfolder of the repository', async () => {
    const project = join(folder, 'apps/web');
    write(project, base());
    commit('v1');
    write(project, withoutTwo());
    expect((await run(['v1'], project)).out).toContain(storyRemoved);
  });

  it('prefers a git ref to a folder with the same name', async () => {
    write(folder, base());
    commit('docs');
    mkdirSync(join(folder, 'docs'));
    expect(await run(['docs'])).toEqual({
      code: 0,
      out: 'Since docs: 0 breaking changes, 0 new operations and events.\n',
      error: '',
    });
  });

  it('compares with a folder of bundles under either file name, without a repository', async () => {
    write(folder, withoutTwo());
    write(join(folder, 'dist/contract/1.0.0'), base(), ['openapi.json', 'asyncapi.json']);
    write(join(folder, 'kept'), base(), ['openapi.bundle.json', 'asyncapi.bundle.json']);
    for (const since of ['dist/contract/1.0.0', 'kept']) {
      const { code, out } = await run([since]);
      expect(out).toContain(storyRemoved);
      expect(code).toBe(1);
    }
  });
});

describe('contract diff since the last release', () => {
  const versioned = (contract: Contract, version: string): Contract => ({
    ...contract,
    openapi: { ...contract.openapi, info: { version } },
  });

  beforeEach(() => write(join(folder, 'released'), versioned(base(), '1.4.0'), ['openapi.json', 'asyncapi.json']));

  it('refuses a breaking change in the same major version', async () => {
    write(folder, versioned(withoutTwo(), '1.5.0'));
    const { code, out, error } = await run([]);
    expect(out).toContain(storyRemoved);
    expect(error).toBe('A breaking change needs a new major version: raise info.version in both documents.\n');
    expect(code).toBe(1);
  });

  it('allows it in a new major version, and harmless changes in any', async () => {
    write(folder, versioned(withoutTwo(), '2.0.0'));
    expect(await run([])).toMatchObject({ code: 0, error: '' });
    write(folder, versioned(base(), '1.4.0'));
    expect(await run([])).toEqual({
      code: 0,
      out: 'Since released: 0 breaking changes, 0 new operations and events.\n',
      error: '',
    });
  });
});

describe('contract diff errors (exit code 2, one sentence)', () => {
  async function expectRefused(
    args: string[],
    error: string | RegExp,
    start: (args: string[]) => Ended | Promise<Ended> = run,
  ): Promise<void> {
    const refused = await start(args);
    expect(refused.error.trim()).toMatch(error);
    expect(refused.error.trim().split('\n')).toHaveLength(1);
    expect(refused).toMatchObject({ code: 2, out: '' });
  }

  it('rejects an empty ref', () => expectRefused([''], 'The git ref or folder is empty.'));

  it('rejects an unknown option', () =>
    expectRefused(
      ['v1', '--format'],
      "Unknown option '--format'. Usage: npm run contract -- <command>",
      runInTerminal,
    ));

  it('rejects two refs', () => expectRefused(['v1', 'v2'], 'Expected one git ref or folder, got v1 and v2.'));

  it('reports a folder outside a git repository', async () => {
    write(folder, base());
    await expectRefused(['v1'], "This folder isn't in a git repository. Give a folder with the two bundles instead.");
  });

  it("reports that git isn't installed", async () => {
    write(folder, base());
    vi.stubEnv('PATH', join(folder, 'nowhere'));
    await expectRefused(['v1'], "git isn't installed. Give a folder with the two bundles instead.");
  });

  it('rejects an unknown ref and a folder without bundles', async () => {
    write(folder, base());
    commit('v1');
    const refError = "isn't a git tag, branch or commit, or a folder with the two bundles.";
    await expectRefused(['v9'], `\`v9\` ${refError}`);
    mkdirSync(join(folder, 'docs'));
    await expectRefused(['docs'], `\`docs\` ${refError}`);
  });

  it('reports a ref without bundles', async () => {
    commit('v0');
    write(folder, base());
    await expectRefused(['v0'], '`v0` has no openapi/openapi.bundle.json.', runInTerminal);
  });

  it('reports a missing bundle in a folder and in the working tree', async () => {
    write(folder, base());
    commit('v1');
    mkdirSync(join(folder, 'published'));
    cpSync(join(folder, bundles[0]), join(folder, 'published/openapi.json'));
    await expectRefused(['published'], 'published has no asyncapi bundle: asyncapi/asyncapi.bundle.json or');
    rmSync(join(folder, bundles[1]));
    await expectRefused(['v1'], 'The working tree has no asyncapi bundle: asyncapi/asyncapi.bundle.json or');
  });

  it('reports a bundle with invalid JSON on either side', async () => {
    write(folder, base());
    commit('v1');
    writeFileSync(join(folder, bundles[1]), '{"asyncapi": "3.0.0",');
    await expectRefused(['v1'], /asyncapi\.bundle\.json isn't valid JSON: .+\.$/);
    commit('v2');
    write(folder, base());
    await expectRefused(['v2'], /^asyncapi\/asyncapi\.bundle\.json of `v2` isn't valid JSON: .+\.$/);
  });

  it('reports a bundle that is another kind of document', async () => {
    const { asyncapi } = base();
    write(folder, { openapi: asyncapi, asyncapi });
    commit('v1');
    await expectRefused(['v1'], "openapi/openapi.bundle.json of `v1` isn't an OpenAPI document.");
  });

  it("reports a reference that can't be resolved", async () => {
    write(folder, base());
    commit('v1');
    write(folder, edited([drop('openapi components schemas Image')]));
    await expectRefused(['v1'], "The reference #/components/schemas/Image can't be resolved in its bundle.");
  });
});
