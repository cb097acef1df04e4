import { formatDuration } from '#src/lib/durations.ts';
import type { RichDoc, RichMark, RichNode } from '#src/lib/rich-text.ts';
import type { StoryModel } from './story-model.ts';
import type { TurnModel } from './turn-model.ts';
import { sectionNames } from './story-section-names.ts';

function run(text: string, ...marks: readonly string[]): RichNode {
  return { type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type): RichMark => ({ type })) }) };
}

function heading(level: number, text: string): RichNode {
  return { type: 'heading', attrs: { level }, content: [run(text)] };
}

function paragraph(...content: readonly RichNode[]): RichNode {
  return { type: 'paragraph', content };
}

/** Blank lines separate paragraphs. */
function paragraphs(text: string): RichNode[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      paragraph(...block.split('\n').flatMap((line, n) => [...(n > 0 ? [{ type: 'hardBreak' }] : []), run(line)])),
    );
}

function list(items: readonly string[]): RichNode {
  return {
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(run(item))] })),
  };
}

/** A heading with its content, or nothing if there is none. */
function section(name: string, content: readonly RichNode[]): readonly RichNode[] {
  return content.length === 0 ? [] : [heading(2, name), ...content];
}

function listed(items: readonly string[]): readonly RichNode[] {
  return items.length === 0 ? [] : [list(items)];
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

function getPeople({ characters }: StoryModel): readonly RichNode[] {
  return characters.flatMap(({ name, role, types, description }) => {
    const line = joined(role, ...types);
    return [
      heading(3, name),
      ...(line === '' ? [] : [paragraph(run(line, 'italic'))]),
      ...paragraphs(description ?? ''),
    ];
  });
}

function getScenes({ scenes }: StoryModel, level: number): readonly RichNode[] {
  return scenes.flatMap(({ name, description }) => [heading(level, name), ...paragraphs(description ?? '')]);
}

function getAudience({ audience }: StoryModel): readonly RichNode[] {
  if (audience === null) return [];
  const { title, description, prefers, dislikes } = audience;
  return [
    ...(title === null ? [] : [paragraph(run(title, 'bold'))]),
    ...paragraphs(description ?? ''),
    ...(prefers.length === 0 ? [] : [paragraph(run('They like')), list(prefers)]),
    ...(dislikes.length === 0 ? [] : [paragraph(run('They don’t like')), list(dislikes)]),
  ];
}

/** A demo transcript isn't what the writer said, so a recording without a transcript of its own is only mentioned. */
function getAnswer({ typed, audio, durationMs, transcription, isDemoTranscript }: TurnModel): readonly RichNode[] {
  const words = typed ?? (isDemoTranscript ? null : transcription);
  if (words !== null) return paragraphs(words);
  if (audio === null) return [];
  const length = durationMs === null ? '' : ` (${formatDuration(durationMs)})`;
  return [paragraph(run(`Answered aloud${length}`, 'italic'))];
}

export type InterviewOptions = { readonly hasQuestions: boolean };

/** Questions are headings. Without them, breaks separate the answers. */
function getWords(turns: readonly TurnModel[], { hasQuestions }: InterviewOptions, level: number): RichNode[] {
  const answered = turns.flatMap((turn) => {
    const answer = getAnswer(turn);
    return answer.length === 0 ? [] : [{ question: turn.question, answer }];
  });
  return answered.flatMap(({ question, answer }, n) => {
    if (hasQuestions) return [heading(level, question), ...answer];
    return n === 0 ? answer : [{ type: 'horizontalRule' }, ...answer];
  });
}

/** Returns an interview as a text: every question that was answered, with its answer. */
export function toInterview(title: string, turns: readonly TurnModel[], options: InterviewOptions): RichDoc {
  return {
    type: 'doc',
    content: [heading(1, `${title}: interview`), ...getWords(turns, options, 2)],
  };
}

/** Returns a story's page as a text, with every answer of its conversations. */
export function toStoryText(story: StoryModel, turns: readonly TurnModel[], options: InterviewOptions): RichDoc {
  const about = joined(story.kind, ...story.genres);
  return {
    type: 'doc',
    content: [
      heading(1, story.name),
      ...(about === '' ? [] : [paragraph(run(about, 'italic'))]),
      ...paragraphs(story.logline ?? ''),
      ...section('Goals', listed(story.goals.map(({ name, done }) => (done ? `${name} (done)` : name)))),
      ...section(sectionNames.characters.heading, getPeople(story)),
      ...section(sectionNames.scenes.heading, getScenes(story, 3)),
      ...section(sectionNames.sequences.heading, listed(story.sequences.map(({ name, type }) => joined(name, type)))),
      ...section(sectionNames.audience.heading, getAudience(story)),
      ...section(sectionNames.comps.heading, listed(story.comps.map(({ title }) => title))),
      ...section(sectionNames.words.heading, getWords(turns, options, 3)),
    ],
  };
}

/** Returns a story's scenes as the outline of a screenplay. */
export function toSceneOutline(story: StoryModel): RichDoc {
  return { type: 'doc', content: [...paragraphs(story.logline ?? ''), ...getScenes(story, 2)] };
}
