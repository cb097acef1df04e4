/** Finds what the contract has for an entity, so that a new operation uses the same schemas and examples. */
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { readData, type ContractFiles, type KnownPath } from './contract-files.ts';

export type ReusedResponse = { schema: string; examples: readonly [name: string, reference: string][] };

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
export type ReusedEntity = { reference: string; sample: unknown };

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
