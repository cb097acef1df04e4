import { UsageError } from '../command.ts';
import { operationIds } from '../contract-lint/rules/operations.ts';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import {
  appendTo,
  type ContractFiles,
  createEdits,
  type FileChanges,
  getKnownPaths,
  getSchemaNames,
  insertAfterEntry,
  insertSorted,
  type KnownPath,
  readData,
} from './contract-files.ts';
import { toPascalCase, toPlural, toThirdPerson, toWords, withArticle } from './names.ts';
import {
  findEntity,
  findResponse,
  newSchemas,
  type OperationNames,
  paths,
  requestExample,
  responseExamples,
} from './operation-blocks.ts';

export type NewOperation = {
  method: string;
  path: string;
  id: string;
  /** The tag, or null to choose it by the path. */
  tag: string | null;
  /** Whether a POST, PUT or PATCH has a body. */
  body: boolean;
  /** Ends the sentence "For …" of the description. */
  purpose: string;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const openapi = 'openapi/openapi.yaml';
const parameterFile = 'openapi/shared/parameters.yaml';
const base = '/api/v1/';
const validPath = /^\/api\/v1(?:\/(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|\{[a-z][a-z0-9_]*\}))+$/;

/** Verbs of operationIds that read differently in a summary. */
const spoken: Readonly<Record<string, string>> = {
  Auth: 'Authorise',
  Federate: 'Log in with',
  Login: 'Log in with',
  Logout: 'Log out of',
  Process: 'Apply',
  Read: 'Get',
  Replace: 'Save',
};

function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

function checkNew(known: readonly KnownPath[], { method, path, id }: NewOperation): void {
  if (!methods.includes(method)) throw new UsageError(`"${method}" isn't a method: expected ${methods.join(', ')}.`);
  if (!validPath.test(path))
    throw new UsageError(`"${path}" isn't a valid path: expected one such as ${base}stories/{story}.`);
  const documents = { openapi: { paths: { [path]: { [method]: { operationId: id } } } }, asyncapi: {}, sources: [] };
  const [mistake] = operationIds.find(documents);
  if (mistake) throw new UsageError(`The operationId "${id}" ${mistake.sentence}`);
  const same = known.find((entry) => withoutNames(entry.path) === withoutNames(path));
  if (same && same.path !== path) throw new UsageError(`The path ${path} is in the contract as ${same.path}.`);
  if (same && method in same.item) throw new UsageError(`${method.toUpperCase()} ${path} is already in the contract.`);
  const holder = known.find(({ item }) =>
    Object.values(item).some((operation) => isObject(operation) && operation['operationId'] === id),
  );
  if (holder) throw new UsageError(`The operationId "${id}" is taken by ${holder.path}.`);
}

/** Counts the leading segments after /api/v1/ that two paths share. */
function countShared(one: string, other: string): number {
  if (!other.startsWith(base)) return 0;
  const [first = [], second = []] = [one, other].map((path) => withoutNames(path.slice(base.length)).split('/'));
  const index = first.findIndex((segment, position) => segment !== second[position]);
  return index === -1 ? first.length : index;
}

/** Chooses the tag of the most similar path, else a new one named after the path. */
function chooseTag(known: readonly KnownPath[], tags: readonly string[], { path, tag }: NewOperation): string {
  if (tag !== null) {
    if (tags.includes(tag)) return tag;
    throw new UsageError(`--tag: the contract has no tag "${tag}". Expected one of ${tags.join(', ')}.`);
  }
  const [best] = known.toSorted((one, other) => countShared(path, other.path) - countShared(path, one.path));
  if (best && countShared(path, best.path) > 0) return best.tag;
  const [first] = /[a-z][a-z0-9_-]*/.exec(path.slice(base.length)) ?? [];
  return (first ?? '').replaceAll('_', '-');
}

function usesParameter(item: JsonObject, name: string): boolean {
  return JSON.stringify(item).includes(`shared/parameters.yaml#/${name}"`);
}

/** Returns the shared parameter's name for each `{parameter}`, preferring the one that similar paths use. */
function chooseParameters(known: readonly KnownPath[], parameters: JsonObject, path: string): Map<string, string> {
  return new Map(
    [...path.matchAll(/\{([^}]+)\}/g)].map(({ 1: name = '', index }) => {
      const candidates = Object.entries(parameters)
        .filter(([, value]) => isObject(value) && value['in'] === 'path' && value['name'] === name)
        .map(([key]) => key);
      const start = path.slice(0, index + name.length + 2);
      const similar = known.filter((entry) => entry.path.startsWith(start));
      const own = `${toPascalCase(name)}Path`;
      const used = candidates.find((key) => similar.some(({ item }) => usesParameter(item, key)));
      return [name, used ?? candidates.find((key) => key === own) ?? candidates[0] ?? own];
    }),
  );
}

