/**
 * `npm run generate`: generates everything from the two documents of the contract. `-- --check` generates it in a
 * temporary folder and compares bytes and files; exit 1 when outdated.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate as generateHooks } from 'orval';
import { parse } from 'yaml';
import { bundleContract, isObject } from './generate/bundle.ts';
import { eventChecks, eventMap, withWebhooks } from './generate/events.ts';
import { operationList } from './generate/operations.ts';
import { shapesModule } from './generate/shapes.ts';
import { schemaTypes, typeNames } from './generate/types.ts';
import { runCommand } from './command.ts';

const root = process.cwd();
const header = '// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.\n';
const control = 'mocks/control/openapi.yaml';

const outputs = ['openapi/openapi.bundle.json', 'asyncapi/asyncapi.bundle.json', 'src/api/generated'];

async function write(out: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), text);
}

async function generateInto(out: string): Promise<void> {
  const { openapi, asyncapi } = await bundleContract(root, out);
  const document = withWebhooks(openapi, asyncapi);
  const generated = 'src/api/generated';
  await write(out, `${generated}/schema.ts`, await schemaTypes(document, header));
  await write(out, `${generated}/operations.ts`, operationList(openapi, header));
  await write(out, `${generated}/events.ts`, eventMap(asyncapi, header));
  const checks = await eventChecks({ document, openapi, asyncapi }, header);
  for (const [set, { code, types }] of Object.entries(checks)) {
    await write(out, `${generated}/${set}-event-checks.js`, code);
    await write(out, `${generated}/${set}-event-checks.d.ts`, types);
  }
  await write(out, `${generated}/types.ts`, typeNames(openapi, header));
  await write(out, `${generated}/shapes.ts`, shapesModule(openapi, header));
  // orval names its imports relative to these.
  await cp(join(root, 'src/api/fetcher.ts'), join(out, 'src/api/fetcher.ts'));
  await generateHooks(join(root, 'orval.config.ts'), out);
  if (existsSync(join(root, control))) {
    const described: unknown = parse(await readFile(join(root, control), 'utf8'));
    if (!isObject(described)) throw new Error(`${control} isn't an OpenAPI document.`);
    // In src for the debug panel, because src can't import from mocks.
    await write(out, `${generated}/mock-control.ts`, await schemaTypes(described, header));
  }
}

async function listFiles(base: string, output: string): Promise<string[]> {
  const path = join(base, output);
  if (!existsSync(path)) return [];
  if (!(await readdir(path).catch(() => null))) return [output];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1));
}

async function check(fresh: string): Promise<string[]> {
  const findings: string[] = [];
  for (const output of outputs) {
    const [generated, existing] = [new Set(await listFiles(fresh, output)), new Set(await listFiles(root, output))];
    for (const file of new Set([...generated, ...existing])) {
      if (!existing.has(file)) findings.push(`missing: ${file}`);
      else if (!generated.has(file)) findings.push(`left over: ${file}`);
      else if (!(await readFile(join(fresh, file))).equals(await readFile(join(root, file))))
        findings.push(`stale: ${file}`);
    }
  }
  return findings;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  // Inside the project, so that the generators find its dependencies.
  await mkdir(join(root, '.cache'), { recursive: true });
  const fresh = await mkdtemp(join(root, '.cache/generate-'));
  try {
    await Promise.all(['openapi', 'asyncapi'].map((folder) => mkdir(join(fresh, folder), { recursive: true })));
    await generateInto(fresh);
    if (values.check) {
      const findings = await check(fresh);
      if (findings.length > 0)
        throw new Error(`Generated code is out of date. Run \`npm run generate\`:\n  ${findings.join('\n  ')}`);
      return;
    }
    for (const output of outputs) {
      if (!existsSync(join(fresh, output))) continue;
      await rm(join(root, output), { recursive: true, force: true });
      await cp(join(fresh, output), join(root, output), { recursive: true });
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

await runCommand('Usage: npm run generate [-- --check]', main);
