import { projectPath } from '#src/lib/project-paths.ts';
import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/decode.ts';
import { readRichDoc, textOfNode } from '#src/lib/rich-text.ts';
import type { SearchProject, SearchTarget } from './search-targets.ts';

export type Snippet = {
  readonly key: string;
  readonly kind: 'text' | 'scene' | 'note' | 'element' | 'story';
  /** "One stop early, paragraph 3". */
  readonly where: string;
  readonly text: string;
  readonly to: string;
};

function isHeading(type: string): boolean {
  return type === 'heading';
}

function paragraphs(content: unknown): readonly { heading: string | null; number: number; text: string }[] {
  let heading: string | null = null;
  let number = 0;
  return (readRichDoc(content)?.content ?? []).flatMap((block) => {
    const text = textOfNode(block).trim();
    if (isHeading(block.type)) {
      heading = text === '' ? heading : text;
      number = 0;
      return [];
    }
    if (text === '') return [];
    number += 1;
    return [{ heading, number, text }];
  });
}

export function getDocumentSnippets(response: unknown, { slug, name }: SearchProject): readonly Snippet[] {
  return paragraphs(asObject(unwrapData(response))['content']).map(({ heading, number, text }, index) => ({
    key: `text ${slug} ${index}`,
    kind: 'text',
    where: `${heading ?? name}, paragraph ${number}`,
    text,
    to: projectPath(slug, 'write'),
  }));
}

export function getSceneSnippets(response: unknown, { slug }: SearchProject): readonly Snippet[] {
  return asObjectArray(asObject(unwrapData(response))['parts']).flatMap((part) =>
    asObjectArray(part['scenes']).flatMap((scene) => {
      const [id, text] = [asText(scene['id']), asText(scene['synopsis'])];
      if (id === null || text === null) return [];
      const where = asText(scene['title']) ?? 'Scene';
      return [
        { key: `scene ${slug} ${id} text`, kind: 'scene' as const, where, text, to: projectPath(slug, 'outline') },
      ];
    }),
  );
}

export function getNoteSnippets(response: unknown, note: SearchTarget): readonly Snippet[] {
  return asObjectArray(asObject(unwrapData(response))['sections']).flatMap((section, index) => {
    const text = paragraphs(section['content'])
      .map((paragraph) => paragraph.text)
      .join(' ');
    if (text === '') return [];
    const title = asText(section['title']);
    const where = `${note.title}${title === null ? '' : `, ${title}`}`;
    return [{ key: `${note.key} ${index}`, kind: 'note' as const, where, text, to: note.to }];
  });
}

export function getElementSnippets(response: unknown, element: SearchTarget): readonly Snippet[] {
  const data = asObject(unwrapData(response));
  const description = asText(data['description']);
  const facts = asObjectArray(data['facts']).flatMap((fact) => {
    const value = asText(fact['value']);
    return value === null ? [] : [[asText(fact['name']), value].filter((part) => part !== null).join(': ')];
  });
  return [...(description === null ? [] : [description]), ...facts].map((text, index) => ({
    key: `${element.key} ${index}`,
    kind: 'element',
    where: element.title,
    text,
    to: element.to,
  }));
}

export function getStorySnippets(response: unknown): readonly Snippet[] {
  return asObjectArray(unwrapData(response)).flatMap((row) => {
    const [id, text] = [row['id'], asText(row['description'])];
    if (typeof id !== 'number' || text === null) return [];
    const where = asText(row['name']) ?? 'Untitled';
    return [{ key: `story ${id} text`, kind: 'story' as const, where, text, to: `/stories/${id}` }];
  });
}