function nameSchemas({ id, method, body }: NewOperation): OperationNames {
  const verb = /[A-Z][a-z]*$/.exec(id)?.[0] ?? '';
  const noun = id.slice(0, -verb.length);
  const isList = verb === 'List' || verb === 'Search';
  const hasBody = body && ['post', 'put', 'patch'].includes(method);
  return {
    id,
    verb: spoken[verb] ?? verb,
    noun: toWords(noun),
    isList,
    isCreated: verb === 'Create',
    entity: toPascalCase(noun),
    response: method === 'delete' ? null : `${toPascalCase(noun)}${isList ? 'List' : ''}Response`,
    request: hasBody ? `${toPascalCase(id)}Request` : null,
  };
}

function describe({ verb, noun, isList }: OperationNames, method: string, purpose: string): [string, string] {
  const object = isList ? `the ${toPlural(noun)}` : withArticle(noun);
  const words = `${verb} ${object}`.split(' ');
  const summary = words.length > 6 ? `${verb} ${noun}`.split(' ').slice(0, 6).join(' ') : words.join(' ');
  const does = method === 'get' ? 'Returns' : toThirdPerson(verb);
  return [summary, `${does} ${object}. For ${purpose}.`];
}

/** Returns the names of the contract's tags. */
function getTags(files: ContractFiles): string[] {
  const tags: unknown = readData(files, openapi)['tags'];
  return Array.isArray(tags)
    ? tags.flatMap((tag) => (isObject(tag) && typeof tag['name'] === 'string' ? tag['name'] : []))
    : [];
}

function parameterBlock(key: string, name: string): string {
  return `${key}:
  name: ${name}
  in: path
  required: true
  description: The ${toWords(name)}'s id.
  schema: { type: integer, format: int64, minimum: 1 }
  example: 1
`;
}

type Placed = { tag: string; key: string; entry: KnownPath | undefined };

/** Adds the operation to its tag's paths.yaml, and a new path or tag to the document. */
function place(
  files: ContractFiles,
  { path }: NewOperation,
  { tag, key, entry }: Placed,
  block: string,
): ReturnType<typeof createEdits> {
  const edits = createEdits(files);
  edits.edit(`openapi/${tag}/paths.yaml`, (text) => {
    if (entry) return appendTo(text, [key], `\n${block}`);
    const start = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
    return `${start}${key}:\n${block.replaceAll(/^(?=.)/gm, '  ')}`;
  });
  if (!entry) {
    const known = getKnownPaths(files);
    const last = known.findLast((candidate) => candidate.tag === tag) ?? known.at(-1);
    const line = `${path}: { $ref: ${tag}/paths.yaml#/${key} }`;
    edits.edit(openapi, (text) => insertAfterEntry(text, ['paths', last?.path ?? ''], line));
  }
  if (!getTags(files).includes(tag))
    edits.edit(openapi, (text) => appendTo(text, ['tags'], `- { name: ${tag}, description: ${toPascalCase(tag)} }`));
  return edits;
}

/** Returns the files that a new operation changes. Throws a UsageError for wrong arguments. */
export function addOperation(files: ContractFiles, operation: NewOperation): FileChanges {
  const { method, path } = operation;
  const known = getKnownPaths(files);
  checkNew(known, operation);
  const entry = known.find((candidate) => candidate.path === path);
  const tag = entry?.tag ?? chooseTag(known, getTags(files), operation);
  if (entry && operation.tag !== null && operation.tag !== tag)
    throw new UsageError(`--tag: the path ${path} has the tag "${tag}".`);
  const present = getSchemaNames(files);
  const named = nameSchemas(operation);
  const reused = named.response === null ? null : findResponse(known, named.response, tag);
  const entity = findEntity(files, known, named.entity, tag);
  // A schema without an example to copy can't be reused.
  const names = entity || !present.has(named.entity) ? named : { ...named, entity: `${named.entity}Data` };
  const schemas = newSchemas(names, reused, entity);
  const taken = schemas.find(([name]) => present.has(name));
  if (taken) throw new UsageError(`The schema ${taken[0]} exists. Choose another operationId than "${operation.id}".`);

  const shared = readData(files, parameterFile);
  const parameters = chooseParameters(known, shared, path);
  const [summary, description] = describe(names, method, operation.purpose);
  const block = paths({ names, method, tag, summary, description, parameters: [...parameters.values()], reused });
  const key = entry?.key ?? path.slice(base.length).replaceAll(/[{}]/g, '').replaceAll(/[/_]/g, '-');
  const { changes, edit } = place(files, operation, { tag, key, entry }, block);
  for (const [name, schema] of schemas)
    edit(`openapi/${tag}/schemas.yaml`, (text) => insertSorted(text, [], name, schema));
  const examples = [...(reused ? [] : responseExamples(names, entity)), ...requestExample(names)].join('');
  if (examples !== '')
    edit(`openapi/${tag}/examples.yaml`, (text) => insertSorted(text, [], names.id, `${names.id}:\n${examples}`));
  for (const [name, parameter] of parameters) {
    if (!(parameter in shared))
      edit(parameterFile, (text) => insertSorted(text, [], parameter, parameterBlock(parameter, name)));
  }
  return changes;
}
