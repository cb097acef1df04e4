import { amount, describeTally, type Tally } from '#src/lib/text-import/report.ts';
import { type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { countWords } from '#shared/text/word-count.ts';
import { getScenes, type SceneBlock } from '../model/scenes.ts';

/** A text from a file, and what became of the rest of the file. */
export type Imported = {
  readonly doc: RichDoc;
  readonly tally: Tally;
  /** Set if the text's encoding is a guess. */
  readonly encoding?: string;
};

export type ImportReport = {
  /** "1,234 words, 12 scenes" */
  readonly size: string;
  /** A few sentences: what has another form than in the file, and what was left out. */
  readonly remarks: readonly string[];
};

function toSceneBlock(node: RichNode): SceneBlock {
  if (node.type === 'horizontalRule') return { kind: 'break' };
  const text = textOfNode(node);
  const counted = { text, wordCount: countWords(text) };
  return node.type === 'heading'
    ? { kind: 'heading', level: Number(node.attrs?.['level']), ...counted }
    : { kind: 'text', ...counted };
}

/** Says what an import would bring, for the writer to read before accepting it. */
export function describeImport({ doc, tally, encoding }: Imported): ImportReport {
  const scenes = getScenes(doc.content.map(toSceneBlock));
  const words = scenes.reduce((sum, scene) => sum + scene.wordCount, 0);
  const remarks = describeTally(tally);
  if (encoding !== undefined)
    remarks.push(`Read as ${encoding}. If letters look wrong, save the file as UTF-8 and choose it again.`);
  return { size: `${formatWordCount(words)}, ${amount(scenes.length, 'scene', 'scenes')}`, remarks };
}
