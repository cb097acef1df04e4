import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolPath } from '../tools.ts';

const oxlint = toolPath('oxlint/bin/oxlint');
const rules = ['plain-english', 'plain-comments', 'standard-names', 'top-level-functions'].map(
  (rule) => `lamplight/${rule}`,
);
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  mkdirSync(join(root, 'src'));
  const config = {
    jsPlugins: [resolve('scripts/lint/lint-rules.mjs')],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
  };
  writeFileSync(join(root, 'rules.json'), JSON.stringify(config));
});

afterAll(() => rmSync(root, { recursive: true }));

function findings(rule: string, name: string, code: string): string[] {
  const file = join(root, 'src', name);
  writeFileSync(file, code);
  const args = [oxlint, '-c', join(root, 'rules.json'), '-f', 'json', file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.filter(({ code }) => code === `lamplight(${rule})`).map(({ message }) => message);
}

describe('lamplight/plain-english', () => {
  it.each([
    ['a string', "export const text = 'What you wrote is kept on this device.';", 'kept on this device'],
    ['a template', 'export const text = (n: number) => `Too many tries, again in ${n} s.`;', 'in {} s'],
    ['JSX text', 'export const Note = () => <p>The section was not moved.</p>;', 'was not moved'],
    ['an attribute', 'export const Menu = () => <button aria-label="More about Mara" />;', 'More about'],
  ])('reports an old phrase in %s', (_place, code, word) => {
    expect(findings('plain-english', 'old.tsx', code)).toEqual([expect.stringContaining(`“${word}”`)]);
  });

  it('accepts plain English, keys and specification texts', () => {
    const texts = ['We couldn’t move the section.', 'kept', 'Preparing to process your message...'];
    expect(findings('plain-english', 'plain.tsx', `export const texts = ${JSON.stringify(texts)};`)).toEqual([]);
  });

  it('skips test files', () => {
    expect(findings('plain-english', 'old.test.ts', "export const text = 'It was not saved.';")).toEqual([]);
  });
});

describe('lamplight/plain-comments', () => {
  it.each([
    ['a line comment', '// The list is read anew.'],
    ['a doc comment over two lines', '/**\n * Whatever the server\n * tells.\n */'],
    ['a test title', "it('goes on after a failure', () => undefined);"],
    ['a parametrised test title', "it.each([1])('waits beforehand', () => undefined);"],
  ])('reports an old phrase in %s', (_where, code) => {
    expect(findings('plain-comments', 'old.ts', code)).toHaveLength(1);
  });

  it('accepts plain comments and other strings', () => {
    const code = "// Reads the list again.\nit('continues after a failure', () => { send('anew'); });";
    expect(findings('plain-comments', 'plain.ts', code)).toEqual([]);
  });
});

describe('lamplight/standard-names', () => {
  it.each([
    ['a variable', 'const keptNote = 1;', 'old.ts', 'kept'],
    ['a private member', 'class Notes { #desk = 1; }', 'old.ts', 'desk'],
    ['a type', 'type Verdict = string;', 'old.ts', 'verdict'],
    ['a file name', 'export {};', 'note-desk.ts', 'desk'],
  ])('reports an old word in %s', (_where, code, file, word) => {
    expect(findings('standard-names', file, code)).toEqual([expect.stringContaining(`contains "${word}"`)]);
  });

  it('reports a name once in a file', () => {
    expect(findings('standard-names', 'old.ts', 'let told = 1; told = 2; export { told };')).toHaveLength(1);
  });

  it('accepts standard names that contain an old word as letters', () => {
    expect(findings('standard-names', 'new.ts', 'const desktop = 1; const storedNote = 2;')).toEqual([]);
  });
});

describe('lamplight/top-level-functions', () => {
  it('reports an arrow function in a top-level constant', () => {
    const code = 'export const double = (n: number) => n * 2;\nconst half = (n: number) => n / 2;';
    expect(findings('top-level-functions', 'old.ts', code)).toEqual([
      'Declare double as a function.',
      'Declare half as a function.',
    ]);
  });

  it('accepts declarations, annotated constants and local arrow functions', () => {
    const code = 'const id: (n: number) => number = (n) => n;\nfunction run() { const one = () => 1; return one(); }';
    expect(findings('top-level-functions', 'new.ts', code)).toEqual([]);
  });
});
