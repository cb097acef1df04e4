/**
 * Plays short prepared stories against a model and reports how it interviews. The key is INTERVIEWER_API_KEY. Exit 1: a
 * story without a single question.
 */
import { parseArgs } from 'node:util';
import { askModel } from '#mocks/live/ask-model.ts';
import { createModelClient, InterviewerError } from '#mocks/live/model-client.ts';
import { toPrompt } from '#mocks/live/prompt.ts';
import { readYaml } from '#shared/yaml-file.ts';
import { runCommand, UsageError } from './command.ts';
import { readModels } from './start/options.ts';

type Story = { readonly name: string; readonly answers: readonly string[] };
type Turn = { readonly question: string; readonly answer: string };

/** How one question turned out. A failed one has only `error`. */
type Result = {
  readonly seconds: number;
  readonly question: string | null;
  readonly isOne: boolean;
  readonly isRepeated: boolean;
  readonly buildsOn: boolean;
  readonly repaired: boolean;
  readonly dropped: number;
  readonly error: string | null;
};

const opening = 'What story has been following you around? Tell it the way you would tell a friend.';
const timeout = 240_000;
const longWord = 5;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Whether a question uses one of the answer's longer words. */
function buildsOn(question: string, answer: string): boolean {
  const words = new Set(wordsOf(answer).filter(({ length }) => length >= longWord));
  return wordsOf(question).some((word) => words.has(word)) || words.size === 0;
}

async function play(client: ReturnType<typeof createModelClient>, { answers }: Story): Promise<readonly Result[]> {
  const results: Result[] = [];
  const turns: Turn[] = [];
  let question = opening;
  for (const answer of answers) {
    turns.push({ question, answer });
    const started = performance.now();
    const messages = toPrompt('reply', { about: ['The interview is about a new story.'], turns });
    const asked = turns.map((turn) => turn.question);
    const failed = { question: null, isOne: false, isRepeated: false, buildsOn: false, repaired: false, dropped: 0 };
    try {
      const { parts, repaired, dropped } = await askModel(
        client,
        { form: 'reply', messages, asked },
        new AbortController().signal,
      );
      const seconds = (performance.now() - started) / 1000;
      const next = typeof parts['question'] === 'string' ? parts['question'] : null;
      results.push({
        seconds,
        question: next,
        isOne: next !== null && (next.match(/[?？]+/g)?.length ?? 0) === 1,
        isRepeated: dropped.some((problem) => problem.includes('asked already')),
        buildsOn: next !== null && buildsOn(next, answer),
        repaired,
        dropped: dropped.length,
        error: null,
      });
      question = next ?? question;
    } catch (error) {
      if (!(error instanceof InterviewerError)) throw error;
      results.push({ ...failed, seconds: (performance.now() - started) / 1000, error: error.message });
    }
  }
  return results;
}

function share(results: readonly Result[], test: (result: Result) => boolean): string {
  const count = results.filter(test).length;
  return `${count} of ${results.length} (${Math.round((100 * count) / Math.max(results.length, 1))}%)`;
}

function summarise(results: readonly Result[]): string {
  const seconds = results.map((result) => result.seconds).toSorted((one, other) => one - other);
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
  return [
    `Exactly one question:    ${share(results, ({ isOne }) => isOne)}`,
    `Repeated questions:      ${share(results, ({ isRepeated }) => isRepeated)}`,
    `Builds on the answer:    ${share(results, (result) => result.buildsOn)}`,
    `Repaired responses:      ${share(results, ({ repaired }) => repaired)}`,
    `Responses with drops:    ${share(results, ({ dropped }) => dropped > 0)}`,
    `Failed:                  ${share(results, ({ error }) => error !== null)}`,
    `Seconds per turn:        median ${median.toFixed(1)}, longest ${(seconds.at(-1) ?? 0).toFixed(1)}`,
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
    for (const { question, error, seconds } of results) {
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${question ?? error ?? 'No question.'}`);
    }
    if (results.every(({ question }) => question === null)) process.exitCode = 1;
    all.push(...results);
  }
  console.log(`\n${models.interviewer.model}, ${stories.length} stories, ${all.length} turns\n${summarise(all)}`);
});
