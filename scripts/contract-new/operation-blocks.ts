/** The YAML of a new operation. oxfmt formats it afterwards. */
import { stringify } from 'yaml';
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { type ContractFiles, type KnownPath, readData } from './contract-files.ts';
import { toPlural, withArticle } from './names.ts';

type ReusedResponse = { schema: string; examples: readonly [name: string, reference: string][] };

/** Finds a documented response with this schema, whose examples the new operation can share. */
export function findResponse(known: readonly KnownPath[], schema: string, tag: string): ReusedResponse | null {
  for (const entry of known) {
    for (const operation of Object.values(entry.item).filter(isObject)) {
      for (const response of Object.values(child(operation, 'responses')).filter(isObject)) {
        const media = child(child(response, 'content'), 'application/json');
        const reference = child(media, 'schema')['$ref'];
        if (reference !== `schemas.yaml#/${schema}`) continue;
        const folder = entry.tag === tag ? '' : `../${entry.tag}/`;
        const examples = Object.entries(child(media, 'examples')).flatMap(([name, example]): [string, string][] => {
          const target = isObject(example) ? example['$ref'] : undefined;
          return typeof target === 'string' ? [[name, folder + target]] : [];
        });
        if (examples.length > 0) return { schema: folder + reference, examples };
      }
    }
  }
  return null;
}

/** An entity's schema, and an example of it. */
type ReusedEntity = { reference: string; sample: unknown };

function getItem(files: ContractFiles, tag: string, reference: string): unknown {
  const [, folder = tag, operation = '', name = ''] =
    /^(?:\.\.\/([^/]+)\/)?examples\.yaml#\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  const example = child(child(readData(files, `openapi/${folder}/examples.yaml`), operation), name);
  const { data } = child(example, 'value');
  return Array.isArray(data) ? data[0] : data;
}

function refersTo(schemas: JsonObject, response: string, entity: string): boolean {
  const data = child(child(child(schemas, response), 'properties'), 'data');
  return data['$ref'] === `#/${entity}` || child(data, 'items')['$ref'] === `#/${entity}`;
}

/** Finds the schema of an entity that another response has as `data`, alone or in a list. */
export function findEntity(
  files: ContractFiles,
  known: readonly KnownPath[],
  entity: string,
  tag: string,
): ReusedEntity | null {
  for (const response of [`${entity}Response`, `${entity}ListResponse`]) {
    const found = findResponse(known, response, tag);
    const folder = /^\.\.\/([^/]+)\//.exec(found?.schema ?? '')?.[1];
    if (!found || !refersTo(readData(files, `openapi/${folder ?? tag}/schemas.yaml`), response, entity)) continue;
    const samples = found.examples.map(([, reference]) => getItem(files, tag, reference));
    const sample = samples.find((value) => value !== undefined);
    const reference = folder === undefined ? `#/${entity}` : `../${folder}/schemas.yaml#/${entity}`;
    if (sample !== undefined) return { reference, sample };
  }
  return null;
}

export type OperationNames = {
  id: string;
  /** For the summary, such as "Get". */
  verb: string;
  /** In words, such as "note section". */
  noun: string;
  isList: boolean;
  isCreated: boolean;
  /** The name of the schema of what is returned. */
  entity: string;
  /** Null without a body. */
  response: string | null;
  request: string | null;
};

type Parts = {
  names: OperationNames;
  method: string;
  tag: string;
  summary: string;
  description: string;
  /** Names of shared parameters. */
  parameters: readonly string[];
  reused: ReusedResponse | null;
};

const errors: Readonly<Record<string, string>> = {
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
  419: 'CsrfMismatch',
  429: 'TooManyRequests',
  500: 'ServerError',
  '5XX': 'ServerUnavailable',
};

const invalid = `'422':
  description: The request failed validation.
  content:
    application/json:
      schema: { $ref: ../shared/schemas.yaml#/ValidationError }
      examples:
        invalid:
          value: { message: The name field is required., errors: { name: [The name field is required.] } }
`;

