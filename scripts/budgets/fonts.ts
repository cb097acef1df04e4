/** Finds the fonts that a browser fetches for an English page's first paint, by the style sheets. */

const letterA = 0x61;
const regular = 400;

function property(block: string, name: string): string {
  return new RegExp(`${name}:\\s*([^;}]+)`, 'i').exec(block)?.[1]?.trim() ?? '';
}

/** Accepts `U+61`, `U+0-FF` or `U+??`. An absent range contains every letter. */
function holdsLetterA(range: string): boolean {
  if (range === '') return true;
  return range.split(',').some((part) => {
    const text = part.trim().replace(/^u\+/i, '');
    const [from = '', to = from] = text.split('-');
    const [low, high] = [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((hex) => Number.parseInt(hex, 16));
    return low !== undefined && high !== undefined && low <= letterA && letterA <= high;
  });
}

function isRegular(weight: string): boolean {
  if (weight === '' || weight === 'normal') return true;
  const [low = 0, high = low] = weight.split(/\s+/).map(Number);
  return low <= regular && regular <= high;
}

/**
 * Returns the paths (as written in `url(…)`) of upright, regular faces with Latin letters; other faces load on demand.
 */
export function firstFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? [];
  return faces
    .filter((face) => property(face, 'font-style') !== 'italic')
    .filter((face) => isRegular(property(face, 'font-weight')) && holdsLetterA(property(face, 'unicode-range')))
    .flatMap((face) => /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1] ?? []);
}
