import { describe, expect, it } from 'vitest';
import { firstFonts } from './figures.ts';

type Face = { style?: string; weight?: string; range?: string };

function face(file: string, { style = 'normal', weight = '300 900', range }: Face): string {
  return `@font-face{font-family:Figtree;font-style:${style};font-weight:${weight};src:url(${file}) format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`;
}

describe('first-paint fonts', () => {
  it('includes only upright regular faces with Latin letters', () => {
    const css = [
      face('/assets/a.woff2', { range: 'U+0000-00FF,U+0131' }),
      face('/assets/b.woff2', { range: 'U+0100-02BA,U+1E00-1E9F' }),
      face('/assets/c.woff2', { range: 'U+0000-00FF', style: 'italic' }),
      face('/assets/d.woff2', { weight: '501 800' }),
    ].join('');
    expect(firstFonts(css)).toEqual(['/assets/a.woff2']);
  });

  it.each(['U+??,U+131', 'u+0-ff', 'U+20-7E, U+A0', 'U+131, U+61'])('includes a face with the range %s', (range) => {
    expect(firstFonts(face('"./a.woff2"', { range }))).toEqual(['./a.woff2']);
  });

  it('includes a face without a range and a weight', () => {
    expect(firstFonts('@font-face { font-family: X; src: url(x.woff2); }')).toEqual(['x.woff2']);
  });

  it('leaves out a system font', () => {
    expect(firstFonts("@font-face { font-family: 'X Fallback'; src: local('Arial'); }")).toEqual([]);
  });
});
