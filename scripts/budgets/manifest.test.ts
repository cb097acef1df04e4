import { describe, expect, it } from 'vitest';
import { chunkCycles, collectCode, findChunk, type Manifest, withImports } from './manifest.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/a.screen.tsx'],
    css: ['main.css'],
  },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], css: ['shared.css'] },
  'src/a.screen.tsx': {
    file: 'a.js',
    name: 'a.screen',
    isDynamicEntry: true,
    imports: ['_shared.js', 'index.html'],
    assets: ['font.woff2'],
  },
  'src/b.screen.tsx': { file: 'b.js', name: 'tabs', isDynamicEntry: true },
  '_tabs.js': { file: 'tabs.js', name: 'tabs' },
};

describe('the first load of a route', () => {
  it("counts the entry's static imports but not its dynamic ones", () => {
    expect(collectCode(manifest, withImports(manifest, ['index.html']))).toEqual(['main.js', 'main.css', 'react.js']);
  });

  it('counts shared chunks once, with their styles', () => {
    const files = collectCode(manifest, withImports(manifest, ['index.html', 'src/a.screen.tsx']));
    expect(files.toSorted()).toEqual(['a.js', 'main.css', 'main.js', 'react.js', 'shared.css', 'shared.js']);
  });

  it('rejects a manifest without an imported chunk', () => {
    expect(() => withImports({ 'index.html': { file: 'main.js', imports: ['_gone.js'] } }, ['index.html'])).toThrow(
      "the build's manifest has no _gone.js",
    );
  });

  it('finds a chunk by its name and rejects one that several have', () => {
    expect(findChunk(manifest, 'a.screen')).toBe('src/a.screen.tsx');
    expect(() => findChunk(manifest, 'tabs')).toThrow('expected one chunk named tabs');
  });
});

describe('chunk import cycles', () => {
  it('reports each chunk of an import cycle and only those', () => {
    expect(chunkCycles(manifest)).toEqual([]);
    const circle: Manifest = {
      a: { file: 'a.js', imports: ['b'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js', imports: ['b'] },
    };
    expect(chunkCycles(circle)).toEqual([
      'b.js imports c.js, which imports it again',
      'c.js imports b.js, which imports it again',
    ]);
  });
});
