import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installPackages } from './tools.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function withTools(...parameters: string[]): { status: number | null; output: string; complaint: string } {
  const command = [resolve('scripts/with-tools.ts'), ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, output: stdout, complaint: stderr };
}

describe('with-tools', () => {
  it('runs a tool with its arguments and ends with its exit code', () => {
    const { status, output } = withTools('oxfmt', '--version');
    expect(status).toBe(0);
    expect(output).toMatch(/^Version: \d/);
    expect(withTools('node', '--eval', 'process.exitCode = 7')).toMatchObject({ status: 7 });
  });

  it('ends with exit code 2 without a program or with an unknown one', () => {
    expect(withTools()).toEqual({
      status: 2,
      output: '',
      complaint: 'Usage: node scripts/with-tools.ts <program> [arguments]\n',
    });
    expect(withTools('no-such-tool')).toMatchObject({ status: 2, complaint: 'spawn no-such-tool ENOENT\n' });
  });
});

describe('installPackages', () => {
  it("throws npm's message and names the manifest", async () => {
    const [source, copy] = [join(folder, 'source'), join(folder, 'copy')];
    mkdirSync(source);
    writeFileSync(join(source, 'package.json'), JSON.stringify({ dependencies: { absent: '1.0.0' } }));
    const message = new RegExp(`^Couldn't install the packages of ${join(source, 'package.json')}:\n.*npm error`, 's');
    await expect(installPackages(source, copy)).rejects.toThrow(message);
  });
});
