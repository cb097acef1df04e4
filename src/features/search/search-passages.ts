import type {
  AnswerSearchResponse,
  DocumentResponse,
  ElementResponse,
  NoteResponse,
  OutlineResponse,
  SessionChatHeading,
  StoryListResponse,
  Turn,
} from '#src/api/generated/types.ts';
import { answerPath, projectPath, scenePath } from '#src/lib/paths.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { highlightRanges, type HighlightRun } from '#src/lib/search-match.ts';
import { readRichDoc, textOfNode } from '#src/lib/rich-text.ts';
import { joined, type SearchProject, type SearchTarget } from './search-targets.ts';

export type Passage = {
  readonly key: string;
  readonly kind: 'text' | 'scene' | 'note' | 'element' | 'story' | 'answer';
  /** "One stop early, paragraph 3". */
  readonly where: string;
  readonly text: string;
  /** The server's matches. Without them the text is matched here. */
  readonly marks?: readonly HighlightRun[];
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

export function getDocumentPassages({ data }: DocumentResponse, { slug, name }: SearchProject): readonly Passage[] {
  return paragraphs(data.content).map(({ heading, number, text }, index) => ({
    key: `text ${slug} ${index}`,
    kind: 'text',
    where: `${heading ?? name}, paragraph ${number}`,
    text,
    to: projectPath(slug, 'write'),
  }));
}

export function getScenePassages({ data }: OutlineResponse, { slug }: SearchProject): readonly Passage[] {
  return data.parts.flatMap(({ scenes }) =>
    scenes.flatMap((scene): Passage[] => {
      const [id, text] = [trimmed(scene.id), trimmed(scene.synopsis)];
      if (id === null || text === null) return [];
      const where = trimmed(scene.title) ?? 'Scene';
      return [{ key: `scene ${slug} ${id} text`, kind: 'scene', where, text, to: scenePath(slug, id) }];
    }),
  );
}

export function getNotePassages({ data }: NoteResponse, note: SearchTarget): readonly Passage[] {
  return data.sections.flatMap((section, index): Passage[] => {
    const text = paragraphs(section.content)
      .map((paragraph) => paragraph.text)
      .join(' ');
    if (text === '') return [];
    const title = trimmed(section.title);
    const where = `${note.title}${title === null ? '' : `, ${title}`}`;
    return [{ key: `${note.key} ${index}`, kind: 'note', where, text, to: note.to }];
  });
}

export function getElementPassages({ data }: ElementResponse, element: SearchTarget): readonly Passage[] {
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

export function getStoryPassages({ data }: StoryListResponse): readonly Passage[] {
  return data.flatMap(({ id, name, description }): Passage[] => {
    const text = trimmed(description);
    if (text === null) return [];
    return [{ key: `story ${id} text`, kind: 'story', where: trimmed(name) ?? 'Untitled', text, to: `/stories/${id}` }];
  });
}

const endpointNames: Readonly<Record<string, string>> = {
  stories: 'Story',
  'users/achievement': 'Achievement',
  summaries: 'Summary',
  projects: 'Project',
  'narrative-elements': 'Element',
};

/** "Mara Ellery · Character": what a conversation is about. */
export function formatSubject(heading: SessionChatHeading, projects: readonly SearchProject[]): string {
  const { endpoint, title, project_slug: slug, element_type: kind } = heading;
  const kinds = projects.find((project) => project.slug === slug)?.kinds;
  const name = (kind === null ? undefined : kinds?.get(kind)) ?? endpointNames[endpoint] ?? null;
  return joined(trimmed(title) ?? (endpoint === 'stories' ? 'New story' : 'Conversation'), name);
}

/** Returns the answers that the server found, with its excerpts. Each leads to its place in its conversation. */
export function getAnswerPassages(
  { data }: AnswerSearchResponse,
  projects: readonly SearchProject[],
): readonly Passage[] {
  return data.map((match) => {
    const { session_chat: heading, chat_message_id: id, excerpt, highlights } = match;
    const isDemo = match.transcription_source === 'script';
    return {
      key: `answer ${id}`,
      kind: 'answer',
      where: joined(formatSubject(heading, projects), isDemo ? 'Demo transcript' : null, trimmed(match.question)),
      text: excerpt,
      marks: highlightRanges(excerpt, highlights),
      to: answerPath(heading.session_chat_id, id),
    };
  });
}

/** Returns the answers of a conversation's loaded turns, for a search without the server. */
export function getTurnPassages(turns: readonly Turn[], sessionChat: number, title: string): readonly Passage[] {
  return turns.flatMap((turn): Passage[] => {
    const text = trimmed(turn.answer) ?? trimmed(turn.transcription);
    if (text === null) return [];
    const isDemo = turn.answer === null && turn.transcription_source === 'script';
    return [
      {
        key: `answer ${turn.chat_message_id}`,
        kind: 'answer',
        where: joined(title, isDemo ? 'Demo transcript' : null, trimmed(turn.question)),
        text,
        to: answerPath(sessionChat, turn.chat_message_id),
      },
    ];
  });
}
