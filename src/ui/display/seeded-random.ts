/** Returns the same number for a text on every device (FNV-1a, 32 bit). */
export function getSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Spreads short and similar texts.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns a choice, always the same for the same text. */
export function pick<T>(choices: readonly [T, ...T[]], text: string): T {
  return choices[getSeed(text) % choices.length] ?? choices[0];
}

export const TINTS = ['teal', 'amber', 'plum', 'sky', 'olive', 'indigo', 'rust'] as const;
