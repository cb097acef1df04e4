import type { Migration, RawAccount } from './migrations/migration.ts';
import { replacedAccounts } from './migrations/5-replaced-accounts.ts';

/** In order, without gaps. */
export const migrations: readonly Migration[] = [replacedAccounts];

/** The stored form's version, of databases and archives. */
export const storedVersion = migrations.at(-1)?.to ?? 0;

/** The oldest form that can be read. */
export const oldestVersion = (migrations[0]?.to ?? 1) - 1;

/** Returns the migrations that a stored form of version `from` needs. */
export function migrationsAfter(from: number): readonly Migration[] {
  return migrations.filter(({ to }) => to > from);
}

export function migrateAccount(account: RawAccount, from: number): RawAccount {
  return migrationsAfter(from).reduce((raw, { account: change }) => change?.(raw) ?? raw, account);
}
