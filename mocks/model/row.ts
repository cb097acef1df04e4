/** One entity: immutable, replaced as a whole. */
export type Row = { readonly id: number | string };

/** A row to write, or null if it was removed. */
export type Change = { readonly collection: string; readonly id: number | string; readonly row: Row | null };
