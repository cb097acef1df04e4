/**
 * Lists the files of the login screen and of a logged-in writer's shell for public/start.js, which fetches them beside
 * the entry script. Otherwise the browser finds them only when the entry script runs.
 */
import type { Plugin, Rolldown } from 'vite';
import { getClosure } from './chunks.ts';

function findChunk(bundle: Rolldown.OutputBundle, source: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(source)),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
  return chunk.fileName;
}

/** Returns a module's chunk and those it imports. */
function withImports(bundle: Rolldown.OutputBundle, source: string): Set<string> {
  const getModuleInfo = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? { importedIds: chunk.imports } : null;
  };
  return getClosure([findChunk(bundle, source)], { getModuleInfo });
}

export const screenPreload: Plugin = {
  name: 'screen-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    const script = '<script src="/start.js"';
    if (page?.type !== 'asset' || !String(page.source).includes(script)) {
      throw new Error(`The build's index.html has no ${script}.`);
    }
    const entry = withImports(bundle, '/src/app/main.tsx');
    const listFiles = (source: string): string =>
      [...withImports(bundle, source)].filter((file) => !entry.has(file)).join(' ');
    const login = listFiles('/src/screens/auth/login.screen.tsx');
    const shell = listFiles('/src/app/shell/shell.tsx');
    page.source = String(page.source).replace(script, `${script} data-login="${login}" data-shell="${shell}"`);
  },
};
