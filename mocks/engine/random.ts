import { randomInt } from 'node:crypto';

/** A seeded stream of numbers (mulberry32). Its state is one 32-bit integer, so a session can be saved and resumed. */
export type Random = {
  /** An integer from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(entries: readonly T[]) => T;
  readonly text: (length: number, alphabet: string) => string;
  readonly state: () => number;
};

export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

export function createRandom(state: number): Random {
  let current = state >>> 0;
  const next = (): number => {
    current = (current + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(current ^ (current >>> 15), current | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (entries) => {
      const entry = entries[below(entries.length)];
      if (entry === undefined) throw new Error('Nothing to pick from.');
      return entry;
    },
    text: (length, alphabet) => Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
    state: () => current,
  };
}

/** Unpredictable, for secrets of a writer's own server. Without a state. */
export const secureRandom: Random = {
  below: (limit) => randomInt(limit),
  pick: (entries) => {
    const entry = entries[randomInt(entries.length)];
    if (entry === undefined) throw new Error('Nothing to pick from.');
    return entry;
  },
  text: (length, alphabet) => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  state: () => 0,
};

export const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const hexDigits = '0123456789abcdef';
