import { describe, expect, it } from 'vitest';
import { readAppearanceSettings } from './appearance-settings.ts';

describe('appearance settings of the manuscript', () => {
  it('reads stored settings back unchanged', () => {
    const chosen = { face: 'sans', size: 22, line: 1.8, width: 720, paper: 'sepia', quiet: true };
    expect(readAppearanceSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([
    [null],
    [''],
    ['7'],
    ['{'],
    ['{"face":"comic","size":"big","line":null,"width":{},"paper":"pink","quiet":1}'],
  ])('falls back to the defaults when %j is stored', (text) => {
    expect(readAppearanceSettings(text)).toEqual({
      face: 'serif',
      size: 19,
      line: 1.7,
      width: 600,
      paper: null,
      quiet: false,
    });
  });

  it('limits size, line height and width to a readable range', () => {
    expect(readAppearanceSettings('{"size":400,"line":0.1,"width":-3}')).toMatchObject({
      size: 24,
      line: 1.4,
      width: 560,
    });
  });
});
