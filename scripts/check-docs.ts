/**
 * Checks the docs for phrases that our style rules out: README.md, CONTRIBUTING.md, docs (without the records), and each package's README.md in full, and the title
 * and first paragraph of each decision record, because records aren't edited later. Code is ignored.
 */
import { globSync, readFileSync } from 'node:fs';
import { findWordsThatAreOut } from './lint/plain-english.ts';

const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'docs/laravel/*.md',
  'docs/adr/*.md',
  'packages/*/README.md',
];

function isRecord(file: string): boolean {
  return /^docs\/adr\/[^/]+\.md$/.test(file);
}

const code = /^```[^]*?^```|`[^`\n]+`/gm;

function withoutCode(text: string): string {
  return text.replaceAll(code, (match) => match.replaceAll(/[^\n]/g, ' '));
}

function titleAndFirstParagraph(text: string): string {
  return /^[^]*?\n## [^\n]*\n\n[^]*?(?=\n\n|$)/.exec(text)?.[0] ?? text;
}

export function findWordsOutInDoc(file: string, text: string): string[] {
  const checked = withoutCode(isRecord(file) ? titleAndFirstParagraph(text) : text);
  // A phrase can continue on the next line, so paragraphs are checked as a whole.
  let line = 1;
  return checked.split(/(\n\n+)/).flatMap((paragraph) => {
    const first = line;
    line += paragraph.split('\n').length - 1;
    return findWordsThatAreOut(paragraph).map(
      ({ word, suggestion }) => `${file}:${first}: “${word.replaceAll(/\s+/g, ' ')}” is out. Use: ${suggestion}.`,
    );
  });
}

if (import.meta.main) {
  const faults = globSync(docs).flatMap((file) => findWordsOutInDoc(file, readFileSync(file, 'utf8')));
  if (faults.length > 0) {
    console.error(`Docs: rewrite these phrases in plain English.\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}
