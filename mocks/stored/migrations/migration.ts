/** An account's rows as they're stored, in a database or an archive. Nothing in them is checked yet. */
export type RawAccount = {
  readonly meta: unknown;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
};

/** A step from the stored form before it (`to` - 1). See "Change what is stored" in CONTRIBUTING.md. */
export type Migration = {
  readonly to: number;
  /** Changes the tables of a database. Most migrations have none. */
  readonly sql?: string;
  /** Changes an account's rows. Rows that it can't read it must return unchanged. */
  readonly account?: (account: RawAccount) => RawAccount;
};
