/**
 * Checks that every lint or type exception is in one line and ends in its reason:
 * `// oxlint-disable-next-line <rule> -- <reason>`, `// @ts-expect-error -- <reason>`, `// oxfmt-ignore -- <reason>`.
 * Rejects exceptions for a whole file, `@ts-ignore` and `@ts-nocheck`.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { sourceFiles } from './check/source-files.ts';

const marker =
  /(?:oxlint|eslint)-(?:disable|enable)[\w-]*|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier)-ignore[\w-]*/;
const allowed = /(?:oxlint-disable(?:-next)?-line\s+\S+.*|@ts-expect-error|oxfmt-ignore)\s+--\s+\S.{14,}/;

export function findUnexplained(text: string): { line: number; text: string }[] {
  return text.split('\n').flatMap((content, index) => {
    const comment = /(?:\/\/|\/\*|<!--|^\s*#|^\s*\*).*/.exec(content)?.[0] ?? '';
    return marker.test(comment) && !allowed.test(comment) ? [{ line: index + 1, text: content.trim() }] : [];
  });
}

if (import.meta.main) {
  const files = sourceFiles().filter((file) => ['.ts', '.tsx', '.mjs', '.js', '.html'].includes(extname(file)));
  const faults = files
    .filter((file) => !file.startsWith('scripts/check-exceptions'))
    .flatMap((file) => findUnexplained(readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`));
  if (faults.length > 0) {
    console.error(
      `Write an exception from a rule in one line and end it with " -- " and the reason:\n${faults.join('\n')}`,
    );
    process.exitCode = 1;
  }
}
