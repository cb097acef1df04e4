/** Returns a text without surrounding spaces, or null if it's empty. */
export function trimmed(text: string | null | undefined): string | null {
  const short = text?.trim() ?? '';
  return short === '' ? null : short;
}

/** Returns each text once, trimmed. Leaves out empty ones. */
export function trimmedTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map(trimmed).filter((text) => text !== null))];
}

/** Returns a percentage without decimals. */
export function rounded(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent);
}

/** Returns one row per id, in the order of the first and with the data of the last. */
export function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
