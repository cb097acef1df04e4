/** Returns the same number for a text on every device (FNV-1a, 32 bit). */
function getSeed(text: string): number {
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

/** Returns the first and last word's first characters; only the first when `count` is 1. */
export function getInitials(name: string, count: 1 | 2): string {
  const words = name.trim().split(/\s+/u);
  const ends = count === 2 && words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return ends.map((word) => getFirstLetter(word ?? '').toLocaleUpperCase()).join('');
}

function getFirstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}

/** A small landscape in a 160 × 100 box. Hills are SVG paths, from far to near. */
type PlaceholderArt = {
  readonly sky: string;
  readonly disc: { readonly fill: string; readonly x: number; readonly y: number; readonly r: number };
  readonly hills: readonly { readonly fill: string; readonly path: string }[];
};

type Palette = readonly [sky: string, far: string, middle: string, near: string, disc: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#BFD3CA', '#8FB3A8', '#5B8A7F', '#2B5650', '#F4E9D0'],
  ['#CBD5D8', '#A3B4BA', '#6F858E', '#3A4E57', '#F5EEE1'],
  ['#DCCBD3', '#B897A6', '#85607A', '#47304A', '#F4E6DA'],
  ['#DDDDBE', '#B1B887', '#7C8750', '#434D24', '#F8F0D2'],
  ['#35505F', '#294250', '#1D323E', '#11222B', '#F0DCA8'],
  ['#E8D8C5', '#CCAE93', '#98755C', '#553B30', '#FCF2E1'],
];

/** Returns a deterministic generator from 0 to 1 (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hill(y: number, swing: number, roll: () => number): string {
  const at = () => Math.round(y + (roll() - 0.5) * swing);
  return `M0 ${at()}C30 ${at()} 50 ${at()} 80 ${at()}S130 ${at()} 160 ${at()}V100H0Z`;
}

/** Returns a landscape, always the same for the same text. */
export function getPlaceholderArt(text: string): PlaceholderArt {
  const seed = getSeed(text);
  const roll = dice(seed);
  const [sky, far, middle, near, disc] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const horizon = 50 + roll() * 12;
  return {
    sky,
    disc: {
      fill: disc,
      x: Math.round(30 + roll() * 100),
      y: Math.round(horizon - 6 - roll() * 22),
      r: Math.round(9 + roll() * 7),
    },
    hills: [
      { fill: far, path: hill(horizon, 14, roll) },
      { fill: middle, path: hill(horizon + 14, 18, roll) },
      { fill: near, path: hill(horizon + 30, 16, roll) },
    ],
  };
}
