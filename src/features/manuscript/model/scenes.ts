import { countWords } from '#src/lib/word-count.ts';

/** A block of the text as far as scenes are concerned. */
export type SceneBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly words: number }
  | { readonly kind: 'break' }
  | { readonly kind: 'text'; readonly text: string; readonly words: number };

/** A stretch of the text from one heading or scene break to the next. */
export type ManuscriptScene = {
  /** Its place among the blocks of the text. */
  readonly from: number;
  readonly to: number;
  /** Its heading; null for one that a scene break begins. */
  readonly title: string | null;
  /** Its heading, or its first words. */
  readonly label: string;
  /** 1 for a part, 2 for what stands in it, and so on; a scene without heading stands as deep as the one before. */
  readonly level: number;
  readonly words: number;
};

const longestLabel = 48;

/** The first words of a text, cut between words. */
function firstWords(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= longestLabel) return line;
  const cut = line.slice(0, longestLabel);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 12 ? cut.lastIndexOf(' ') : longestLabel).toWellFormed()}…`;
}

/**
 * The scenes of a text: each heading begins one, and so does a scene break that no heading follows. A heading with nothing
 * under it but another heading is a part's name and stays a scene of its own, so that every word belongs to one.
 */
export function getScenes(blocks: readonly SceneBlock[]): readonly ManuscriptScene[] {
  const begins = blocks.flatMap((block, index) => (beginsScene(blocks, index) ? [index] : []));
  const starts = begins[0] === 0 || blocks.length === 0 ? begins : [0, ...begins];
  const scenes: ManuscriptScene[] = [];
  for (const [n, from] of starts.entries()) {
    const to = starts[n + 1] ?? blocks.length;
    const scene = sceneOf(blocks.slice(from, to), { from, to, level: scenes.at(-1)?.level ?? 2 });
    // What stands before the first heading is a scene only when something is written there.
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

/** The scene that a block belongs to. */
export function sceneAt(scenes: readonly ManuscriptScene[], block: number): ManuscriptScene | null {
  return scenes.findLast(({ from }) => from <= block) ?? scenes[0] ?? null;
}

/** A block of text with its words counted. */
export const textBlock = (text: string): SceneBlock => ({ kind: 'text', text, words: countWords(text) });
