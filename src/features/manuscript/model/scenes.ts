import { countWords } from '#src/lib/word-count.ts';

export type SceneBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly words: number }
  | { readonly kind: 'break' }
  | { readonly kind: 'text'; readonly text: string; readonly words: number };

/** The text from one heading or scene break to the next. */
export type ManuscriptScene = {
  readonly from: number;
  readonly to: number;
  readonly title: string | null;
  readonly label: string;
  /** 1 for a part, 2 inside it, and so on. A scene without a heading has the previous level. */
  readonly level: number;
  readonly words: number;
};

const longestLabel = 48;

function firstWords(text: string): string {
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
  const begins = blocks.flatMap((block, index) => (beginsScene(blocks, index) ? [index] : []));
  const starts = begins[0] === 0 || blocks.length === 0 ? begins : [0, ...begins];
  const scenes: ManuscriptScene[] = [];
  for (const [n, from] of starts.entries()) {
    const to = starts[n + 1] ?? blocks.length;
    const scene = sceneOf(blocks.slice(from, to), { from, to, level: scenes.at(-1)?.level ?? 2 });
    if (scene.title !== null || scene.words > 0 || starts.length === 1) scenes.push(scene);
  }
  return scenes;
}

function beginsScene(blocks: readonly SceneBlock[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind === 'heading') return true;
  return block?.kind === 'break' && blocks[index + 1]?.kind !== 'heading';
}

function sceneOf(blocks: readonly SceneBlock[], place: { from: number; to: number; level: number }): ManuscriptScene {
  const [first] = blocks;
  const heading = first?.kind === 'heading' ? first : null;
  const written = blocks.find((block) => block.kind === 'text' && block.words > 0);
  const title = heading && (heading.text.trim() || 'Untitled');
  return {
    from: place.from,
    to: place.to,
    title,
    label: title ?? (written?.kind === 'text' ? firstWords(written.text) : 'Untitled'),
    level: heading?.level ?? place.level,
    words: blocks.reduce((sum, block) => sum + (block.kind === 'break' ? 0 : block.words), 0),
  };
}

export function sceneAt(scenes: readonly ManuscriptScene[], block: number): ManuscriptScene | null {
  return scenes.findLast(({ from }) => from <= block) ?? scenes[0] ?? null;
}

export function textBlock(text: string): SceneBlock {
  return { kind: 'text', text, words: countWords(text) };
}
