/**
 * Plays short prepared stories against a model and reports how it interviews. The key is INTERVIEWER_API_KEY. Exit 1: a
 * story without a single question.
 */
import { parseArgs } from 'node:util';
import { askModel } from '#mocks/live/ask-model.ts';
import { nameLanguage } from '#mocks/live/language.ts';
import { createModelClient, InterviewerError, type ModelClient } from '#mocks/live/model-client.ts';
import { buildsOn, withoutQuotes } from '#mocks/live/own-words.ts';
import { toPrompt } from '#mocks/live/prompt.ts';
import { readYaml } from '#shared/yaml-file.ts';
import { runCommand, UsageError } from './command.ts';
import { readModels } from './start/options.ts';

type Story = { readonly name: string; readonly language?: string; readonly answers: readonly string[] };
type Turn = { readonly question: string; readonly answer: string };

/** How one question turned out. A failed one has only `error`. */
type Result = {
  readonly seconds: number;
  /** Until the first word could be read on screen. Null if the server doesn't stream, or thinks aloud. */
  readonly firstWord: number | null;
  /** Null if the free play asks instead: it quotes the answer. */
  readonly question: string | null;
  readonly isInLanguage: boolean;
  readonly isRepeated: boolean;
  readonly buildsOn: boolean;
  readonly repaired: boolean;
  readonly dropped: number;
  readonly error: string | null;
};

const opening = 'What story has been following you around? Tell it the way you would tell a friend.';
const timeout = 240_000;

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

/** Unsure counts as right. */
async function isIn(language: string, question: string): Promise<boolean> {
  const guess = await nameLanguage(withoutQuotes(question));
  return guess === language || guess === null;
}

async function ask(client: ModelClient, turns: readonly Turn[], { answer }: Turn, language: string): Promise<Result> {
  const started = performance.now();
  let firstWord: number | null = null;
  const onDraft = (): void => {
    firstWord ??= secondsSince(started);
  };
  const messages = await toPrompt('reply', { about: ['The interview is about a new story.'], turns });
  const asked = turns.map((turn) => turn.question);
  const failed = { question: null, isInLanguage: false, isRepeated: false, buildsOn: false };
  try {
    const { signal } = new AbortController();
    const reply = await askModel(client, { form: 'reply', messages, asked, answer, onDraft }, signal);
    const { question } = reply.parts;
    return {
      ...(typeof question === 'string'
        ? { question, isInLanguage: await isIn(language, question), buildsOn: buildsOn(question, answer) }
        : failed),
      isRepeated: reply.dropped.some((problem) => problem.includes('asked already')),
      ...{ seconds: secondsSince(started), firstWord, repaired: reply.repaired, dropped: reply.dropped.length },
      error: null,
    };
  } catch (error) {
    if (!(error instanceof InterviewerError)) throw error;
    const seconds = secondsSince(started);
    return { ...failed, seconds, firstWord, repaired: false, dropped: 0, error: error.message };
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
    question = result.question ?? question;
  }
  return results;
}

function share(results: readonly Result[], test: (result: Result) => boolean): string {
  const count = results.filter(test).length;
  return `${count} of ${results.length} (${Math.round((100 * count) / Math.max(results.length, 1))}%)`;
}

function describeTimes(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined ? 'none' : `median ${median.toFixed(1)}, longest ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}

function summarise(results: readonly Result[]): string {
  const own = results.filter(({ question }) => question !== null);
  return [
    `Questions of the model:  ${share(results, ({ question }) => question !== null)}`,
    `In the free play's place: ${results.length - own.length}, of them ${results.filter(({ error }) => error !== null).length} failed`,
    `Exactly one question:    ${share(own, ({ question }) => (question?.match(/[?？]+/g)?.length ?? 0) === 1)}`,
    `In the writer's language: ${share(own, ({ isInLanguage }) => isInLanguage)}`,
    `Builds on the answer:    ${share(own, (result) => result.buildsOn)}`,
    `Repeated and dropped:    ${share(results, ({ isRepeated }) => isRepeated)}`,
    `Repaired responses:      ${share(results, ({ repaired }) => repaired)}`,
    `Responses with drops:    ${share(results, ({ dropped }) => dropped > 0)}`,
    `Seconds to first word:   ${describeTimes(results.flatMap(({ firstWord }) => firstWord ?? []))}`,
    `Seconds to the question: ${describeTimes(results.map(({ seconds }) => seconds))}`,
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
    for (const { question, error, seconds, firstWord } of results) {
      const times = `${(firstWord ?? seconds).toFixed(1).padStart(6)} s ${seconds.toFixed(1).padStart(6)} s`;
      console.log(`${times}  ${question ?? error ?? 'No question. The free play asks one.'}`);
    }
    if (results.every(({ question }) => question === null)) process.exitCode = 1;
    all.push(...results);
  }
  console.log(`\n${models.interviewer.model}, ${stories.length} stories, ${all.length} turns\n${summarise(all)}`);
});
