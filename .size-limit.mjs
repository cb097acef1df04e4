/** `npm run size`: budgets of the production build (docs/performance.md). A screen's files are those that Vite's manifest lists. */
import { globSync, readFileSync, statSync } from 'node:fs';

const build = 'dist/app';
const manifest = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8'));

/** The scripts and style sheets that the modules load, with everything they import statically. */
function files(...modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const module of ['index.html', ...modules]) visit(module);
  const all = [...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(all)].map((file) => `${build}/${file}`);
}

const first = files();
/** The shell, home and the connection: vite.config.ts puts the first two into one file. */
const home = Object.keys(manifest).filter((key) => /^_shell-|node_modules\/(laravel-echo|pusher-js)\//.test(key));
/** Only these can be over their limit. */
const lazy = globSync(`${build}/assets/*.js`).filter(
  (file) => !first.includes(file) && statSync(file).size > 140 * 1024,
);

export default [
  { name: 'Login', path: first, limit: '180 KiB', gzip: true },
  { name: 'Home with its realtime connection', path: files(...home), limit: '240 KiB', gzip: true },
  ...lazy.map((path) => ({ path, limit: '140 KiB', gzip: true })),
];
