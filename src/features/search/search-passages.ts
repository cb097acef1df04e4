import type {
  DocumentResponse,
  ElementResponse,
  NoteResponse,
  OutlineResponse,
  Story,
  StoryListResponse,
  Turn,
} from '#src/contract/generated/types.ts';
import { projectPath, scenePath } from '#src/lib/paths.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { readRichDoc, textOfNode } from '#src/lib/rich-text.ts';
import type { SearchProject, SearchTarget } from './search-targets.ts';

export type Snippet = {
  readonly key: string;
  readonly kind: 'text' | 'scene' | 'note' | 'element' | 'story' | 'answer';
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

export function getDocumentSnippets({ data }: DocumentResponse, { slug, name }: SearchProject): readonly Snippet[] {
  return paragraphs(data.content).map(({ heading, number, text }, index) => ({
    key: `text ${slug} ${index}`,
    kind: 'text',
    where: `${heading ?? name}, paragraph ${number}`,
    text,
    to: projectPath(slug, 'write'),
  }));
}

export function getSceneSnippets({ data }: OutlineResponse, { slug }: SearchProject): readonly Snippet[] {
  return data.parts.flatMap(({ scenes }) =>
    scenes.flatMap((scene): Snippet[] => {
      const [id, text] = [trimmed(scene.id), trimmed(scene.synopsis)];
      if (id === null || text === null) return [];
      const where = trimmed(scene.title) ?? 'Scene';
      return [{ key: `scene ${slug} ${id} text`, kind: 'scene', where, text, to: scenePath(slug, id) }];
    }),
  );
}

export function getNoteSnippets({ data }: NoteResponse, note: SearchTarget): readonly Snippet[] {
  return data.sections.flatMap((section, index): Snippet[] => {
    const text = paragraphs(section.content)
      .map((paragraph) => paragraph.text)
      .join(' ');
    if (text === '') return [];
    const title = trimmed(section.title);
    const where = `${note.title}${title === null ? '' : `, ${title}`}`;
    return [{ key: `${note.key} ${index}`, kind: 'note', where, text, to: note.to }];
  });
}

export function getElementSnippets({ data }: ElementResponse, element: SearchTarget): readonly Snippet[] {
  const description = trimmed(data.description);
  const facts = data.facts.flatMap((fact) => {
    const value = trimmed(fact.value);
    return value === null ? [] : [[trimmed(fact.name), value].filter((part) => part !== null).join(': ')];
  });
  return [...(description === null ? [] : [description]), ...facts].map((text, index) => ({
    key: `${element.key} ${index}`,
    kind: 'element',
    where: element.title,
    text,
    to: element.to,
  }));
}

export function getStorySnippets({ data }: StoryListResponse): readonly Snippet[] {
  return data.flatMap(({ id, name, description }): Snippet[] => {
    const text = trimmed(description);
    if (text === null) return [];
    return [{ key: `story ${id} text`, kind: 'story', where: trimmed(name) ?? 'Untitled', text, to: `/stories/${id}` }];
  });
}

/** Returns the answers of a story's conversation, typed and spoken. Each leads to its place on the story's page. */
export function getAnswerSnippets(turns: readonly Turn[], { id, name }: Story): readonly Snippet[] {
  return turns.flatMap((turn): Snippet[] => {
    const text = trimmed(turn.answer) ?? trimmed(turn.transcription);
    if (text === null) return [];
    const where = [trimmed(name) ?? 'Untitled', trimmed(turn.question)].filter((part) => part !== null).join(' · ');
    const to = `/stories/${id}#answer-${turn.chat_message_id}`;
    return [{ key: `answer ${turn.chat_message_id}`, kind: 'answer', where, text, to }];
  });
}
