import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { MockSession } from '#mocks/engine/session.ts';
import { getMessages } from '#mocks/domains/conversation/questions.ts';
import { getSubjectHeading } from '#mocks/domains/conversation/subject.ts';
import type { ChatMessageRow, ProjectRow, SessionChatRow, StoryRow, SummaryRow } from '#mocks/model/tables.ts';
import { getSections } from '#mocks/domains/notes/note-rows.ts';
import { getElements } from '#mocks/domains/projects/project-rows.ts';
import { toPlainLines } from '#mocks/domains/manuscript/rich-text.ts';
import { newSlug } from '#mocks/domains/projects/slugs.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];
type Text = string | null | undefined;

/** What GitHub's Markdown would read as a link, a table or struck text, and CommonMark wouldn't. */
const unsafe = [
  { character: ':', before: '[PSps]', after: '\\/', inConstruct: 'phrasing' },
  { character: '.', before: '[Ww]', after: '[-.\\w]', inConstruct: 'phrasing' },
  { character: ':', atBreak: true, after: '-' },
  ...['|', '~', '@'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
] satisfies Options['unsafe'];

function write(children: Block[]): string {
  return toMarkdown({ type: 'root', children }, { bullet: '-', unsafe });
}

function toText(value: string): Inline {
  return { type: 'text', value };
}

/** Returns a name or title on one line. */
function toLine(text: string): Inline {
  return toText(text.trim().replaceAll(/\s+/g, ' '));
}

function toHeading(depth: 1 | 2, text: string): Block {
  return { type: 'heading', depth, children: [toLine(text)] };
}

/** Empty lines separate paragraphs. Other lines end with a break. */
function toParagraphs(text: Text): Extract<Block, { type: 'paragraph' }>[] {
  const lines = (text ?? '').split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line !== ''))
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => ({
      type: 'paragraph',
      children: paragraph.flatMap((line, n) => [...(n > 0 ? [{ type: 'break' as const }] : []), toText(line)]),
    }));
}

/** Returns a list of names, each with its text. No list without items. */
function toList(items: readonly (readonly [name: Inline, text: Text])[]): Block[] {
  if (items.length === 0) return [];
  const children = items.map(([name, text]) => {
    const [first, ...rest] = toParagraphs(text);
    const line = first ? [toText(': '), ...first.children] : [toText(':')];
    return {
      type: 'listItem' as const,
      children: [{ type: 'paragraph' as const, children: [name, ...line] }, ...rest],
    };
  });
  return [{ type: 'list', spread: false, children }];
}

function toNote(text: string): Block {
  return { type: 'paragraph', children: [{ type: 'emphasis', children: [toText(text)] }] };
}

function formatAnswer({ id, answer, transcription, spoken, skipped }: ChatMessageRow): Block[] {
  if (skipped) return [toNote('Skipped.')];
  return [...toParagraphs(answer ?? transcription), ...(spoken ? [toNote(`Spoken: recordings/${id}.`)] : [])];
}

function formatConversation(session: MockSession, chat: SessionChatRow): Block[] {
  const turns = getMessages(session, chat.id).filter(({ answered_at }) => answered_at !== null);
  return [
    toHeading(1, getSubjectHeading(session, chat.subject)?.title ?? 'Conversation'),
    ...turns.flatMap((message) => [toHeading(2, message.question.content), ...formatAnswer(message)]),
  ];
}

function formatStory({ story }: StoryRow): Block[] {
  const listed = (name: string, rows: readonly { readonly name: string; readonly description?: Text }[]): Block[] =>
    rows.length === 0
      ? []
      : [
          toHeading(2, name),
          ...toList(rows.map((row) => [{ type: 'strong', children: [toLine(row.name)] }, row.description])),
        ];
  return [
    toHeading(1, story.name ?? 'Untitled story'),
    ...toParagraphs([story.type, story.format, ...story.genres].filter(Boolean).join(', ')),
    ...toParagraphs(story.description),
    ...listed('Characters', story.characters),
    ...listed('Scenes', story.impactful_scenes),
  ];
}

function formatProject(session: MockSession, { id, project }: ProjectRow): Block[] {
  const elements = getElements(session, id).flatMap(({ element }) => [
    toHeading(2, `${element.name} (${element.type})`),
    ...toParagraphs(element.subtitle),
    ...toParagraphs(element.description),
    ...toList(element.facts.map(({ name, value }) => [toLine(name), value])),
  ]);
  const notes = session
    .table('notes')
    .where((row) => row.project_id === id && row.deleted_at === null)
    .flatMap((row) => [
      toHeading(2, `Note: ${row.note.title ?? 'Untitled'}`),
      ...getSections(session, row.id).flatMap(({ section }) =>
        [section.title, ...toPlainLines(section.content)].flatMap(toParagraphs),
      ),
    ]);
  const text = session.table('documents').find(({ project_id }) => project_id === id);
  const manuscript = text ? toPlainLines(text.document.content) : [];
  const written = manuscript.length > 0 ? [toHeading(2, 'Manuscript'), ...manuscript.flatMap(toParagraphs)] : [];
  return [toHeading(1, project.name), ...toParagraphs(project.subtitle), ...elements, ...notes, ...written];
}

/** A summary is Markdown by design. Its links, images and HTML become text. */
function formatSummary({ summary }: SummaryRow): Block[] {
  const disabled = ['labelStartImage', 'labelStartLink', 'autolink', 'definition', 'htmlFlow', 'htmlText'];
  const { children } = fromMarkdown(summary.content, { extensions: [{ disable: { null: disabled } }] });
  return [toHeading(1, summary.title), ...children];
}

function formatWriter(session: MockSession): Block[] {
  return session
    .table('users')
    .all()
    .flatMap(({ user }) => [
      toHeading(1, user.name ?? 'The writer'),
      ...Object.entries(user.data ?? {}).flatMap(([name, value]) =>
        value === null || value.length === 0
          ? []
          : [toHeading(2, name.replaceAll('_', ' ')), ...toParagraphs([value].flat().join(', '))],
      ),
    ]);
}

function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}

/**
 * Returns readable files of a session's data: path → Markdown. Text that can't be written is left out: `account.json`
 * has it.
 */
export function toMarkdownFiles(session: MockSession): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (folder: string, name: () => string, format: () => Block[]): void => {
    try {
      const [title, text] = [name(), write(format())];
      const slug = newSlug(title, (candidate) => files.has(`${folder}${candidate}.md`));
      files.set(`${folder}${slug}.md`, text);
    } catch {
      // A row it refers to was set aside.
    }
  };
  add(
    '',
    () => 'writer',
    () => formatWriter(session),
  );
  for (const row of session.table('stories').all().toSorted(byId))
    if (row.deleted_at === null) {
      add(
        'stories/',
        () => row.story.name ?? 'untitled',
        () => formatStory(row),
      );
    }
  for (const row of session.table('projects').all().toSorted(byId))
    add(
      'projects/',
      () => row.project.name,
      () => formatProject(session, row),
    );
  for (const row of session.table('summaries').all().toSorted(byId))
    add(
      'summaries/',
      () => row.summary.title,
      () => formatSummary(row),
    );
  for (const chat of session.table('session_chats').all().toSorted(byId))
    add(
      'conversations/',
      () => getSubjectHeading(session, chat.subject)?.title ?? 'conversation',
      () => formatConversation(session, chat),
    );
  return files;
}
