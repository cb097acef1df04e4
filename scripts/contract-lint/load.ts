import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from '../generate/bundle.ts';
import type { Documents } from './contract-documents.ts';
import { readSources } from './sources.ts';

export async function loadDocuments(root: string): Promise<Documents> {
  const out = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  try {
    await Promise.all(['openapi', 'asyncapi'].map((folder) => mkdir(join(out, folder))));
    const sources = await readSources(root);
    const bundles = await bundleContract(root, out).catch((cause: unknown) => {
      // Redocly's rules ran first and reported the reference or file.
      throw new Error("Couldn't bundle the documents (see above), so the project's own rules didn't run.", { cause });
    });
    return { ...bundles, sources };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
