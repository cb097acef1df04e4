import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const oxlint = resolve('node_modules/oxlint/bin/oxlint');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  mkdirSync(join(root, 'src'));
  const config = { jsPlugins: [resolve('scripts/lint/lint-rules.mjs')], rules: { 'lamplight/plain-english': 'error' } };
  writeFileSync(join(root, 'rules.json'), JSON.stringify(config));
});

afterAll(() => rmSync(root, { recursive: true }));

function findings(name: string, code: string): string[] {
  const file = join(root, 'src', name);
  writeFileSync(file, code);
  const args = [oxlint, '-c', join(root, 'rules.json'), '-f', 'json', file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.filter(({ code: rule }) => rule === 'lamplight(plain-english)').map(({ message }) => message);
}

describe('lamplight/plain-english', () => {
  it.each([
    ['a string', "export const text = 'What you wrote is kept on this device.';", 'kept on this device'],
    ['a template', 'export const text = (n: number) => `Too many tries, again in ${n} s.`;', 'in {} s'],
    ['JSX text', 'export const Note = () => <p>The section was not moved.</p>;', 'was not moved'],
    ['an attribute', 'export const Menu = () => <button aria-label="More about Mara" />;', 'More about'],
  ])('reports an old phrase in %s', (_place, code, word) => {
    expect(findings('old.tsx', code)).toEqual([expect.stringContaining(`“${word}”`)]);
  });

  it('accepts plain English, keys and specification texts', () => {
    const texts = ['We couldn’t move the section.', 'kept', 'Preparing to process your message...'];
    expect(findings('plain.tsx', `export const texts = ${JSON.stringify(texts)};`)).toEqual([]);
  });

  it('skips test files', () => {
    expect(findings('old.test.ts', "export const text = 'It was not saved.';")).toEqual([]);
  });
});
