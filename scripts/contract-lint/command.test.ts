import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validContract } from './testing/sound.ts';

function contractLint(folder: string, args: string[] = []): { status: number | null; output: string } {
  const program = resolve('scripts/contract-lint.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('contract:lint', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-lint-test-'));
  const write = (file: string, content: unknown): void => writeFileSync(join(folder, file), JSON.stringify(content));
  const { openapi, asyncapi } = validContract();

  beforeAll(() => {
    for (const name of ['openapi', 'asyncapi']) mkdirSync(join(folder, name));
    write('openapi/openapi.yaml', openapi);
    write('asyncapi/asyncapi.yaml', asyncapi);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('rejects an unknown option with exit code 2', () => {
    expect(contractLint('.', ['--quick'])).toEqual({
      status: 2,
      output: "Unknown option '--quick'. Usage: node scripts/contract-lint.ts\n",
    });
  });

  it('prints the findings of its rules and exits with code 1', () => {
    write('openapi/old.yaml', { Old: { type: 'string' } });
    const { status, output } = contractLint(folder);
    expect(output).toContain("unused-definitions  openapi/old.yaml#/Old: isn't used by either document.\n");
    expect(status).toBe(1);
  });

  it("reports that it couldn't run and exits with code 2", () => {
    write('openapi/openapi.yaml', { ...openapi, paths: { '/stories': { $ref: 'gone.yaml' } } });
    const { status, output } = contractLint(folder);
    expect(output).toContain("Couldn't bundle the documents (see above), so the project's own rules didn't run.");
    expect(status).toBe(2);
    writeFileSync(join(folder, 'openapi/openapi.yaml'), 'paths: [');
    expect(contractLint(folder).output).toContain("openapi/openapi.yaml isn't valid YAML or JSON: ");
  });
});
