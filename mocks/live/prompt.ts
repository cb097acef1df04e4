import { readFileSync } from 'node:fs';
import type { MockSession } from '#mocks/engine/session.ts';
import { getMessages } from '#mocks/domains/conversation/questions.ts';
import { extractPhrases } from '#mocks/domains/conversation/free-play.ts';
import { getSubjectHeading } from '#mocks/domains/conversation/subject.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { getElements } from '#mocks/domains/projects/project-rows.ts';
import type { ModelMessage } from './model-client.ts';
import { nameLanguage } from './language.ts';
import type { Form } from './reply-schema.ts';

type Turn = { readonly question: string; readonly answer: string };

/** A conversation as the model sees it. */
export type Interview = {
  /** What it is about, line by line. */
  readonly about: readonly string[];
  readonly turns: readonly Turn[];
};

/** In characters. Local servers often have 4,096 tokens for all, and cut the start of a longer request silently. */
const longestConversation = 7000;
const longestAnswer = 4000;
const longestLine = 200;
const mostElements = 20;
const mostPhrases = 2;

let sections: ReadonlyMap<string, string> | undefined;

/** Returns a section of prompt.md. Throws for an unknown name. */
function section(name: string): string {
  sections ??= new Map(
    readFileSync(new URL('prompt.md', import.meta.url), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n')).trim()]),
  );
  const found = sections.get(name);
  if (found === undefined) throw new Error(`prompt.md has no section "${name}".`);
  return found;
}

const tasks: Readonly<Record<Form, readonly string[]>> = {
  reply: ['reply'],
  projectReply: ['reply', 'changes'],
  writerReply: ['reply', 'profile_field'],
  story: ['story'],
  summary: ['summary'],
};

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Tags in the writer's own text can't end the material. */
function material(text: string): string {
  return `<writer>\n${text.replaceAll(/<(?=\/?writer)/gi, '‹')}\n</writer>`;
}

function formatTurn({ question, answer }: Turn): string {
  return `Interviewer: ${question}\nWriter: ${cut(answer, longestAnswer)}`;
}

/** The latest turns that fit. The last one always does. */
function latestTurns(turns: readonly Turn[]): readonly string[] {
  const latest: string[] = [];
  let length = 0;
  for (const text of turns.map(formatTurn).toReversed()) {
    length += text.length;
    if (latest.length > 0 && length > longestConversation) break;
    latest.unshift(text);
  }
  return latest;
}

/** What a question can build on: the last answer's own words and language. Small models follow it better than any rule. */
async function toFocus(turns: readonly Turn[]): Promise<readonly string[]> {
  const answer = turns.at(-1)?.answer ?? '';
  const phrases = extractPhrases(answer).slice(0, mostPhrases);
  if (phrases.length === 0) return [];
  const language = (await nameLanguage(answer)) ?? 'English';
  const inLanguage = language === 'English' ? '' : ` in ${language}`;
  return [`\nAsk one new question${inLanguage} about ${phrases.map((phrase) => `“${phrase}”`).join(' or ')}`];
}

/** The questions that the prompt gives as examples. Small models repeat them. */
export function getExampleQuestions(): readonly string[] {
  return section('reply').match(/[^".?]+\?/g) ?? [];
}

/** Builds the request for a form. `material` of the story or summary is part of `about`. */
export async function toPrompt(form: Form, { about, turns }: Interview): Promise<readonly ModelMessage[]> {
  const task = tasks[form].map(section).join('\n');
  const conversation = latestTurns(turns).join('\n\n');
  const focus = task.includes('`question`') ? await toFocus(turns) : [];
  return [
    { role: 'system', content: `${section('Manner')}\n\n${task}` },
    { role: 'user', content: material([...about, '', conversation, ...focus].join('\n').trim()) },
  ];
}

function toAnswer({ answer, transcription, skipped }: ChatMessageRow): string | null {
  return skipped ? '(skipped)' : (answer ?? transcription);
}

function describeElements(session: MockSession, projectId: number): readonly string[] {
  const rows = getElements(session, projectId).slice(0, mostElements);
  if (rows.length === 0) return ['The project has no elements yet.'];
  const lines = rows.map(({ element: { slug, type, name, subtitle, description, facts } }) => {
    const known = facts.map((fact) => `${fact.name}: ${fact.value}`);
    const parts = [subtitle, ...known, description && `Description: ${description}`].filter(Boolean).join('; ');
    return cut(`- ${slug} (${type}) ${name}: ${parts}`, longestLine);
  });
  return ['Elements, by slug:', ...lines];
}

function describeSubject(session: MockSession, { subject, kind }: SessionChatRow): readonly string[] {
  const { endpoint, identifier, project_id } = subject;
  const { title, subtitle } = getSubjectHeading(session, subject) ?? { title: null, subtitle: null };
  const names = {
    stories: kind === 'new' ? 'a new story' : 'a story',
    writer: 'the writer: how and why they write',
    'users/achievement': 'an achievement of the writer',
    summaries: 'a summary',
    projects: 'a writing project',
    'narrative-elements': 'an element of a writing project',
  } as const;
  const heading = [title, subtitle].filter(Boolean).join(', ');
  const summary = endpoint === 'summaries' ? session.table('summaries').get(identifier)?.summary.content : undefined;
  return [
    `The interview is about ${names[endpoint]}${heading === '' ? '' : `: ${heading}`}.`,
    ...(summary === undefined ? [] : ['The summary:', summary]),
    ...(project_id === null ? [] : describeElements(session, project_id)),
  ];
}

/** Returns the conversation up to and including `last`, or as a whole. */
export function toInterview(session: MockSession, chat: SessionChatRow, last?: ChatMessageRow): Interview {
  const known = chat.extracted.map(({ name, value }) => `- ${name}: ${value}`);
  const turns = getMessages(session, chat.id)
    .filter(({ id }) => last === undefined || id <= last.id)
    .flatMap((message) => {
      const answer = toAnswer(message);
      return answer === null ? [] : [{ question: message.question.content, answer }];
    });
  return {
    about: [
      ...describeSubject(session, chat),
      ...(known.length === 0 ? [] : ['Known so far:', ...known.slice(-mostElements)]),
      `Progress so far: ${Math.round(chat.progress)}.`,
    ],
    turns,
  };
}
