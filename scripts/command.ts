/** Shared by the commands: their failures, and the folder they write to, below dist or a given one. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Wrong use of a command: exit code 2 instead of 1. */
export class UsageError extends Error {}

/** Reads `--out <folder>`, if the command has no other argument. Throws for wrong ones. */
export function readOut(args: readonly string[] = process.argv.slice(2)): string | null {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  if (values.out === '') throw new UsageError('--out: expected a folder.');
  return values.out ?? null;
}

/**
 * Empties the command's own folder, except for `exceptions`. A given one must be empty or new, because its files may be the
 * user's.
 */
export async function prepareFolder(
  requestedFolder: string | null,
  defaultFolder: string,
  exceptions: readonly string[] = [],
): Promise<string> {
  const folder = requestedFolder ?? defaultFolder;
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !exceptions.includes(name));
  if (requestedFolder === null) for (const name of names) await rm(join(folder, name), { recursive: true });
  else if (names.length > 0) throw new Error(`--out: ${folder} isn't empty. Use a new folder.`);
  return folder;
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/**
 * Runs a command. `--help` prints `usage`. Arguments that `parseArgs` rejects print one line with the reason and the
 * usage, and exit with 2, as UsageError does. Other errors print their message and exit with `failed`.
 */
export async function runCommand(usage: string, command: () => void | Promise<void>, failed = 1): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await command();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split(/\. To specify |\n/, 1).join('');
    console.error(isUnreadable(error) ? `${reason}. ${usage.split('\n', 1).join('')}` : message);
    process.exitCode = isUnreadable(error) || error instanceof UsageError ? 2 : failed;
  }
}
