/**
 * Fetches the login screen's code, or the shell's of a logged-in writer, beside the entry script. Otherwise the browser
 * finds it only when the entry script runs.
 */
import type { Plugin, Rolldown } from 'vite';
import { getClosure } from './chunks.ts';

/** Copied into the page's script as source, so it can't use other code. */
function preloadScreen(login: readonly string[], shell: readonly string[]): void {
  let isLoggedIn = false;
  try {
    isLoggedIn = localStorage.getItem('authToken') !== null;
  } catch {
    // Without storage there is no login.
  }
  for (const file of isLoggedIn ? shell : login) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

function findChunk(bundle: Rolldown.OutputBundle, source: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(source) === true,
  );
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
  return chunk.fileName;
}

/** Returns a module's chunk and those it imports, without `loaded`. */
function withImports(bundle: Rolldown.OutputBundle, source: string, loaded: readonly string[] = []): string[] {
  const getModuleInfo = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? { importedIds: chunk.imports } : null;
  };
  return [...getClosure([findChunk(bundle, source)], { getModuleInfo })].filter((file) => !loaded.includes(file));
}

export const screenPreload: Plugin = {
  name: 'screen-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html.');
    const entry = withImports(bundle, '/index.html');
    const files = ['/src/screens/auth/login.screen.tsx', '/src/app/shell/shell.tsx'].map((source) =>
      JSON.stringify(withImports(bundle, source, entry)),
    );
    const source = `(${preloadScreen.toString()})(${files.join(', ')});\n`;
    const script = this.getFileName(this.emitFile({ type: 'asset', name: 'preload.js', source }));
    page.source = String(page.source).replace('</title>', `</title>\n    <script async src="/${script}"></script>`);
  },
};
