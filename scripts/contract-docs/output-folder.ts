/** Where a command of the contract writes: its own folder below dist, which it makes anew, or one that is given. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/** Wrong use of a command: exit code 2 instead of 1. */
export class UsageError extends Error {}

/**
 * Reads `--out <folder>`, if the command takes it, from the arguments of a command.
 * @throws UsageError in one sentence for everything else
 */
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
 * Makes the folder to write into. The command's own is emptied; a given one must be empty or not yet there, because
 * what lies in it may be somebody's.
 */
export async function prepareFolder(given: string | null, own: string): Promise<string> {
  const folder = given ?? own;
  if (given === null) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`--out: ${folder} isn't empty. Use a new folder.`);
  return folder;
}

/** Runs a command: an error is its message alone, and exit code 1, or 2 when it was used wrongly. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
