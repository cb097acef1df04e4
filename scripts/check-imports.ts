/**
 * `npm run lint:imports`: checks imports against .dependency-cruiser.mjs. dependency-cruiser needs TypeScript 6's API. Without
 * it, it reports "no violations (0 modules)", so this also fails for source files it didn't read.
 */
import { sourceFiles } from './check/source-files.ts';
import { checkImports } from './imports/import-report.ts';

const { files, imports, violations } = await checkImports(process.cwd());
const seen = new Set(files);
const expected = sourceFiles().filter((file) =>
  /^(src|mocks|packages|scripts|tests|config|shared)\/.*\.tsx?$/.test(file),
);
const unread = expected.filter((file) => !seen.has(file) && !file.endsWith('.d.ts'));

for (const { rule, from, to, comment } of violations) {
  console.error(`${from}${to === from ? '' : ` → ${to}`}\n  ${rule}${comment && `: ${comment}`}`);
}
for (const file of unread) console.error(`${file}\n  dependency-cruiser didn't read this file`);
console.log(`${files.length} modules, ${imports} imports, ${violations.length} violations`);
if (violations.length > 0 || unread.length > 0 || files.length === 0) process.exitCode = 1;
