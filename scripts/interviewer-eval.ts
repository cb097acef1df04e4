/**
 * Plays short prepared stories against a model and reports how it interviews. The key is INTERVIEWER_API_KEY. Exit 1: a
 * story without a single question.
 */
import { parseArgs } from 'node:util';
import { extractPhrases, toFreePlayText } from '#mocks/domains/conversation/free-play.ts';
import { askModel } from '#mocks/live/ask-model.ts';
import { usualPatience } from '#mocks/live/do-work.ts';
import { nameLanguage } from '#mocks/live/language.ts';
import { createModelClient, InterviewerError, type ModelClient } from '#mocks/live/model-client.ts';
import { buildsOn, echo, repeats, withoutQuotes } from '#mocks/live/own-words.ts';
import { toPrompt } from '#mocks/live/prompt.ts';
import type { Parts, Reply } from '#mocks/live/reply-schema.ts';
import type { QuestionTemplate } from '#mocks/model/scenario.ts';
import { readYaml } from '#shared/yaml-file.ts';
import { runCommand, UsageError } from './command.ts';
import { readModels } from './start/options.ts';

type Story = { readonly name: string; readonly language?: string; readonly answers: readonly string[] };
type Turn = { readonly question: string; readonly answer: string };

/** A question that the writer sees. */
type Shown = {
  readonly question: string;
  readonly isInLanguage: boolean;
  readonly isRepeated: boolean;
  readonly buildsOn: boolean;
};

/** How one turn went. */
type Result = {
  /** Until the writer could answer the question, also if the model was still writing. */
  readonly seconds: number;
  /** Until the first word could be read on screen. Null if the server doesn't stream, or thinks aloud. */
  readonly firstWord: number | null;
  /** The model's question, or the free play's instead. Null after an error. */
  readonly shown: Shown | null;
  readonly isOwn: boolean;
  readonly hasInsight: boolean;
  readonly hasFact: boolean;
  readonly repaired: boolean;
  readonly dropped: readonly string[];
  readonly error: string | null;
};

const opening = 'What story has been following you around? Tell it the way you would tell a friend.';
const timeout = 240_000;
/** In seconds: how long the writer hears the question and answers it. */
const answering = 20;

const nothing = { isOwn: false, hasInsight: false, hasFact: false, repaired: false, dropped: [] } as const;

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

/** Unsure counts as right. */
async function isIn(language: string, question: string): Promise<boolean> {
  const guess = await nameLanguage(withoutQuotes(question));
  return guess === language || guess === null;
}

const { stems } = readYaml('mocks/scenarios/first-story/free-play.yaml').data as {
  stems: readonly [QuestionTemplate, ...QuestionTemplate[]];
};

/** Asks as the free play does, with one stem after the other. */
function askFreely(answer: string, asked: readonly string[]): string {
  const [phrase = null] = extractPhrases(answer);
  return toFreePlayText(stems[asked.length % stems.length] ?? stems[0], phrase);
}

async function judge(question: string, answer: string, asked: readonly string[], language: string): Promise<Shown> {
  const isInLanguage = await isIn(language, question);
  const isRepeated = asked.some((other) => other === question || repeats(question, other));
  return { question, isInLanguage, isRepeated, buildsOn: buildsOn(question, answer) };
}

async function ask(client: ModelClient, turns: readonly Turn[], { answer }: Turn, language: string): Promise<Result> {
  const started = performance.now();
  let [firstWord, early, passed]: [number | null, number, unknown] = [null, Infinity, null];
  const onDraft = (): void => {
    firstWord ??= secondsSince(started);
  };
  const isAsked = (): boolean => secondsSince(started) > early;
  const onQuestion = (parts: Parts): void => {
    if (!isAsked()) [early, passed] = [secondsSince(started) + usualPatience / 1000, parts['question']];
  };
  // The writer's answer ends what is still written.
  const isUrgent = (): boolean => secondsSince(started) > early + answering;
  const getSeconds = (): number => Math.min(early, secondsSince(started));
  const messages = await toPrompt('reply', { about: ['The interview is about a new story.'], turns });
  const asked = turns.map((turn) => turn.question);
  try {
    const { signal } = new AbortController();
    const reply = await askModel(
      client,
      { form: 'reply', messages, asked, answer, onDraft, onQuestion, isAsked, isUrgent },
      signal,
    );
    const seconds = getSeconds();
    const question = (isAsked() ? passed : reply.parts['question']) as string | null;
    const shown = await judge(question ?? askFreely(answer, asked), answer, asked, language);
    const { repaired, dropped } = reply;
    const { insights, facts } = reply.parts as unknown as Reply;
    return {
      seconds,
      firstWord,
      shown,
      isOwn: question !== null && question !== echo(answer),
      hasInsight: insights.length > 0,
      hasFact: facts.length > 0,
      repaired,
      dropped,
      error: null,
    };
  } catch (error) {
    if (!(error instanceof InterviewerError)) throw error;
    const seconds = getSeconds();
    return { seconds, firstWord, shown: null, ...nothing, error: error.message };
  }
}

