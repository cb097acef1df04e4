import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fields, isFields, plural } from '#verify/base/values.ts';
import {
  type AsyncApiDocument,
  isIn,
  type OpenApiDocument,
  type OperationObject,
  type SubsetName,
  subsets,
} from '#verify/contract/documents.ts';
import { prepareFolder, UsageError } from '../command.ts';
import { readContract } from './documents.ts';

/** `#/components/schemas/Story` → its place. Other references, such as to channels, aren't followed. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isFields(value)) return [];
  const { $ref } = value;
  return [
    ...(typeof $ref === 'string' && $ref.startsWith('#/components/') ? [$ref] : []),
    ...Object.values(value).flatMap(referencesIn),
  ];
}

/** Returns the document with only those components that something else refers to. */
function withoutUnusedComponents(document: Fields): Fields {
  const { components = {}, ...rest } = document;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const reference of referencesIn(value)) {
      if (used.has(reference)) continue;
      used.add(reference);
      const [kind = '', name = ''] = reference.split('/').slice(2);
      const group = (components as Fields)[kind];
      visit(isFields(group) ? group[name] : undefined);
    }
  };
  visit(rest);
  const isUsed = (kind: string, name: string): boolean =>
    kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`);
  const remaining = Object.entries(components as Fields).map(([kind, group]) => [
    kind,
    Object.fromEntries(Object.entries(group as Fields).filter(([name]) => isUsed(kind, name))),
  ]);
  return { ...rest, components: Object.fromEntries(remaining) as Fields };
}

/** A response's links may only lead to operations that are left. */
function withoutLinks(responses: Fields, operations: ReadonlySet<unknown>): Fields {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      if (!isFields(response) || !isFields(response['links'])) return [status, response];
      const { links, ...rest } = response;
      const left = Object.entries(links).filter(([, link]) => isFields(link) && operations.has(link['operationId']));
      return [status, left.length === 0 ? rest : { ...rest, links: Object.fromEntries(left) }];
    }),
  );
}

/** Returns the OpenAPI document with only the operations of an origin, and what they use. */
export function openApiSubset(document: OpenApiDocument, only: SubsetName): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const left = Object.entries(item).filter(([, operation]) => isIn(only, operation));
    return [path, Object.fromEntries(left)] as const;
  });
  const used = paths.filter(([, item]) => Object.values(item).some(({ operationId }) => operationId !== undefined));
  const ids = new Set(used.flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId)));
  const withLinks = (operation: OperationObject): OperationObject =>
    operation.responses
      ? { ...operation, responses: withoutLinks(operation.responses, ids) as NonNullable<OperationObject['responses']> }
      : operation;
  const linked = used.map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, withLinks(operation)])),
  ]);
  return withoutUnusedComponents({ ...document, paths: Object.fromEntries(linked) as Fields }) as OpenApiDocument;
}

/** Returns the AsyncAPI document with only the channels and messages of an origin. Its messages must be inlined. */
export function asyncApiSubset(document: AsyncApiDocument, only: SubsetName): AsyncApiDocument {
  const channels = Object.entries(document.channels)
    .filter(([, channel]) => isIn(only, channel))
    .map(([key, channel]) => [
      key,
      {
        ...channel,
        messages: Object.fromEntries(Object.entries(channel.messages).filter(([, message]) => isIn(only, message))),
      },
    ]);
  return { ...document, channels: Object.fromEntries(channels) as AsyncApiDocument['channels'] };
}

/** Writes both bundles with only what a backend owes. */
export async function writeSubset(args: readonly string[]): Promise<void> {
  const options = { origin: { type: 'string' }, out: { type: 'string' } } as const;
  const { origin = '', out = null } = parseArgs({ args: [...args], options }).values;
  if (!Object.hasOwn(subsets, origin))
    throw new UsageError(`--origin: expected ${Object.keys(subsets).join(' or ')}, got "${origin}".`);
  const { openapi, asyncapi } = readContract(process.cwd());
  const rest = openApiSubset(openapi as unknown as OpenApiDocument, origin as SubsetName);
  const events = asyncApiSubset(asyncapi as unknown as AsyncApiDocument, origin as SubsetName);
  const folder = await prepareFolder(out, 'dist/contract-subset');
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(rest, null, 2)}\n`);
  await writeFile(join(folder, 'asyncapi.json'), `${JSON.stringify(events, null, 2)}\n`);
  const operations = Object.values(rest.paths).flatMap((item) => Object.values(item)).length;
  const channels = plural(Object.keys(events.channels).length, 'channel');
  console.log(`Wrote ${plural(operations, 'operation')} and ${channels} to ${folder}/openapi.json and asyncapi.json.`);
}
