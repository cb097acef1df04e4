import { beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { watchByHand } from '../../tests/support/watch-by-hand.ts';
import type { ExpectedEvent } from './expected-event.ts';

const paper = 'private-document.701';

function noted(version: number): Pick<ReceivedEvent, 'event' | 'data'> {
  return {
    event: 'note.updated',
    data: JSON.stringify({ identifier: 701, data: { version } }),
  };
}

const expectedNote: ExpectedEvent = { channel: 'document', id: 701, message: 'note.updated' };
const results = 'private-chat.61';
const processed = {
  event: 'userMessage.processed',
  data: JSON.stringify({ chat_message_id: 1201, status: 'completed' }),
};
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

describe('late event of an earlier request', () => {
  const threeRenames = async (...delays: readonly (number | null)[]) => {
    const { watch, comes, findings, clock } = byHand();
    const took: number[] = [];
    for (const [index, delay] of delays.entries()) {
      const startedAt = clock.now();
      await watch.start('noteUpdate', `rename ${index + 1}`);
      if (delay !== null) comes(paper, noted(index + 1), delay);
      await watch.settle([expectedNote]);
      took.push(clock.now() - startedAt);
    }
    await watch.finish();
    const reported = findings().map(({ kind, count, evidence }) => `${kind} × ${count}: ${evidence?.[0]}`);
    return { notices: reported, took };
  };

  it('reports late events when the events of all requests are late', async () => {
    const { notices } = await threeRenames(7000, 7000, 7000);
    // The first one counts as the second request's, which it follows in time.
    expect(notices).toEqual(['event-late × 2: rename 1']);
  });

  it('reports only the earlier event as late when later events arrive in time', async () => {
    expect((await threeRenames(7000, 1500, 100)).notices).toEqual(['event-late × 1: rename 1']);
  });

  it("reports the earlier event as missing when only the later requests' events arrive", async () => {
    const { notices, took } = await threeRenames(null, 100, 200);
    expect(notices).toEqual(['event-missing × 1: rename 1']);
    expect(took).toEqual([6000, 100, 200]);
  });

  it("doesn't count a late event as a later event with other expected fields", async () => {
    const { watch, comes, findings } = byHand();
    for (const version of [1, 2]) {
      await watch.start('noteUpdate', `rename ${version}`);
      if (version === 1) comes(paper, noted(1), 7000);
      await watch.settle([{ ...expectedNote, payload: { data: { version } } }]);
    }
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => `${kind}: ${evidence?.[0]}`)).toEqual([
      'event-late: rename 1',
      'event-missing: rename 2',
    ]);
  });

  it('assigns an event to the later request when both requests expect the same fields', async () => {
    const { watch, comes, findings } = byHand();
    for (const step of ['rename', 'restore']) {
      await watch.start('noteUpdate', step);
      if (step === 'restore') comes(paper, noted(2));
      await watch.settle([{ ...expectedNote, payload: { data: { version: 2 } } }]);
    }
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => `${kind}: ${evidence?.[0]}`)).toEqual(['event-missing: rename']);
  });

  it('assigns an event to the later request, which expects no fields, when it fits both', async () => {
    const { watch, comes, findings } = byHand();
    await watch.start('noteUpdate', 'rename');
    await watch.settle([{ ...expectedNote, payload: { data: { version: 2 } } }]);
    await watch.start('noteDelete', 'delete');
    comes(paper, noted(2));
    await watch.settle([expectedNote]);
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => `${kind}: ${evidence?.[0]}`)).toEqual(['event-missing: rename']);
  });

  it('reports a missing event though the next answer causes more than one of its name', async () => {
    const { watch, comes, findings } = byHand();
    for (const id of [1201, 1202]) {
      await watch.start('chatMessageAnswer', `answer ${id}`);
      for (const status of id === 1201 ? [] : ['processing', 'completed']) {
        const data = JSON.stringify({ chat_message_id: id, status, audio_processed: true });
        comes('private-sessionChat.61', { event: 'chatMessage.statusUpdated', data });
      }
      await watch.settle([{ channel: 'sessionChat', id: 61, message: 'chatMessage.statusUpdated' }], id);
    }
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => `${kind}: ${evidence?.[0]}`)).toEqual(['event-missing: answer 1201']);
  });

  it("doesn't count a late event for a request about another message", async () => {
    const { watch, comes, findings } = byHand();
    for (const id of [1201, 1202]) {
      await watch.start('chatMessageAnswer', `answer ${id}`);
      if (id === 1201) comes(results, processed, 62_000);
      await watch.settle([expectedProcessed], id);
    }
    await watch.finish();
    expect(findings().map(({ kind, evidence }) => `${kind}: ${evidence?.[0]}`)).toEqual([
      'event-late: answer 1201',
      'event-missing: answer 1202',
    ]);
  });
});
