/** Compares two versions by their generated types: what one sends must fit what the other expects. */
import ts from 'typescript';
import { schemaTypes } from '../../generate/types.ts';
import type { JsonObject } from '../../generate/bundle.ts';

/**
 * The same part of both versions, as types such as `old.paths['/stories']['get']['parameters']`. Clients of the old version
 * send it (requests), or servers of the new one (responses, events).
 */
export type Comparison = { readonly place: string; readonly sent: string; readonly expected: string };

/** The compiler's complaint for each comparison that doesn't fit. */
export type Mismatch = { readonly place: string; readonly text: string };

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noErrorTruncation: false,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es5.d.ts'],
  types: [],
};

const libraries = new Map<string, ts.SourceFile | undefined>();

const fileName = '/check.ts';

/** Compiles a file that is only in memory. Returns its errors by line, counted from 0. */
function compile(text: string): Map<number, string | ts.DiagnosticMessageChain> {
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    if (name === fileName) return ts.createSourceFile(name, text, version);
    if (!libraries.has(name)) libraries.set(name, readLibrary(name, version));
    return libraries.get(name);
  };
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  const errors = [...program.getSemanticDiagnostics(file), ...program.getSyntacticDiagnostics(file)];
  return new Map(
    errors.map(({ start = 0, messageText }) => [file?.getLineAndCharacterOfPosition(start).line ?? 0, messageText]),
  );
}

/** Returns where in the type, and the innermost reason. The compiler's other sentences print both types whole. */
function explain(message: string | ts.DiagnosticMessageChain): { readonly path: string; readonly text: string } {
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  const names = lines.flatMap((line) => /^\s*(?:Types of property|The types of) '([^']+)'/.exec(line)?.[1] ?? []);
  const text = (lines.at(-1) ?? '').trim().replace(/^(Property '[^']+' is missing) in type .*$/, '$1');
  return { path: names.join('.'), text };
}

/** `old` and `next`: one document of each version, with its events' payloads in `components`. */
export async function findMismatches(
  old: JsonObject,
  next: JsonObject,
  comparisons: readonly Comparison[],
): Promise<Mismatch[]> {
  const [oldTypes, nextTypes] = await Promise.all([schemaTypes(old, ''), schemaTypes(next, '')]);
  const lines = comparisons.map(({ sent, expected }, at) => `const check${at} = (sent: ${sent}): ${expected} => sent;`);
  const errors = compile(
    [
      ...lines,
      'interface Blob { readonly size: number; readonly type: string }',
      `declare namespace old { ${oldTypes} }`,
      `declare namespace next { ${nextTypes} }`,
    ].join('\n'),
  );
  for (const [line, message] of errors)
    if (line >= lines.length) throw new Error(ts.flattenDiagnosticMessageText(message, ' '));
  return comparisons.flatMap(({ place }, at) => {
    const error = errors.get(at);
    if (error === undefined) return [];
    const { path, text } = explain(error);
    return [{ place: path === '' ? place : `${place}, ${path}`, text }];
  });
}
