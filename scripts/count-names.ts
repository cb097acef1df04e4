/**
 * `npm run count:names`: counts identifiers with a word of our former dialect, functions named `…Of`, tests, and comments
 * that no tool reads. A directory as argument counts another checkout, to compare two commits. Exits with 2 when it can't
 * run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const words = ['desk', 'kept', 'told', 'place', 'words', 'take', 'asked', 'said', 'piece', 'found', 'known', 'answer'];
const libraryNames = new Set(['indexOf', 'lastIndexOf', 'valueOf', 'allOf', 'anyOf', 'oneOf', 'toBeTypeOf']);

type Counts = Map<string, number>;

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countName(counts: Counts, name: string): void {
  for (const part of name.split(/(?=[A-Z])|[^A-Za-z]+/)) {
    if (words.includes(part.toLowerCase())) add(counts, part.toLowerCase());
  }
  if (/[a-z]Of$/.test(name) && !libraryNames.has(name)) add(counts, '…Of');
}

const directive = /^\/[/*]+\s*(?:Covers [A-Z]|oxlint-|eslint-|oxfmt-|@ts-|[@#]__|<reference)/;

/** Line comments on adjacent lines count as one. */
function countComments(counts: Counts, source: ts.SourceFile): void {
  const { text } = source;
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const leading = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    for (const range of [...leading, ...(ts.getTrailingCommentRanges(text, node.end) ?? [])])
      ranges.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  let end: number | undefined;
  for (const range of [...ranges.values()].toSorted((one, other) => one.pos - other.pos)) {
    const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const continues = isLine && end !== undefined && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(end, range.pos));
    if (!continues && !directive.test(text.slice(range.pos, range.end))) add(counts, 'comments');
    end = isLine ? range.end : undefined;
  }
}

function countFile(counts: Counts, file: string, text: string): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) countName(counts, node.text);
    if (ts.isCallExpression(node) && /^(?:it|test)(?:\.|$)/.test(node.expression.getText(source))) add(counts, 'tests');
    ts.forEachChild(node, visit);
  };
  visit(source);
  countComments(counts, source);
}

function handWrittenFiles(directory: string): string[] {
  const output = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: directory, encoding: 'utf8' });
  return output.split('\n').filter((file) => file !== '' && !file.startsWith('src/contract/generated/'));
}

try {
  const directory = process.argv[2] ?? '.';
  const counts: Counts = new Map();
  for (const file of handWrittenFiles(directory)) countFile(counts, file, readFileSync(join(directory, file), 'utf8'));
  for (const key of [...words, '…Of', 'comments', 'tests']) {
    console.log(`${key.padEnd(10)}${String(counts.get(key) ?? 0).padStart(6)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
