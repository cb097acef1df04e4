/** Causes every event that the contract's operations declare, once each. An operation without a handler emits nothing yet. */
import { describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { createHandlers } from '#mocks/domains/registry.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import { type LiveMock, LiveWriter, startLiveMock } from './live-writer.ts';
import { endCleanly, webm, Writer } from './mock-writer.ts';

const work = 20_000;
const salt = '/api/v1/projects/the-salt-road';

/** Asks six questions by voice, enough for the achievement. With `fails` each is tried twice. */
async function interview(writer: Writer, fails: boolean): Promise<void> {
  await writer.startSession();
  await writer.signIn();
  const talk = await writer.start('projects/the-salt-road/narrative-elements/mara-ellery');
  for (let turn = 0; turn < 6; turn += 1) {
    const fault = { operation_id: 'chatMessageAnswer', work_error: 'The recording could not be read.' };
    if (fails) await writer.ok('POST', '/__mock/session/faults', { body: fault });
    await writer.answerAudio(talk, webm(1000));
    await writer.advance(work);
    if (fails) await writer.ok('POST', (await writer.latest(talk)).actions?.retry?.url ?? '');
    await writer.advance(work);
  }
  await writer.ok('POST', (await writer.latest(talk)).actions?.skip?.url ?? '');
  await writer.advance(work);
  await writer.finish(talk);
}

async function updateSummary(writer: Writer): Promise<void> {
  const form = new FormData();
  form.append('identifier', '41');
  form.append('message', '');
  form.append('audio', new File([webm(1000)], 'update.webm', { type: 'audio/webm' }));
  await writer.ok('POST', '/api/v1/user-summaries/update/process', { form });
  await writer.advance(work);
}

async function workInProject(writer: Writer): Promise<void> {
  const note = `${salt}/notes/701`;
  const element = { type: 'characters', name: 'The harbour master', related_to: 'mara-ellery' };
  const content = { type: 'doc', content: [{ type: 'paragraph' }] };
  await writer.ok('POST', `${salt}/elements`, { body: element });
  const { data } = await writer.ok<{ data: { version: number } }>('GET', note);
  await writer.ok('PATCH', note, { body: { version: data.version, title: 'Tides' } });
  await writer.ok('DELETE', note);
  await writer.ok('POST', `${note}/restore`);
  const added = await writer.ok<{ data: { id: number } }>('POST', `${note}/sections`, { body: { content } });
  const section = `${note}/sections/${added.data.id}`;
  await writer.ok('PATCH', section, { body: { version: 1, title: 'New' } });
  await writer.ok('DELETE', section);
  const text = await writer.ok<{ data: { version: number } }>('GET', `${salt}/document`);
  await writer.ok('PUT', `${salt}/document`, { body: { version: text.data.version, content } });
  await writer.ok('POST', '/api/v1/reconciliations/salt-road-november/process');
  await writer.advance(work);
}

/** What only a model causes: new elements, corrected recordings, a summary at the end. Six recordings are enough here too. */
async function liveInterview({ fake, server }: LiveMock): Promise<void> {
  const writer = await new LiveWriter(server.origin, 'live').open();
  const talk = await writer.start('projects/the-salt-road/narrative-elements/mara-ellery');
  const nameElement = (name: string): void => {
    fake.replyWith({ changes: [{ element: null, type: 'places', name, field: 'Description', value: 'It waits.' }] });
  };
  nameElement('The landing');
  await writer.answer(talk, 'The landing counts her.');
  nameElement('The well');
  fake.failNext('overloaded');
  await writer.answer(talk, 'There is a well.');
  await writer.retry(talk);
  fake.hear('');
  for (let turn = 0; turn < 6; turn += 1) {
    nameElement(`Place ${turn}`);
    await writer.answerAudio(talk, webm(1000));
    await writer.settle();
    const url = (await writer.latest(talk)).actions?.transcription?.url ?? '';
    await writer.ok('POST', url, { body: { transcription: `This is place ${turn}.` } });
    await writer.settle();
  }
  const story = await writer.newStory();
  await writer.answer(story, 'A street that nobody lights.');
  await writer.ok('POST', (await writer.latest(story)).actions?.skip?.url ?? '');
  await writer.settle();
  await writer.finish(story);
  await writer.settle();
}

describe('events declared by operations', () => {
  it('sends every declared event when its operation runs', async () => {
    const environment = await createMockServer();
    const emissions = async (origin = environment.origin): Promise<control['schemas']['Coverage']['emissions']> => {
      const looker = new Writer(origin, 'looker');
      return (await looker.ok<{ data: control['schemas']['Coverage'] }>('GET', '/__mock/coverage')).data.emissions;
    };
    const declared = await emissions();
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter((emission) => emission.count > 0)).toEqual([]);
    await interview(new Writer(environment.origin, 'at-once'), false);
    const writer = new Writer(environment.origin, 'tried-twice');
    await interview(writer, true);
    await updateSummary(writer);
    await workInProject(writer);
    const handlers = createHandlers({ key: '', secret: '' }, createBroadcasts());
    const live = await startLiveMock();
    await liveInterview(live);
    const sentLive = (await emissions(live.server.origin)).filter((emission) => emission.count > 0);
    const toName = (emission: (typeof sentLive)[number]): string =>
      `${emission.operation_id} ${emission.channel} ${emission.message}`;
    const liveNames = new Set(sentLive.map(toName));
    const missing = (await emissions()).filter((emission) => emission.count === 0 && !liveNames.has(toName(emission)));
    expect(missing.filter((emission) => emission.operation_id in handlers)).toEqual([]);
    await endCleanly(environment);
    await endCleanly(live.server);
    await live.fake.close();
  });
});
