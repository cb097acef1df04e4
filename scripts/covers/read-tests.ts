import ts from 'typescript';

export type NamedTest = {
  /** Titles from outermost `describe` to test; a template's source. */
  title: string;
  line: number;
  /** Checklist IDs of its `// Covers` comments, in order. */
  covers: string[];
};

export type TestFile = { tests: NamedTest[]; errors: string[] };

type Call = NamedTest & { start: number; end: number };

const comment = /^[ \t]*\/\/ Covers (.*)$/gm;
const idForm = /^[A-Z]+-\d+$/;
const onlyComments = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*$/;

function rootName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'step' ? undefined : rootName(callee.expression);
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return rootName(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  }
  return undefined;
}

function getTitle(node: ts.CallExpression, source: ts.SourceFile): string | undefined {
  if (!['test', 'it', 'describe'].includes(rootName(node.expression) ?? '') || node.arguments.length < 2)
    return undefined;
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  return ts.isStringLiteral(title) ? title.text : title.getText(source).replaceAll('`', '');
}

function callsIn(source: ts.SourceFile): Call[] {
  const calls: Call[] = [];
  const visit = (node: ts.Node, path: string[]): void => {
    const title = ts.isCallExpression(node) ? getTitle(node, source) : undefined;
    const inner = title === undefined ? path : [...path, title];
    if (title !== undefined) {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      calls.push({ title: inner.join(' › '), line, covers: [], start, end: node.end });
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return calls;
}

/** Assigns a comment to the next test, else to the innermost around it. */
function owner(calls: Call[], text: string, from: number, to: number): Call | undefined {
  const next = calls.find(({ start }) => start > to);
  if (next && onlyComments.test(text.slice(to, next.start))) return next;
  return calls.findLast(({ start, end }) => start < from && from < end);
}

export function readTests(file: string, text: string): TestFile {
  const calls = callsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  const errors: string[] = [];
  for (const match of text.matchAll(comment)) {
    const ids = (match[1] ?? '').replace(/\.$/, '').split(', ');
    const line = text.slice(0, match.index).split('\n').length;
    const test = owner(calls, text, match.index, match.index + match[0].length);
    const wrong = ids.filter((id) => !idForm.test(id));
    if (!test) errors.push(`${file}:${line}: "Covers" is neither above a test nor in one.`);
    else if (wrong.length > 0) errors.push(`${file}:${line}: "${wrong.join(', ')}" isn't an ID like AUTH-01.`);
    else test.covers.push(...ids.filter((id) => !test.covers.includes(id)));
  }
  return { tests: calls.map(({ title, line, covers }) => ({ title, line, covers })), errors };
}
