import { describe, expect, it } from 'vitest';
import type { ExpectedEvent } from '#verify/events/expected-event.ts';
import { run, step } from '../../tests/support/scripted-run.ts';
import type { Step } from './workflow-document.ts';

describe('event that the contract says the request causes', () => {
  const salt = '/api/v1/projects/the-salt-road';
  const user = {
    'GET /api/v1/auth/user': [{ status: 200, json: { data: { id: 7, name: 'Ada', email: 'a@b.test' } } }],
  };
  const create = (payload: object): Step =>
    step('create', 'elementCreate', {
      'x-writes': true,
      parameters: [{ name: 'project', in: 'path', value: 'the-salt-road' }],
      requestBody: { payload },
      successCriteria: [{ condition: '$statusCode == 201' }],
    });
  const replies = {
    ...user,
    [`GET ${salt}`]: [{ status: 200, json: { data: { id: 501 } } }],
    [`GET ${salt}/elements/mara-ellery`]: [{ status: 200, json: { data: { id: 101 } } }],
    [`POST ${salt}/elements`]: [{ status: 201, json: { data: { id: 140 } } }],
  };
  const channels = (settled: readonly (readonly ExpectedEvent[])[]): readonly string[] =>
    settled.flat().map(({ channel, id, message }) => `${message} on ${channel} ${id}`);

  it("expects it for the writer's id and for the id of a slug", async () => {
    const { listened, settled } = await run(
      [create({ type: 'places', name: 'A', related_to: 'mara-ellery' })],
      replies,
    );
    expect(listened).toEqual(['project 501', 'user 7', 'element 101']);
    expect(channels(settled)).toEqual([
      'elements.created on project 501',
      'elements.created on user 7',
      'elements.created on element 101',
    ]);
  });

  it('looks each id up once in a workflow', async () => {
    const twice = create({ type: 'places', name: 'A' });
    const { asked } = await run([twice, { ...twice, stepId: 'again' }], replies);
    expect(asked.filter(({ method }) => method === 'GET').map(({ target }) => target)).toEqual([
      salt,
      '/api/v1/auth/user',
    ]);
  });

  it('rules it out when its condition is false', async () => {
    const { settled, ruledOut } = await run([create({ type: 'places', name: 'A' })], replies);
    expect(channels(settled)).toEqual(['elements.created on project 501', 'elements.created on user 7']);
    expect(ruledOut).toEqual([['elements.created on element']]);
  });

  it('rules all of them out when the request is rejected', async () => {
    const refused = { ...replies, [`POST ${salt}/elements`]: [{ status: 422, json: { message: '' } }] };
    const { settled, ruledOut } = await run([create({ type: 'places', name: '' })], refused);
    expect(settled).toEqual([[]]);
    expect(ruledOut[0]).toHaveLength(3);
  });

  it('expects it until an event that prevents it', async () => {
    const skip = step('skip', 'chatMessageSkip', {
      'x-writes': true,
      parameters: [
        { name: 'session_chat', in: 'path', value: 61 },
        { name: 'chat_message', in: 'path', value: 1201 },
      ],
    });
    const { settled } = await run([skip], {
      'POST /api/v1/conversation/session-chats/61/chat-messages/1201/skip': [
        { status: 200, json: { chat_message_id: 1201, status: 'generating_question' } },
      ],
    });
    expect(settled).toEqual([
      [
        { channel: 'sessionChat', id: 61, message: 'chatMessage.statusUpdated' },
        ...['sessionChat', 'chat'].map((channel) => ({
          channel,
          id: 61,
          message: 'chatMessage.created',
          unless: { message: 'sessionChat.finished' },
        })),
      ],
    ]);
  });
});
