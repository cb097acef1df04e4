import type { MockSession } from '#mocks/engine/session.ts';
import { getMessages } from '#mocks/interview/questions.ts';
import { showSubject } from '#mocks/interview/subject.ts';
import type { ChatMessageRow, ProjectRow, SessionChatRow, StoryRow } from '#mocks/model/tables.ts';
import { getSections } from '#mocks/workspace/note-rows.ts';
import { getElements } from '#mocks/workspace/project-rows.ts';
import { toPlainLines } from '#mocks/workspace/rich-text.ts';
import { newSlug } from '#mocks/workspace/slugs.ts';

/** Joins paragraphs, without the empty ones. */
function join(...parts: readonly (string | null | undefined)[]): string {
  return `${parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n')}\n`;
}

function formatAnswer({ id, answer, transcription, spoken, skipped }: ChatMessageRow): string {
  if (skipped) return '*Skipped.*';
  const recording = spoken ? `*Spoken: recordings/${id}.*` : null;
  return join(answer ?? transcription, recording).trim();
}

function formatConversation(session: MockSession, chat: SessionChatRow): string {
  const turns = getMessages(session, chat.id).filter(({ answered_at }) => answered_at !== null);
  return join(
    `# ${showSubject(session, chat.subject)?.title ?? 'Conversation'}`,
    ...turns.flatMap((message) => [`## ${message.question.content}`, formatAnswer(message)]),
  );
}

function formatStory({ story }: StoryRow): string {
  const kind = [story.type, story.format, ...story.genres].filter(Boolean).join(', ');
  const people = story.characters.map(({ name, description }) => `- **${name}**: ${description ?? ''}`);
  const scenes = story.impactful_scenes.map(({ name, description }) => `- **${name}**: ${description ?? ''}`);
  return join(
    `# ${story.name ?? 'Untitled story'}`,
    kind,
    story.description,
    people.length > 0 ? `## Characters\n\n${people.join('\n')}` : null,
    scenes.length > 0 ? `## Scenes\n\n${scenes.join('\n')}` : null,
  );
}

function formatProject(session: MockSession, { id, project }: ProjectRow): string {
  const elements = getElements(session, id).flatMap(({ element }) => [
    `## ${element.name} (${element.type})`,
    element.subtitle,
    element.description,
    element.facts.map(({ name, value }) => `- ${name}: ${value}`).join('\n'),
  ]);
  const notes = session
    .table('notes')
    .where((row) => row.project_id === id && row.deleted_at === null)
    .flatMap((row) => [
      `## Note: ${row.note.title ?? 'Untitled'}`,
      ...getSections(session, row.id).flatMap(({ section }) => [section.title, ...toPlainLines(section.content)]),
    ]);
  const text = session.table('documents').find(({ project_id }) => project_id === id);
  const manuscript = text ? toPlainLines(text.document.content) : [];
  const written = manuscript.length > 0 ? ['## Manuscript', ...manuscript] : [];
  return join(`# ${project.name}`, project.subtitle, ...elements, ...notes, ...written);
}

function formatWriter(session: MockSession): string {
  return join(
    ...session
      .table('users')
      .all()
      .flatMap(({ user }) => [
        `# ${user.name ?? 'The writer'}`,
        ...Object.entries(user.data ?? {}).map(([name, value]) =>
          value === null || value.length === 0
            ? null
            : `## ${name.replaceAll('_', ' ')}\n\n${[value].flat().join(', ')}`,
        ),
      ]),
  );
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
  const add = (folder: string, name: () => string, format: () => string): void => {
    try {
      const [title, text] = [name(), format()];
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
  for (const { summary } of session.table('summaries').all().toSorted(byId))
    add(
      'summaries/',
      () => summary.title,
      () => join(`# ${summary.title}`, summary.content),
    );
  for (const chat of session.table('session_chats').all().toSorted(byId))
    add(
      'conversations/',
      () => showSubject(session, chat.subject)?.title ?? 'conversation',
      () => formatConversation(session, chat),
    );
  return files;
}
