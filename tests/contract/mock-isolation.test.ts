/** 50 writers at once, steps in random order: each receives, and is charged for, only her own data. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTestSeed } from '#config/test-seed.ts';
import { createRandom } from '#mocks/engine/random.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { answerByVoice, answerText, enter, look, startStory, type Talk } from './full-walkthrough.ts';
import { imageForm, png } from './mock-picture.ts';
import { endCleanly } from './mock-writer.ts';
import { firstDifference, RecordedUser } from './recorded-user.ts';

const work = 10_000;
const lanes = 16;

type Step = () => Promise<unknown>;

function createSteps(writer: RecordedUser, scenario: string): Step[] {
  let talk: Talk | null = null;
  const withTalk =
    (step: (talk: Talk) => Promise<void>): Step =>
    () =>
      talk ? step(talk) : Promise.resolve();
  const control = (path: string, json: object): Promise<unknown> =>
    writer.request('POST', `/__mock/session${path}`, { json });
  return [
    () => enter(writer, scenario),
    () => writer.connect(['private-App.Models.User.1', 'private-project.11']),
    async () => (talk = await startStory(writer)),
    withTalk((talk) => answerText(writer, talk, `${writer.name} said this, and nobody else did.`)),
    () => control('/faults', { operation_id: 'projectList', status: 503 }),
    () => writer.advance(work),
    () => control('/connection', { action: 'double', times: 1 }),
    () => writer.request('POST', '/api/v1/projects', { json: { name: `The book of ${writer.name}` } }),
    withTalk((talk) => answerByVoice(writer, talk)),
    () => writer.request('GET', '/api/v1/projects'),
    () => writer.request('GET', '/api/v1/projects'),
    async () => {
      const bytes = png(64, 64);
      bytes.set(Buffer.from(writer.name), 64);
      await writer.request('POST', '/api/v1/user/avatar', { form: renamed(imageForm(bytes)) });
    },
    async () => {
      const user = await writer.request<{ data: { image: string | null } }>('GET', '/api/v1/auth/user');
      await writer.request('GET', user?.data.image ?? '/media/images/1');
    },
    () => control('/connection', { action: 'drop' }),
    () => writer.cutOff(),
    () =>
      writer.request('POST', '/api/v1/auth/federate', {
        json: {
          email: 'demo@lamplight.test',
          use_code: true,
          referral_code: null,
          tz: 'UTC',
          locale: 'en',
          ua: writer.name,
        },
      }),
    () => writer.request('GET', '/__mock/mailbox'),
    () => look(writer, ['', '/log', '/ledger']),
  ];
}

function renamed(form: FormData): FormData {
  const avatar = new FormData();
  avatar.append('avatar', form.get('image') ?? '');
  return avatar;
}

/** Tokens, cookies and sign-in codes, which differ between sessions. */
const secret =
  /(?<=\d\|)[A-Za-z0-9]{48}|(?<=(?:XSRF-TOKEN|lamplight-session)=)[^;]+|(?<="(?:link_)?code":"|code=)[A-Za-z0-9]+/g;

function flushWithoutSecrets(writer: RecordedUser): string {
  return writer.flush().replaceAll(secret, '{secret}');
}

/** Runs all steps, each from a random writer; the same seed picks the same order. */
async function mix(writers: readonly Step[][], seed: number): Promise<void> {
  const random = createRandom(seed);
  const waiting = [...writers];
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const [steps] = waiting.splice(random.below(waiting.length), 1);
      await steps?.shift()?.();
      if (steps && steps.length > 0) waiting.push(steps);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

let environment: MockServer;
beforeAll(async () => {
  environment = await createMockServer();
});
afterAll(() => endCleanly(environment));

// Each night repeats it with other seeds.
it('serves 50 concurrent writers without mixing their data', async () => {
  const { origin } = environment;
  const scenarios = await new RecordedUser(origin, 'looker').control('scenarios', undefined, 'GET');
  const names = (scenarios as { data: { name: string }[] }).data.map(({ name }) => name);
  // The long-time writer's scenario starts slowly, so use it only once.
  const quick = names.filter((name) => name !== 'long-time-writer');
  const scenarioAt = (index: number): string =>
    index === 0 ? 'long-time-writer' : (quick[index % quick.length] ?? 'first-story');
  const alone = new Map<string, string>();
  for (const [index, scenario] of names.entries()) {
    const writer = new RecordedUser(origin, `writer-0-${String(index).padStart(2, '0')}`);
    for (const step of createSteps(writer, scenario)) await step();
    alone.set(scenario, flushWithoutSecrets(writer));
  }
  expect([...alone.values()].join('').match(/^frame .*MessageStatus|^frame /gm)?.length).toBeGreaterThan(40);
  const seed = readTestSeed();
  const writers = Array.from(
    { length: 50 },
    (_, index) => new RecordedUser(origin, `writer-1-${String(index).padStart(2, '0')}`),
  );
  await mix(
    writers.map((writer, index) => createSteps(writer, scenarioAt(index))),
    seed,
  );
  for (const [index, writer] of writers.entries()) {
    const difference = firstDifference(flushWithoutSecrets(writer), alone.get(scenarioAt(index)));
    expect({ writer: writer.name, seed, difference }).toEqual({ writer: writer.name, seed, difference: null });
  }
  // Without the session's id, which follows.
  const tokens = writers.map(({ token }) => token.slice(0, '1|'.length + 48));
  expect(new Set(tokens).size).toBe(writers.length);
}, 300_000);
