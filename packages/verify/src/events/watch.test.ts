import { beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { unheard, watchByHand } from '../../tests/support/watch-by-hand.ts';
import type { ExpectedEvent } from './expected-event.ts';

const chat = 'private-sessionChat.61';
const results = 'private-chat.61';

function status(value: string, id = 1201): Pick<ReceivedEvent, 'event' | 'data'> {
  return {
    event: 'chatMessage.statusUpdated',
    data: JSON.stringify({ chat_message_id: id, status: value }),
  };
}

const processed = {
  event: 'userMessage.processed',
  data: JSON.stringify({ chat_message_id: 1201, status: 'completed' }),
};
const transcribed = {
  event: 'ChatMessageTranscribed',
  data: JSON.stringify({ chat_message_id: 1201, transcription: 'Her name is Wren.' }),
};
const paper = 'private-document.701';

function noted(version: number): Pick<ReceivedEvent, 'event' | 'data'> {
  return {
    event: 'note.updated',
    data: JSON.stringify({ identifier: 701, data: { version } }),
  };
}

const expectedNote: ExpectedEvent = { channel: 'document', id: 701, message: 'note.updated' };
const expectedStatus: ExpectedEvent = { channel: 'sessionChat', id: 61, message: 'chatMessage.statusUpdated' };
const expectedProcessed: ExpectedEvent = { channel: 'chat', id: 61, message: 'userMessage.processed' };

let contract: Contract;
beforeAll(async () => {
  contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
});

function byHand() {
  return watchByHand(contract);
}

describe('expected event', () => {
  it('waits for expected events only until they arrive', async () => {
    const { watch, comes, clock, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    comes(results, processed, 2000);
    const { missing, events } = await watch.settle([expectedStatus, expectedProcessed]);
    await watch.finish();
    expect(missing).toEqual([]);
    expect(events.map(({ name }) => name)).toEqual(['chatMessage.statusUpdated', 'userMessage.processed']);
    expect(clock.now()).toBeLessThan(3000);
    expect(reported()).toEqual([]);
  });

  it('stops waiting when an event prevents it', async () => {
    const { watch, comes, clock, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('failed'), 1000);
    const unless = { message: 'chatMessage.statusUpdated', payload: { status: 'failed' } };
    const created: ExpectedEvent = { channel: 'sessionChat', id: 61, message: 'chatMessage.created', unless };
    expect((await watch.settle([created], 1201)).missing).toEqual([]);
    await watch.finish();
    expect(clock.now()).toBeLessThan(3000);
    expect(reported()).toEqual([]);
  });

  it('waits on when the preventing event is about another answer', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('failed', 1199), 1000);
    const unless = { message: 'chatMessage.statusUpdated', payload: { status: 'failed' } };
    const created: ExpectedEvent = { channel: 'sessionChat', id: 61, message: 'chatMessage.created', unless };
    expect((await watch.settle([created], 1201)).missing).toEqual([created]);
    await watch.finish();
    expect(reported().some((line) => line.startsWith('event-missing'))).toBe(true);
  });

  it('reports an event that the response rules out', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'types an answer');
    const emits = contract.rest.operations.get('chatMessageAnswer')?.emits ?? [];
    comes(chat, transcribed);
    await watch.settle(
      [],
      1201,
      emits.filter(({ message }) => message === 'ChatMessageTranscribed'),
    );
    await watch.finish();
    expect(reported()).toEqual([
      'event-unexpected private-sessionChat.{id}: No recent request causes it, and the contract gives no other reason.',
    ]);
  });

  it('reports an event that never arrives as missing once at the end', async () => {
    const { watch, clock, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    const { missing } = await watch.settle([expectedStatus]);
    expect(missing).toEqual([expectedStatus]);
    // Waits another second for slightly late events.
    expect(clock.now()).toBe(11_000);
    expect(reported()).toEqual([]);
    await watch.finish();
    expect(reported()).toEqual([
      "event-missing private-sessionChat.{id}: Expected within 10 seconds of chatMessageAnswer, but it didn't arrive.",
    ]);
  });

  it('reports an event that arrives in a later step as late, not missing', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'), 11_000);
    await watch.settle([expectedStatus]);
    await watch.start('storyList', 'lists');
    await watch.pass(5000);
    await watch.finish();
    expect(reported()).toEqual([
      'event-late private-sessionChat.{id}: Expected within 10 seconds of chatMessageAnswer, but it arrived later.',
    ]);
  });

  it('reports a late event for the previous answer, not for the next request', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    comes(results, processed, 60_500);
    await watch.settle([expectedStatus, expectedProcessed]);
    await watch.start('chatMessageAnswer', 'answers again');
    comes(chat, status('processing', 1202));
    comes(results, { event: processed.event, data: processed.data.replace('1201', '1202') }, 1000);
    const { missing } = await watch.settle([expectedStatus, expectedProcessed]);
    await watch.finish();
    expect(missing).toEqual([]);
    expect(reported()).toEqual([
      'event-late private-chat.{id}: Expected within 60 seconds of chatMessageAnswer, but it arrived later.',
    ]);
  });

  it("reports an event as missing when only the next answer's event arrives", async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    await watch.settle([expectedStatus, expectedProcessed]);
    await watch.start('chatMessageAnswer', 'answers again');
    comes(chat, status('processing', 1202));
    comes(results, { event: processed.event, data: processed.data.replace('1201', '1202') }, 1000);
    await watch.settle([expectedStatus, expectedProcessed]);
    await watch.finish();
    expect(reported().map((line) => line.split(' ')[0])).toEqual(['event-missing']);
  });

  it('reports an event that arrives after the last step as late', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'), 20_000);
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported().map((line) => line.split(' ')[0])).toEqual(['event-late']);
  });

  it('reports a late event that no step waits for', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    await watch.settle([]);
    comes(results, processed, 61_000);
    await watch.pass(70_000);
    await watch.finish();
    expect(reported()).toEqual([
      'event-late private-chat.{id}: Expected within 60 seconds of chatMessageAnswer, but it arrived later.',
    ]);
  });

  it("doesn't accept an event with the right name but other fields", async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    await watch.settle([{ ...expectedStatus, payload: { status: 'completed' } }]);
    await watch.finish();
    expect(reported().map((line) => line.split(' ')[0])).toEqual(['event-missing']);
  });

  it('reports a missing event with the event received instead', async () => {
    const { watch, comes, findings } = byHand();
    await watch.start('noteUpdate', 'renames');
    comes(paper, noted(4));
    await watch.settle([{ ...expectedNote, payload: { data: { version: 5 } } }]);
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => [kind, evidence?.at(-1)])).toEqual([
      [
        'event-missing',
        'received instead: note.updated on private-document.701: {"identifier":701,"data":{"version":4}}',
      ],
    ]);
  });

  it("rejects an expected event that the operation doesn't declare", async () => {
    const { watch } = byHand();
    await watch.start('storyList', 'lists');
    await expect(watch.settle([expectedStatus])).rejects.toThrow(
      "lists: the contract doesn't list chatMessage.statusUpdated on private-sessionChat.61 as caused by storyList.",
    );
  });

  it("doesn't expect events from a broken connection", async () => {
    const { watch, breakOff, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    breakOff();
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported()).toEqual([]);
  });
});