function indent(block: string, by: number): string {
  return block.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

function content(schema: string, examples: readonly (readonly [string, string])[]): string {
  const lines = examples.map(([name, reference]) => `      ${name}: { $ref: ${reference} }\n`).join('');
  return `content:\n  application/json:\n    schema: { $ref: ${schema} }\n    examples:\n${lines}`;
}

function success({ names, reused }: Parts): string {
  const { id, noun, isList, isCreated, response } = names;
  if (response === null) return `'204':\n  description: Deleted. No body.\n`;
  const fresh = (isList ? ['filled', 'empty'] : ['saltRoad']).map((name): [string, string] => [
    name,
    `examples.yaml#/${id}/${name}`,
  ]);
  const { schema, examples } = reused ?? { schema: `schemas.yaml#/${response}`, examples: fresh };
  const described = isList ? `The ${toPlural(noun)}.` : `The ${noun}.`;
  return `'${isCreated ? 201 : 200}':\n  description: ${described}\n${indent(content(schema, examples), 2)}`;
}

function responses(parts: Parts): string {
  const { names, method, parameters } = parts;
  const codes = Object.entries(errors)
    .filter(([code]) => parameters.length > 0 || !['403', '404'].includes(code))
    .filter(([code]) => method !== 'get' || code !== '419')
    .map(([code, name]) => [code, `'${code}': { $ref: ../shared/responses.yaml#/${name} }\n`] as const);
  const all = [...codes, ...(names.request === null ? [] : [['422', invalid] as const])];
  return (
    success(parts) +
    all
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, block]) => block)
      .join('')
  );
}

/** Returns the operation, for the entry of its path. */
export function paths(parts: Parts): string {
  const { names, method, tag, summary, description, parameters } = parts;
  const references = parameters.map((name) => `  - { $ref: ../shared/parameters.yaml#/${name} }\n`).join('');
  const body =
    names.request === null
      ? ''
      : `requestBody:\n  required: true\n  description: The ${names.noun}.\n${indent(
          content(`schemas.yaml#/${names.request}`, [['newName', `examples.yaml#/${names.id}/newName`]]),
          2,
        )}`;
  const head = `operationId: ${names.id}\nsummary: ${summary}\ndescription: ${stringify(description, { lineWidth: 0 })}tags: [${tag}]\nx-origin: extension\n`;
  const parameterList = references === '' ? '' : `parameters:\n${references}`;
  return `${method}:\n${indent(`${head}${parameterList}${body}responses:\n${indent(responses(parts), 2)}`, 2)}`;
}

/** Returns the new schemas by name: those that can't be reused. */
export function newSchemas(
  names: OperationNames,
  reused: ReusedResponse | null,
  known: ReusedEntity | null,
): [name: string, block: string][] {
  const { noun, entity, response, request, isList } = names;
  const all: [string, string][] = [];
  if (request !== null) {
    all.push([
      request,
      `${request}:\n  description: The fields of ${withArticle(noun)}.\n  type: object\n  required: [name]\n  properties:\n    name: { description: The ${noun}'s name., type: string, minLength: 1, maxLength: 200 }\n`,
    ]);
  }
  if (response === null || reused) return all;
  const reference = `{ $ref: '${known?.reference ?? `#/${entity}`}' }`;
  const data = isList
    ? `\n      description: The ${toPlural(noun)}.\n      type: array\n      items: ${reference}`
    : ` ${reference}`;
  if (!known) {
    all.push([
      entity,
      `${entity}:\n  description: ${capitalised(withArticle(noun))}.\n  type: object\n  required: [id, name]\n  properties:\n    id: { description: The ${noun}'s id., type: integer, format: int64 }\n    name: { description: The ${noun}'s name., type: string }\n`,
    ]);
  }
  return [
    ...all,
    [
      response,
      `${response}:\n  description: ${capitalised(isList ? toPlural(noun) : withArticle(noun))}, wrapped in \`data\`.\n  type: object\n  required: [data]\n  properties:\n    data:${data}\n`,
    ],
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function responseExamples({ noun, response, isList }: OperationNames, known: ReusedEntity | null): string[] {
  if (response === null) return [];
  const item = known ? JSON.stringify(known.sample) : '{ id: 1, name: The Salt Road }';
  if (!isList) return [`  saltRoad:\n    summary: ${capitalised(withArticle(noun))}\n    value: { data: ${item} }\n`];
  return [
    `  empty:\n    summary: No ${toPlural(noun)} yet\n    value: { data: [] }\n`,
    `  filled:\n    summary: One of the ${toPlural(noun)}\n    value: { data: [${item}] }\n`,
  ];
}

export function requestExample({ request }: OperationNames): string[] {
  return request === null ? [] : ['  newName:\n    summary: A name\n    value: { name: The Salt Road }\n'];
}
