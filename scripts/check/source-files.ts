/** Lists the project's own files, tracked or new, without ignored or generated ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const generated = ['src/contract/generated/'];
const sources = '{src,mocks,packages,config,shared,scripts,tests}/**/*';

/** Returns paths relative to the project. Without a git checkout (an unpacked archive) it walks the folders instead. */
export function sourceFiles(): string[] {
  const files = existsSync('.git')
    ? trackedFiles()
    : globSync(sources, { exclude: ['**/node_modules'] }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => !generated.some((folder) => file.startsWith(folder)) && existsSync(file));
}

function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return [...new Set(list.split('\0').filter((file) => file !== ''))];
}