async function play(client: ModelClient, { answers, language = 'English' }: Story): Promise<readonly Result[]> {
  const results: Result[] = [];
  const turns: Turn[] = [];
  let question = opening;
  for (const answer of answers) {
    const turn = { question, answer };
    turns.push(turn);
    const result = await ask(client, turns, turn, language);
    results.push(result);
    question = result.shown?.question ?? question;
  }
  return results;
}

function share<One>(results: readonly One[], test: (result: One) => boolean): string {
  const count = results.filter(test).length;
  return `${count} of ${results.length} (${Math.round((100 * count) / Math.max(results.length, 1))}%)`;
}

function describeTimes(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined ? 'none' : `median ${median.toFixed(1)}, longest ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}

function describeShown(results: readonly Result[]): readonly string[] {
  const shown = results.map((result) => result.shown);
  return [
    `  Exactly one question:     ${share(shown, (one) => one?.question.match(/[?？]+/g)?.length === 1)}`,
    `  In the writer's language: ${share(shown, (one) => one?.isInLanguage === true)}`,
    `  Builds on the answer:     ${share(shown, (one) => one?.buildsOn === true)}`,
    `  Repeats an earlier one:   ${share(shown, (one) => one?.isRepeated === true)}`,
  ];
}

function summarise(results: readonly Result[]): string {
  const own = results.filter(({ isOwn }) => isOwn);
  return [
    `What the writer sees: ${results.filter(({ error }) => error !== null).length} of ${results.length} failed`,
    ...describeShown(results),
    `Questions of the model:     ${share(results, ({ isOwn }) => isOwn)}. The free play asks the others`,
    ...describeShown(own),
    `With an insight:            ${share(results, ({ hasInsight }) => hasInsight)}`,
    `With a fact:                ${share(results, ({ hasFact }) => hasFact)}`,
    `Repaired responses:         ${share(results, ({ repaired }) => repaired)}`,
    `Responses with drops:       ${share(results, ({ dropped }) => dropped.length > 0)}`,
    `Seconds to first word:      ${describeTimes(results.flatMap(({ firstWord }) => firstWord ?? []))}`,
    `Seconds to the question:    ${describeTimes(results.map(({ seconds }) => seconds))}`,
  ].join('\n');
}

const usage = 'Usage: node scripts/interviewer-eval.ts --interviewer <url> --model <name> [--stories 3]';

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { interviewer: { type: 'string' }, model: { type: 'string' }, stories: { type: 'string' } },
  });
  const models = readModels(values);
  if (models === null)
    throw new UsageError('--interviewer is required: an OpenAI-compatible address, and --model its model.');
  const key = process.env['INTERVIEWER_API_KEY'];
  const client = createModelClient({ ...models.interviewer, role: 'interviewer', key, timeout }, null);
  const stories = (readYaml('scripts/interviewer-eval/stories.yaml').data as Story[]).slice(
    0,
    Number(values.stories ?? 10),
  );
  const all: Result[] = [];
  for (const story of stories) {
    console.log(`\n${story.name}`);
    const results = await play(client, story);
    for (const { shown, isOwn, repaired, dropped, error, seconds, firstWord } of results) {
      const times = `${(firstWord ?? seconds).toFixed(1).padStart(6)} s ${seconds.toFixed(1).padStart(6)} s`;
      const notes = [...(isOwn ? [] : ['free play']), ...(repaired ? ['repaired'] : []), ...dropped].join('; ');
      console.log(`${times}  ${shown?.question ?? error ?? ''}${notes && ` [${notes}]`}`);
    }
    if (!results.some(({ isOwn }) => isOwn)) process.exitCode = 1;
    all.push(...results);
  }
  console.log(`\n${models.interviewer.model}, ${stories.length} stories, ${all.length} turns\n${summarise(all)}`);
});
