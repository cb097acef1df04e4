/**
 * Writes both bundles with only what a backend owes, to dist/contract-subset. Exit 2 for an unknown origin or option.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AsyncApiDocument, OpenApiDocument } from '#shared/contract-documents.ts';
import { asyncApiSubset, openApiSubset, type SubsetName, subsets } from '#shared/contract-subset.ts';
import { plural, prepareFolder, runCommand, UsageError } from './command.ts';
import { readContract } from './contract-docs/contract-documents.ts';

const usage = 'Usage: node scripts/contract-subset.ts --origin specification [--out <folder>]';

function readOptions(): { readonly origin: SubsetName; readonly out: string | null } {
  const { values } = parseArgs({ options: { origin: { type: 'string' }, out: { type: 'string' } } });
  const { origin = '', out = null } = values;
  if (!Object.keys(subsets).includes(origin))
    throw new UsageError(`--origin: expected ${Object.keys(subsets).join(' or ')}, got "${origin}".`);
  return { origin: origin as SubsetName, out };
}

await runCommand(usage, async () => {
  const { origin, out } = readOptions();
  const { openapi, asyncapi } = readContract(process.cwd());
  const rest = openApiSubset(openapi as unknown as OpenApiDocument, origin);
  const events = asyncApiSubset(asyncapi as unknown as AsyncApiDocument, origin);
  const folder = await prepareFolder(out, 'dist/contract-subset');
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(rest, null, 2)}\n`);
  await writeFile(join(folder, 'asyncapi.json'), `${JSON.stringify(events, null, 2)}\n`);
  const operations = Object.values(rest.paths).flatMap((item) => Object.values(item)).length;
  console.log(
    `Wrote ${plural(operations, 'operation')} and ${plural(Object.keys(events.channels).length, 'channel')} to ${folder}/openapi.json and asyncapi.json.`,
  );
});
