import type { Random } from '#mocks/engine/random.ts';
import type { Schema } from '#mocks/model/tables.ts';
import { countWordsIn } from '#mocks/domains/manuscript/rich-text.ts';
import { largeAccountIds, type LargestProject } from './large-account.ts';
import type { FillTemplate } from './template-filler.ts';

function text(content: string): Schema<'RichTextNode'>[] {
  return [{ type: 'text', text: content }];
}

export function paragraph(content: string): Schema<'RichTextNode'> {
  return { type: 'paragraph', content: text(content) };
}

function heading(content: string): Schema<'RichTextNode'> {
  return {
    type: 'heading',
    attrs: { level: 2 },
    content: text(content),
  };
}

type Parts = { readonly phrasing: () => FillTemplate; readonly random: Random };

const statuses = ['done', 'revised', 'drafted', 'idea'] as const;

export function expandOutline(
  recipe: LargestProject['outline'],
  { phrasing, random }: Parts,
  updated_at: string,
): Schema<'Outline'> {
  const scene = (n: number): Schema<'OutlineScene'> => {
    const fillTemplate = phrasing();
    const status = random.pick(statuses);
    return { id: `scene-${n + 1}`, title: fillTemplate(recipe.scene), synopsis: fillTemplate(recipe.synopsis), status };
  };
  const scenes = Array.from({ length: recipe.scenes }, (_, n) => scene(n));
  const parts = Array.from({ length: recipe.parts }, (_, n) => ({
    id: `part-${n + 1}`,
    title: phrasing()(recipe.part),
    scenes: scenes.filter((_scene, index) => Math.floor((index * recipe.parts) / recipe.scenes) === n),
  }));
  return { version: 1, parts, updated_at };
}

export function expandMoodboard(
  { pictures, caption, from }: LargestProject['moodboard'],
  { phrasing, random }: Parts,
): Schema<'Moodboard'> {
  return {
    items: Array.from({ length: pictures }, (_, n) => ({
      id: largeAccountIds.moodboard_items + n,
      ...random.pick(from),
      thumbnail: null,
      caption: random.below(3) === 0 ? null : phrasing()(caption),
    })),
  };
}

export function expandManuscript(
  { words, chapters, heading: title, paragraphs }: LargestProject['manuscript'],
  { phrasing, random }: Parts,
): Omit<Schema<'ProjectDocument'>, 'id' | 'updated_at'> {
  const blocks: Schema<'RichTextNode'>[] = [];
  let written = 0;
  const add = (block: Schema<'RichTextNode'>): number => {
    blocks.push(block);
    written += countWordsIn({ type: 'doc', content: [block] });
    return written;
  };
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    const end = (words * chapter) / chapters;
    for (let soFar = add(heading(phrasing()(title))); soFar < end;)
      soFar = add(paragraph(phrasing()(random.pick(paragraphs))));
  }
  return { version: 1, content: { type: 'doc', content: blocks }, words: written };
}
