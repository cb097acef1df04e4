/** More sessions than fit in memory: idle ones are evicted and restored later. */
import { expect, it } from 'vitest';
import { createMockServer } from '#mocks/mock-server.ts';
import { endCleanly, Writer } from './mock-writer.ts';

/** Enough to evict all earlier sessions. */
const crowd = 560;

it('restores evicted sessions and completes waiting requests when memory is full', async () => {
  const environment = await createMockServer();
  const { origin } = environment;
  const idle = new Writer(origin, 'idle');
  await idle.startSession();
  await idle.signIn();
  const talk = await idle.newStory();
  await idle.answerText(talk, 'This is here when I come back.');
  await idle.advance(20_000);
  // Only a read uses up this fault, so no write follows it.
  const fault = { operation_id: 'storyList', status: 503 };
  await idle.ok('POST', '/__mock/session/faults', { body: fault });
  expect((await idle.request('GET', '/api/v1/stories')).status).toBe(503);

  const waiting = new Writer(origin, 'waiting');
  await waiting.startSession();
  await waiting.signIn();
  const latency = { operation_id: 'projectCreate', latency_ms: 5000 };
  await waiting.ok('POST', '/__mock/session/faults', { body: latency });
  const late = waiting.ok<{ data: { name: string } }>('POST', '/api/v1/projects', { body: { name: 'Slow water' } });
  type Read = { data: { faults: unknown[] } };
  while ((await waiting.ok<Read>('GET', '/__mock/session')).data.faults.length > 0);

  const join = (index: number): Promise<unknown> =>
    new Writer(origin, `crowd-${index}`).request('GET', '/api/v1/stories');
  for (let index = 0; index < crowd; index += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => join(index + more)));
  // The empty log proves that the session was evicted.
  expect(await idle.log()).toEqual([]);
  expect((await idle.request('GET', '/api/v1/stories')).status).toBe(200);
  expect((await idle.turns(talk))[0]?.answer).toBe('This is here when I come back.');

  await waiting.advance(5000);
  expect((await late).data.name).toBe('Slow water');
  expect(JSON.stringify(await waiting.ok('GET', '/api/v1/projects'))).toContain('Slow water');
  await endCleanly(environment);
});
