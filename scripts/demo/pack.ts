import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleDemo } from './bundle.ts';
import { collectLicences } from './licences.ts';

const read = [
  'openapi/openapi.bundle.json',
  'asyncapi/asyncapi.bundle.json',
  'mocks/assets',
  'mocks/scenarios',
  'mocks/control',
];

function isRead(path: string): boolean {
  return !path.endsWith('.ts');
}

/** `out` must be empty or new. Without `app` (the built application) it contains only the API. */
export async function packDemo({ root, out, app }: { root: string; out: string; app: string | null }): Promise<void> {
  const files = join(out, 'files');
  await mkdir(files, { recursive: true });
  const [inputs] = await Promise.all([
    bundleDemo(root, join(files, 'lamplight.mjs')),
    ...read.map((path) => cp(join(root, path), join(files, path), { recursive: true, filter: isRead })),
    ...(app === null ? [] : [cp(app, join(files, 'app'), { recursive: true })]),
    cp(join(root, 'scripts/demo/demo.mjs'), join(out, 'demo.mjs')),
    cp(join(root, 'scripts/demo/start-here.txt'), join(out, 'START-HERE.txt')),
    cp(join(root, 'docs/presenting.md'), join(out, 'presenting.md')),
    cp(join(root, 'LICENSE'), join(out, 'LICENSE')),
  ]);
  await writeFile(join(out, 'THIRD-PARTY-LICENSES.txt'), collectLicences(root, inputs));
}
