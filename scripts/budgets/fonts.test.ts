import { describe, expect, it } from 'vitest';
import { latinFonts } from './fonts.ts';

const face = (file: string, style: string, range: string): string =>
  `@font-face{font-family:Figtree;font-style:${style};font-display:swap;src:url(${file}) format("woff2-variations");unicode-range:${range}}`;

describe('the fonts of an English page', () => {
  it('are the upright ones with Latin letters', () => {
    const css = [
      face('/assets/a.woff2', 'normal', 'U+0000-00FF,U+0131'),
      face('/assets/b.woff2', 'normal', 'U+0100-02BA,U+1E00-1E9F'),
      face('/assets/c.woff2', 'italic', 'U+0000-00FF'),
    ].join('');
    expect(latinFonts(css)).toEqual(['/assets/a.woff2']);
  });

  it('are found after a minifier shortened their range', () => {
    expect(latinFonts(face('"./a.woff2"', 'normal', 'U+??,U+131'))).toEqual(['./a.woff2']);
    expect(latinFonts(face('./a.woff2', 'normal', 'u+0-ff,u+131'))).toEqual(['./a.woff2']);
  });

  it('include a face without a range', () => {
    expect(latinFonts('@font-face { font-family: X; src: url(x.woff2); }')).toEqual(['x.woff2']);
  });
});
