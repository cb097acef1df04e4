import { describe, expect, it } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Conversation, webm, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { scenario: 'reconciliation' },
);

const work = 10_000;

function talkAboutMara(): Promise<Conversation> {
  return writer.ok('GET', '/api/v1/conversation/projects/the-salt-road/narrative-elements/mara-ellery');
}

async function waiting(): Promise<string | null | undefined> {
  return (await writer.ok<Schemas['ProjectResponse']>('GET', '/api/v1/projects/the-salt-road')).data
    .reconciliation_slug;
}

async function changes(): Promise<unknown[]> {
  const path = `/api/v1/reconciliations/${await waiting()}`;
  const { data } = await writer.ok<Schemas['ReconciliationResponse']>('GET', path);
  return data.items.map(({ field, was, now, element }) => [element?.slug ?? null, field, was, now]);
}

describe('answer that contradicts its project', () => {
  it('proposes changes from a spoken answer, each with the current value', async () => {
    const talk = await talkAboutMara();
    expect(await waiting()).toBeNull();
    await writer.answerAudio(talk, webm(2000));
    await writer.advance(work);
    expect(await changes()).toEqual([
      ['mara-ellery', 'Believes', 'That she is the one who got away', expect.stringContaining('asked to stay')],
      ['mara-ellery', 'Age', 'Thirty', 'Thirty-one'],
      ['the-house', 'Description', expect.stringContaining('somebody’s pocket'), expect.stringContaining('Tobias')],
      [null, 'New character', null, 'The harbour master, who knows who paid for the road'],
    ]);
    const { data } = await writer.finish(talk);
    expect(data?.reconciliation_slug).toBe('the-salt-road-1');
  });

  it('proposes the typed text and replaces it when the question is answered again', async () => {
    const talk = await talkAboutMara();
    const [question] = [talk.chat_message?.id ?? 0];
    await writer.answerText(talk, 'Nobody did. She waited all night.');
    await writer.advance(work);
    const proposedText = 'That she is the one who got away';
    expect(await changes()).toEqual([['mara-ellery', 'Believes', proposedText, 'Nobody did.']]);
    const path = `/api/v1/conversation/session-chats/${talk.session_chat_id}/chat-messages/${question}/answer`;
    const form = new FormData();
    form.set('message', 'Tobias did.');
    form.set('session_chat_id', String(talk.session_chat_id));
    await writer.ok('POST', path, { form });
    await writer.advance(work);
    expect(await changes()).toEqual([['mara-ellery', 'Believes', proposedText, 'Tobias did.']]);
  });
});
