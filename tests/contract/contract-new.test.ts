import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extendContract } from '#scripts/contract-new/extend-contract.ts';
import { bundleContract } from '#scripts/generate/bundle.ts';

const copied = ['openapi', 'asyncapi', 'CHANGELOG.md', '.oxfmtrc.json', 'redocly.yaml', '.redocly.lint-ignore.yaml'];

function readAll(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
}

describe('contract:new', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-new-'));
  const add = (...args: string[]): string[] => extendContract(folder, args).changed;

  beforeAll(() => {
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('rejects wrong arguments with exit code 2 and changes nothing', () => {
    const before = readAll(join(folder, 'openapi'));
    const run = (...args: string[]): unknown => {
      const command = [resolve('scripts/contract-new.ts'), ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
      return { status, stdout, lines: stderr.trim().split('\n') };
    };
    expect(run('get', '/api/v1/stories', 'lanternList')).toEqual({
      status: 2,
      stdout: '',
      lines: ['GET /api/v1/stories is already in the contract.'],
    });
    expect(run('event', 'lantern.created', '--channel', 'lost', '--emitted-by', 'noteCreate')).toMatchObject({
      status: 2,
      lines: [expect.stringMatching(/^--channel: the contract has no channel "lost"\. Expected one of sessionChat, /)],
    });
    expect(run('get', '/api/v1/lanterns')).toMatchObject({
      status: 2,
      lines: ['Expected a method, a path and an operationId. See --help.'],
    });
    expect(readAll(join(folder, 'openapi'))).toBe(before);
  });

  it('adds operations and events that pass contract:lint and bundle', async () => {
    expect(add('get', '/api/v1/lanterns', 'lanternList')).toEqual([
      'openapi/lanterns/examples.yaml',
      'openapi/lanterns/paths.yaml',
      'openapi/lanterns/schemas.yaml',
      'openapi/openapi.yaml',
      'CHANGELOG.md',
    ]);
    add('post', '/api/v1/lanterns', 'lanternCreate');
    add('get', '/api/v1/lanterns/{lantern}', 'lanternRead');
    add('delete', '/api/v1/lanterns/{lantern}', 'lanternDelete');
    add('put', '/api/v1/projects/{project}/moodboard/{item}', 'moodboardItemReplace');
    add('post', '/api/v1/projects/{project}/notes/{note}/archive', 'noteArchiveSave', '--no-body');
    add('event', 'lantern.created', '--channel', 'project', '--emitted-by', 'lanternCreate');
    add('event', 'note.updated', '--channel', 'project', '--emitted-by', 'noteUpdate');
    add('event', 'lantern.closed', '--channel', 'user', '--unprompted', 'Closed at midnight.');

    const oxfmt = [resolve('node_modules/oxfmt/bin/oxfmt'), '--check', 'openapi', 'asyncapi'];
    execFileSync(process.execPath, oxfmt, { cwd: folder, stdio: 'pipe' });
    const redocly = [
      resolve('node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      'openapi/openapi.yaml',
      'asyncapi/asyncapi.yaml',
    ];
    execFileSync(process.execPath, redocly, { cwd: folder, stdio: 'pipe' });
    const lint = spawnSync(process.execPath, [resolve('scripts/contract-lint.ts')], { cwd: folder, encoding: 'utf8' });
    expect({ status: lint.status, errors: lint.status === 0 ? '' : lint.stdout + lint.stderr }).toEqual({
      status: 0,
      errors: '',
    });
    for (const name of ['openapi', 'asyncapi']) mkdirSync(join(folder, 'out', name), { recursive: true });
    const { openapi, asyncapi } = await bundleContract(folder, join(folder, 'out'));
    const path = [
      'paths',
      '/api/v1/lanterns/{lantern}',
      'get',
      'responses',
      '200',
      'content',
      'application/json',
      'examples',
    ];
    expect(openapi).toHaveProperty([...path, 'saltRoad', 'value'], { data: { id: 1, name: 'The Salt Road' } });
    expect(openapi).toHaveProperty('paths./api/v1/projects/{project}/moodboard/{item}.put.parameters', [
      { $ref: '#/components/parameters/ProjectPath' },
      { $ref: '#/components/parameters/MoodboardItemPath' },
    ]);
    expect(asyncapi).toHaveProperty('channels.project.messages.lanternCreated');
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(
      '- `lanternList` (`GET /api/v1/lanterns`).\n- `lanternCreate` (`POST /api/v1/lanterns`).\n',
    );
  }, 120_000);
});