describe('misplaced event', () => {
  it('reports an event with an unexpected id as misplaced', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes('private-sessionChat.62', status('processing'));
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported()).toEqual([
      'event-misplaced private-sessionChat.{id}: It was sent on private-sessionChat.{id} with the wrong id.',
    ]);
  });

  it('reports an event on the wrong channel as misplaced and undeclared', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(results, status('processing'));
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported().at(-1)).toBe(
      'event-misplaced private-sessionChat.{id}: Expected on private-sessionChat.{id}, sent on private-chat.{id}.',
    );
    expect(reported().map((line) => line.split(' ')[0])).toEqual(['undeclared-event', 'event-misplaced']);
  });

  it('reports a misplaced event even if the expected event also arrives', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    comes('private-sessionChat.62', status('processing'));
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported().map((line) => line.split(' ')[0])).toEqual(['event-misplaced']);
  });

  it('reports an event on an unsubscribed channel as misplaced', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(unheard, processed);
    await watch.settle([]);
    await watch.finish();
    expect(reported()).toEqual([
      'event-misplaced private-chat.{id}: It was sent on private-chat.{id} with the wrong id.',
    ]);
  });

  it('accepts an event for another id that a recent request caused', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers one');
    comes('private-sessionChat.62', status('processing'));
    await watch.settle([{ ...expectedStatus, id: 62 }]);
    await watch.start('chatMessageAnswer', 'answers another');
    comes(chat, status('processing'));
    comes('private-sessionChat.62', status('completed'));
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported()).toEqual([]);
  });
});

