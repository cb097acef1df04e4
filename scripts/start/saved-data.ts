import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import envPaths from 'env-paths';
import { copyBeside, copyDatabase, findSqlite } from '#mocks/stored/backups.ts';
import { getSqliteCode } from '#mocks/stored/sqlite-database.ts';
import { defaultPort } from './options.ts';
import { UsageError } from '../command.ts';

export type PlaceOptions = {
  /** The folder for all saved data. The system's folder for application data by default. */
  readonly data: string | undefined;
  readonly port: number;
  readonly scenario: string | undefined;
  /** Whether it's a writer's own Lamplight, with a model. */
  readonly personal: boolean;
  /** Where earlier versions saved data. */
  readonly earlierFolders: readonly string[];
  readonly onNotice: (sentence: string) => void;
};

export type SavedData = { readonly path: string; readonly scenario: string | undefined };

/** A copy's name has a dot after the scenario. */
const personalName = /^personal-([^.]+)\.sqlite$/;

/** The scenarios of a folder's accounts of writers, the last used one first. */
function listPersonal(folder: string): readonly string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  // After a crash the last changes are only in the journal.
  const lastUsed = (name: string): number =>
    Math.max(
      ...['', '-wal'].map((suffix) => statSync(join(folder, name + suffix), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    );
  return (isFolder ? readdirSync(folder) : [])
    .filter((name) => personalName.test(name))
    .toSorted((one, other) => lastUsed(other) - lastUsed(one))
    .map((name) => personalName.exec(name)?.[1] ?? '');
}

/**
 * Moves a database, with its journal, from where an earlier version saved it. A copy stays beside its new place. If that
 * fails, the file stays where it is.
 */
async function moveEarlier(from: string, to: string, onNotice: PlaceOptions['onNotice']): Promise<void> {
  const sqlite = findSqlite();
  if (!sqlite) return;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const database = new sqlite.DatabaseSync(from);
  try {
    // Reading takes the lock.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA user_version');
    await copyBeside(database, to, 'before-move');
    await copyDatabase(database, to);
  } finally {
    database.close();
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(from + suffix, { force: true });
  onNotice(`Moved your data from ${from} to ${to}.`);
}

const inUse = 'It’s in use by another running Lamplight. Stop it first.';

/** By SQLite's result codes. */
const reasons: Readonly<Record<number, string>> = { 5: inUse, 6: inUse, 11: 'It’s damaged.', 26: 'It’s damaged.' };

function describe(error: unknown): string {
  return reasons[getSqliteCode(error) ?? 0] ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Returns the file of the account to open. A writer's is the scenario's, else the last used one, else an empty one; a
 * demo's is the port's, because each process needs its own. Moves it there if an earlier version saved it elsewhere.
 */
export async function findSavedData(options: PlaceOptions): Promise<SavedData> {
  const { data, port, personal, earlierFolders, onNotice } = options;
  const folder = data === undefined ? envPaths('lamplight', { suffix: '' }).data : resolve(data);
  const saved = [folder, ...earlierFolders].flatMap(listPersonal);
  const scenario = options.scenario ?? (personal ? (saved[0] ?? 'empty-account') : undefined);
  const demo = port === defaultPort ? 'state.sqlite' : `state-${port}.sqlite`;
  const name = personal ? `personal-${scenario ?? ''}.sqlite` : demo;
  const path = join(folder, personal ? '' : 'demo', name);
  const earlier = earlierFolders.map((place) => join(place, name)).find((file) => file !== path && existsSync(file));
  if (earlier !== undefined && !existsSync(path)) {
    await moveEarlier(earlier, path, onNotice).catch((error: unknown) => {
      throw new Error(`${earlier} couldn’t be moved to ${path}. It’s unchanged. ${describe(error)}`, { cause: error });
    });
  } else if (earlier !== undefined && personal) {
    onNotice(`Another account is in ${earlier}. To open it, start with --restore "${earlier}".`);
  }
  const others = [...new Set(saved)].filter((other) => other !== scenario);
  if (personal && others.length > 0)
    onNotice(
      `Other accounts are saved here. Open one with ${others.map((other) => `--scenario ${other}`).join(' or ')}.`,
    );
  return { path, scenario };
}

/** Asks before a writer's account begins again. Returns whether the answer is yes. Throws without a terminal. */
export async function confirmFresh(path: string): Promise<boolean> {
  if (!existsSync(path)) return true;
  if (!process.stdin.isTTY)
    throw new UsageError('--fresh asks before it begins a writer’s account again. Run it in a terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Begin with an empty account? ${path} is kept as a copy. [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
