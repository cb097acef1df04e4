import { countWords } from '#shared/text/word-count.ts';

export type SceneBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly wordCount: number }
  | { readonly kind: 'break' }
  | { readonly kind: 'text'; readonly text: string; readonly wordCount: number };

/** The text from one heading or scene break to the next. */
export type ManuscriptScene = {
  readonly from: number;
  readonly to: number;
  readonly title: string | null;
  readonly label: string;
  /** 1 for a part, 2 inside it, and so on. A scene without a heading has the previous level. */
  readonly level: number;
  readonly wordCount: number;
};

const longestLabel = 48;

function toLabel(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= longestLabel) return line;
  const cut = line.slice(0, longestLabel);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 12 ? cut.lastIndexOf(' ') : longestLabel).toWellFormed()}…`;
}

/**
 * Starts a scene at each heading, and at each scene break without a heading after it. A heading directly before another
 * stays a scene, so every word belongs to one.
 */
export function getScenes(blocks: readonly SceneBlock[]): readonly ManuscriptScene[] {
  const sceneStarts = blocks.flatMap((block, index) => (isSceneStart(blocks, index) ? [index] : []));
  const starts = sceneStarts[0] === 0 || blocks.length === 0 ? sceneStarts : [0, ...sceneStarts];
  const scenes: ManuscriptScene[] = [];
  for (const [n, from] of starts.entries()) {
    const to = starts[n + 1] ?? blocks.length;
    const scene = toScene(blocks.slice(from, to), { from, to, level: scenes.at(-1)?.level ?? 2 });
    if (scene.title !== null || scene.wordCount > 0 || starts.length === 1) scenes.push(scene);
  }
  return scenes;
}

function isSceneStart(blocks: readonly SceneBlock[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind === 'heading') return true;
  return block?.kind === 'break' && blocks[index + 1]?.kind !== 'heading';
}

function toScene(blocks: readonly SceneBlock[], range: { from: number; to: number; level: number }): ManuscriptScene {
  const [first] = blocks;
  const heading = first?.kind === 'heading' ? first : null;
  const written = blocks.find((block) => block.kind === 'text' && block.wordCount > 0);
  const title = heading && (heading.text.trim() || 'Untitled');
  return {
    from: range.from,
    to: range.to,
    title,
    label: title ?? (written?.kind === 'text' ? toLabel(written.text) : 'Untitled'),
    level: heading?.level ?? range.level,
    wordCount: blocks.reduce((sum, block) => sum + (block.kind === 'break' ? 0 : block.wordCount), 0),
  };
}

export function sceneAt(scenes: readonly ManuscriptScene[], block: number): ManuscriptScene | null {
  return scenes.findLast(({ from }) => from <= block) ?? scenes[0] ?? null;
}

export function textBlock(text: string): SceneBlock {
  return { kind: 'text', text, wordCount: countWords(text) };
}
