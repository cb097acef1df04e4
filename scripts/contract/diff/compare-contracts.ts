/** Finds what breaks an older contract's clients. Mostly by types: what one version sends must fit the other's. */
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { withAlternatives } from '#verify/contract/documents.ts';
import { withWebhooks } from '../../generate/events.ts';
import { type JsonObject, objects } from '../../generate/bundle.ts';
import { schemaTypes } from '../../generate/types.ts';
import { type Change, compareSchemas, describeChange } from './compare-schemas.ts';
import { listParts } from './parts.ts';

/** Both bundles of one version: OpenAPI 3.1 and AsyncAPI 3. */
export type Contract = { readonly openapi: JsonObject; readonly asyncapi: JsonObject };

/** `place`: the operation or event, and what of it. */
export type Finding = { readonly place: string; readonly text: string };

/** `added`: new operations and events. */
export type Difference = { readonly breaking: readonly Finding[]; readonly added: readonly string[] };

function breaksRule(name: string, was: unknown, is: unknown): boolean {
  if (name === 'within') return Number(is) > Number(was);
  if (name === 'when') return is !== undefined && !isDeepStrictEqual(was, is);
  if (name !== 'security') return !isDeepStrictEqual(was, is);
  // Each way to log in must still be enough.
  const isEnough = (way: JsonObject): boolean =>
    objects(is).some((needed) => Object.keys(needed).every((scheme) => scheme in way));
  return !objects(was).every(isEnough);
}

/** One part's types. Clients of the old version send it (requests), or servers of the new one (responses, events). */
type Comparison = { readonly place: string; readonly sent: string; readonly expected: string };

/** Returns where in the type, and the innermost reason. The compiler's other sentences print both types whole. */
function explain(message: string): Change {
  const names = [...message.matchAll(/^\s*(?:Types of property|The types of) '([^']+)'/gm)].map(([, name]) => name);
  const reason = message.slice(message.lastIndexOf('\n') + 1).trim();
  return { path: names.join('.'), text: reason.replace(/^(Property '[^']+' is missing) in type .*$/, '$1') };
}

/** Parsed once for all comparisons. */
const libraries: Record<string, ts.SourceFile | undefined> = {};

/** Lists the comparisons that don't fit, with the compiler's reason. `documents` have their events' payloads in `components`. */
async function findMismatches(
  documents: { readonly old: JsonObject; readonly next: JsonObject },
  comparisons: readonly Comparison[],
): Promise<(Comparison & Change)[]> {
  // One comparison a line, by which its error is found.
  const text = [
    ...comparisons.map(({ sent, expected }, at) => `const check${at} = (sent: ${sent}): ${expected} => sent;`),
    'interface Blob { readonly size: number; readonly type: string }',
    `declare namespace old { ${await schemaTypes(documents.old, '')} }`,
    `declare namespace next { ${await schemaTypes(documents.next, '')} }`,
  ].join('\n');
  const name = '/check.ts';
  const options = { strict: true, skipLibCheck: true, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => (path === name ? text : ts.sys.readFile(path));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === name ? getSourceFile(path, version) : (libraries[path] ??= getSourceFile(path, version));
  const errors = ts.getPreEmitDiagnostics(ts.createProgram([name], options, host));
  return errors.map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    const comparison = file && comparisons[file.getLineAndCharacterOfPosition(start).line];
    if (!comparison) throw new Error(message.replaceAll(/\s+/g, ' '));
    return { ...comparison, ...explain(message) };
  });
}

/** Throws an Error when a document contains a dangling reference. */
export async function compareContracts(old: Contract, next: Contract): Promise<Difference> {
  const documents = {
    old: withWebhooks(withAlternatives(old.openapi), old.asyncapi),
    next: withWebhooks(withAlternatives(next.openapi), next.asyncapi),
  };
  const parts = listParts('old', documents.old, old.asyncapi);
  const nextParts = listParts('next', documents.next, next.asyncapi);
  const breaking: Finding[] = [];
  const comparisons: Comparison[] = [];
  const note = (place: string, text: string, path = ''): void => {
    breaking.push({ place: path === '' ? place : `${place}, ${path}`, text });
  };
  for (const [key, { place, direction, rules = {}, schema, type, gone, of = key }] of parts) {
    const other = nextParts.get(key);
    if (other) {
      for (const [name, was] of Object.entries(rules)) {
        const is = other.rules?.[name];
        if (breaksRule(name, was, is)) note(place, describeChange(name, was, is));
      }
      if (schema !== undefined && other.schema !== undefined)
        for (const { path, text } of compareSchemas(documents, direction, schema, other.schema))
          note(place, text, path);
      const [sent, expected] = direction === 'request' ? [type, other.type] : [other.type, type];
      if (sent !== undefined && expected !== undefined) comparisons.push({ place, sent, expected });
    } else if (gone && (of === key || nextParts.has(of))) note(place, gone);
  }
  for (const [key, { place, added, of = key }] of nextParts)
    if (added && !parts.has(key) && parts.has(of)) note(place, added);
  for (const { place, path, text } of await findMismatches(documents, comparisons)) note(place, text, path);
  const added = [...nextParts.values()].filter(({ isListed, place }) => isListed && !parts.has(place));
  return { breaking, added: added.map(({ place }) => place) };
}
