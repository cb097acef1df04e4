/** Generates react-query hooks and models with orval, using our own fetch (`src/contract/api-fetch.ts`). */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'orval';

export async function generateHooks(root: string, out: string): Promise<void> {
  const target = join(out, 'src/contract/generated');
  // A copy, because orval imports the mutator relative to its output.
  const mutator = join(out, 'src/contract/api-fetch.ts');
  await cp(join(root, 'src/contract/api-fetch.ts'), mutator);
  await generate(
    {
      input: { target: join(out, 'openapi/openapi.bundle.json') },
      output: {
        target: join(target, 'hooks/index.ts'),
        schemas: join(target, 'model'),
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        clean: true,
        indexFiles: true,
        override: {
          mutator: { path: mutator, name: 'apiFetch' },
          fetch: { includeHttpResponseReturnType: false },
        },
      },
    },
    out,
  );
}
