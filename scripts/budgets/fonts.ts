/** Which font files a browser fetches for an English page: those whose range holds the Latin letters. */

/** The range of the Latin letters, as written and as minifiers shorten it. */
const wholeLatin = /U\+(?:0{1,4}-0{0,2}FF|\?\?)(?:,|\s|$)/;

function property(block: string, name: string): string {
  return new RegExp(`${name}:\\s*([^;}]+)`).exec(block)?.[1]?.trim() ?? '';
}

/** Paths (as written in `url(…)`) of the upright Latin faces in a style sheet; italics are fetched where they are used. */
export function latinFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? [];
  const upright = faces.filter((face) => property(face, 'font-style') !== 'italic');
  const ranges = upright.map((face) => ({ face, range: property(face, 'unicode-range').toUpperCase() }));
  return ranges
    .filter(({ range }) => range === '' || wholeLatin.test(range))
    .flatMap(({ face }) => /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1] ?? []);
}
