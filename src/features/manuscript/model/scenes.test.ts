import { describe, expect, it } from 'vitest';
import { countWords } from '#shared/text/word-count.ts';
import { sceneAt, type SceneBlock, getScenes, textBlock } from './scenes.ts';

function heading(text: string, level = 2): SceneBlock {
  return { kind: 'heading', level, text, wordCount: countWords(text) };
}

const scenebreak: SceneBlock = { kind: 'break' };

function getSceneRows(...blocks: SceneBlock[]) {
  return getScenes(blocks).map(({ label, wordCount, from, to }) => [label, wordCount, from, to]);
}

describe('getScenes', () => {
  it('starts a scene at each heading, after a preceding break', () => {
    expect(
      getSceneRows(
        heading('One stop early'),
        textBlock('She stood up.'),
        scenebreak,
        heading('The door'),
        textBlock('It was locked.'),
      ),
    ).toEqual([
      ['One stop early', 6, 0, 3],
      ['The door', 5, 3, 5],
    ]);
  });

  it('starts a scene at a break and names it by its first words', () => {
    const long = 'By five the flats were bare: nine miles of packed salt, straight as a ruled line.';
    expect(
      getSceneRows(heading('The letter'), textBlock('Read.'), scenebreak, textBlock(long)).map(([label]) => label),
    ).toEqual(['The letter', 'By five the flats were bare: nine miles of…']);
  });

  it("counts the blocks before the first heading as a scene unless they're empty", () => {
    expect(getSceneRows(textBlock(''), heading('One'), textBlock('a'))).toEqual([['One', 2, 1, 3]]);
    expect(getSceneRows(textBlock('Before.'), heading('One'))).toEqual([
      ['Before.', 1, 0, 1],
      ['One', 1, 1, 2],
    ]);
  });

  it('returns one untitled scene for an empty text and no scenes without blocks', () => {
    expect(getSceneRows(textBlock(''))).toEqual([['Untitled', 0, 0, 1]]);
    expect(getSceneRows()).toEqual([]);
  });

  it('counts every word once', () => {
    const blocks = [
      textBlock('a b'),
      heading('c', 1),
      heading('d'),
      textBlock('e'),
      scenebreak,
      scenebreak,
      textBlock('f'),
    ];
    expect(getScenes(blocks).reduce((sum, { wordCount }) => sum + wordCount, 0)).toBe(6);
  });

  it('keeps the heading level of parts and of their scenes', () => {
    const blocks = [heading('Part one', 1), heading('Quay'), scenebreak, textBlock('x'), heading('Part two', 1)];
    expect(getScenes(blocks).map(({ level }) => level)).toEqual([1, 2, 2, 1]);
  });
});

describe('sceneAt', () => {
  it('finds the scene of a block', () => {
    const scenes = getScenes([heading('One'), textBlock('a'), heading('Two'), textBlock('b')]);
    expect([0, 1, 2, 3].map((block) => sceneAt(scenes, block)?.label)).toEqual(['One', 'One', 'Two', 'Two']);
    expect(sceneAt([], 0)).toBeNull();
  });
});
