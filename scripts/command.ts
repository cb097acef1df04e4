/** What the commands share: their failures, and the folder they write to, below dist or a given one. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Wrong use of a command: exit code 2 instead of 1. */
export class UsageError extends Error {}

/** Parses `--out <folder>`, if the command has it. Throws UsageError for other arguments. */
export function readOut(parameters: string[], usage: string): string | null {
  try {
    const { values } = parseArgs({ args: parameters, options: { out: { type: 'string' } } });
    if (values.out === '') throw new Error('--out: expected a folder.');
    return values.out ?? null;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
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

/** Runs a command. An error prints only its message and exits with `failed`, or 2 for wrong use. */
export async function runCommand(command: () => void | Promise<void>, failed = 1): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : failed;
  }
}

/** Returns what a failed program (`execFile`) wrote to its error output, else the error itself. */
export function readFailure(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return output || String(error);
}

/** Returns such as "1 request" or "2 requests". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
