import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Reply, webm, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

const work = 10_000;
const marked = '> Updated by voice on 12 November. Your recording is saved, but this demo doesn’t transcribe it.';

let environment: MockServer;
let writer: Writer;
forEachUser(
  (context) => {
    ({ environment, writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

function createForm(
  fields: Readonly<Record<string, string | number>>,
  audio: Uint8Array<ArrayBuffer> | null,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (audio) form.append('audio', new File([audio], 'update.webm', { type: 'audio/webm;codecs=opus' }));
  return form;
}

function send(
  fields: Readonly<Record<string, string | number>>,
  audio: Uint8Array<ArrayBuffer> | null,
): Promise<Reply> {
  return writer.request('POST', '/api/v1/user-summaries/update/process', { form: createForm(fields, audio) });
}

async function summary(id = 41): Promise<Schemas['Summary']> {
  return (await writer.ok<Schemas['SummaryResponse']>('GET', `/api/v1/user-summaries/${id}`)).data;
}

describe('recorded summary update', () => {
  it('stores the recording byte for byte, processes it and updates the summary', async () => {
    const before = await summary();
    const bytes = webm(120_001);
    const { status, body } = await send({ identifier: 41, message: '' }, bytes);
    expect([status, body]).toEqual([200, { chat_message_id: 1201 }]);
    expect(await summary()).toEqual(before);
    expect(await writer.events()).toEqual([]);

    await writer.advance(work);
    const after = await summary();
    expect(after.content).toBe(`${before.content}\n\n${marked}`);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await writer.events()).toEqual([
      'App.Models.User.1: userMessage.processed completed',
      'App.Models.User.1: userSummaryUpdate.completed',
    ]);
    const events = (await writer.log()).flatMap((entry) =>
      entry.kind === 'event' ? [JSON.parse(entry.data) as unknown] : [],
    );
    expect(events).toEqual([
      { chat_message_id: 1201, status: 'completed' },
      { identifier: 41, chat_message_id: 1201 },
    ]);

    const response = await fetch(`${environment.origin}/media/recordings/1201`, {
      headers: { 'X-Mock-Session': writer.session },
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const ledger = await writer.ok<{ data: unknown[] }>('GET', '/__mock/session/ledger');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(ledger.data).toMatchObject([
      { session_chat_id: null, chat_message_id: 1201, kind: 'audio', bytes: 120_001, sha256 },
    ]);
  });

  it('updates the summary of a conversation without adding a turn to the conversation', async () => {
    const talk = await writer.start('summaries/42');
    const { status, body } = await send({ sessionChatId: talk.session_chat_id, message: '' }, webm(3000));
    expect([status, body]).toEqual([200, { chat_message_id: 1202 }]);
    await writer.advance(work);
    expect((await summary(42)).content).toContain(marked);
    expect((await summary(41)).content).not.toContain(marked);
    expect((await writer.latest(talk)).chat_message).toEqual(talk.chat_message);
    expect(await writer.turns(talk)).toEqual([]);
    const ledger = await writer.ok<{ data: unknown[] }>('GET', '/__mock/session/ledger');
    expect(ledger.data).toMatchObject([{ session_chat_id: talk.session_chat_id, chat_message_id: 1202 }]);
  });

  it('reports a failed update and leaves the summary unchanged', async () => {
    const before = await summary();
    const fault = { operation_id: 'summaryUpdateProcess', work_error: 'The recording could not be read.' };
    await writer.ok('POST', '/__mock/session/faults', { body: fault });
    expect((await send({ identifier: 41, message: '' }, webm(3000))).status).toBe(200);
    await writer.advance(work);
    expect(await summary()).toEqual(before);
    expect(await writer.events()).toEqual(['App.Models.User.1: userMessage.processed failed']);
  });

  it('rejects an invalid update without storing it', async () => {
    const story = await writer.newStory();
    const invalidAudio = new TextEncoder().encode('This is a letter.');
    const refusals: [Parameters<typeof send>, number, object][] = [
      [[{ identifier: 41, message: '' }, null], 422, { errors: { audio: ['The audio field is required.'] } }],
      [
        [{ identifier: 41, message: '' }, invalidAudio],
        422,
        { errors: { audio: ['The audio field must be a file of type: webm, mp3, wav, m4a, ogg.'] } },
      ],
      [
        [{ sessionChatId: story.session_chat_id, message: '' }, webm(3000)],
        422,
        { errors: { sessionChatId: ['The selected session chat id is invalid.'] } },
      ],
      [[{ identifier: 999, message: '' }, webm(3000)], 404, {}],
      [[{ sessionChatId: 999, message: '' }, webm(3000)], 404, {}],
    ];
    for (const [input, status, body] of refusals) {
      const response = await send(...input);
      expect(response.status, JSON.stringify(input[0])).toBe(status);
      expect(response.body).toMatchObject(body);
    }
    await writer.advance(work);
    expect(await writer.events()).toEqual([]);
    expect(await writer.ok('GET', '/__mock/session/ledger')).toEqual({ data: [] });
  });
});