describe('unexpected event', () => {
  it('reports an event that no recent request causes as unexpected', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('storyList', 'lists');
    comes(chat, status('processing'));
    await watch.settle([]);
    await watch.start('noteUpdate', 'renames');
    await watch.settle([]);
    await watch.pass(300_000);
    comes('private-document.701', { event: 'note.updated', data: '{"identifier":701,"data":{"version":4}}' });
    await watch.finish();
    const text = 'No recent request causes it, and the contract gives no other reason.';
    expect(reported()).toEqual([
      `event-unexpected private-sessionChat.{id}: ${text}`,
      `event-unexpected private-document.{id}: ${text}`,
    ]);
  });

  it('accepts an event that the contract declares as unprompted', async () => {
    const { watch, comes, reported } = byHand();
    comes('private-App.Models.User.1', {
      event: 'toast.notification',
      data: '{"type":"success","title":"Kept","message":"It is kept."}',
    });
    await watch.start('storyList', 'lists');
    await watch.settle([]);
    await watch.finish();
    expect(reported()).toEqual([]);
  });

  it('reports a byte-identical repeat of an expected event as doubled', async () => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    comes(chat, status('processing'));
    comes(chat, status('processing'));
    await watch.settle([expectedStatus]);
    await watch.finish();
    expect(reported()).toEqual(['event-doubled private-sessionChat.{id}: The same event arrived twice.']);
  });
});

describe('event order', () => {
  const after = async (...row: readonly Pick<ReceivedEvent, 'event' | 'data'>[]): Promise<readonly string[]> => {
    const { watch, comes, reported } = byHand();
    await watch.start('chatMessageAnswer', 'answers');
    for (const one of row) comes(chat, one);
    await watch.settle([]);
    await watch.finish();
    return reported();
  };

  it('accepts the order from transcribing to completed', async () => {
    const row = ['transcribing', 'processing', 'generating_insights', 'generating_question', 'completed'];
    const [first = '', ...rest] = row;
    expect(await after(status(first), transcribed, ...rest.map((name) => status(name)))).toEqual([]);
  });

  it('reports a status that goes backwards', async () => {
    expect(await after(status('completed'), status('processing'))).toEqual([
      'event-order private-sessionChat.{id}: Status processing arrived after completed for the same message.',
    ]);
  });

  it('reports a transcript that arrives after completed', async () => {
    expect(await after(status('completed'), transcribed)).toEqual([
      'event-order private-sessionChat.{id}: The transcript arrived after completed for the same message.',
    ]);
  });

  it('tracks each answer separately and restarts after a failure', async () => {
    expect(await after(status('completed'), status('processing', 1202))).toEqual([]);
    expect(await after(status('generating_insights'), status('failed'), status('processing'))).toEqual([]);
  });
});
