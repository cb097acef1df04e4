/** A number from a text that is the same on every device and day (FNV-1a, 32 bit). */
export function getSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // A last stir, so that short and similar texts part ways.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One of the choices, always the same one for the same text. */
export function pick<T>(choices: readonly [T, ...T[]], text: string): T {
  return choices[getSeed(text) % choices.length] ?? choices[0];
}

/** The tints that stand in for a missing picture. */
export const TINTS = ['teal', 'amber', 'plum', 'sky', 'olive', 'indigo', 'rust'] as const;
