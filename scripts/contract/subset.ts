import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AsyncApiDocument, OpenApiDocument } from '#verify/contract/documents.ts';
import { asyncApiSubset, openApiSubset, type SubsetName, subsets } from '#verify/contract/subset.ts';
import { plural, prepareFolder, UsageError } from '../command.ts';
import { readContract } from './documents.ts';

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
