import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationEvent } from './conversation-state.ts';
import {
  accepted,
  atQuestion,
  created,
  fetched,
  loaded,
  play,
  press,
  pressAnswer,
  status,
  types,
} from './testing/conversation-harness.ts';

const answered = play([pressAnswer(), accepted()], atQuestion()).state;

function tick(at: number): ConversationEvent {
  return { type: 'pollTick', at };
}

function failedFetch(source: 'refetch' | 'poll', at = 20): ConversationEvent {
  return { type: 'fetchFailed', at, source };
}

describe('the refetch', () => {
  it('refetches once for five completed updates', () => {
    const five = [10, 11, 12, 13, 14].map((at) => status('completed', 1, at));
    expect(types(play(five, atQuestion()).effects)).toEqual(['refetch']);
  });

  // Covers LIMITS-19.
  it('skips an equal trigger within 5 s but refetches for a new status', () => {
    const once = play([status('generating_question', 1, 100), fetched(null, 110)], atQuestion()).state;
    expect(play([status('generating_question', 1, 5099)], once).effects).toEqual([]);
    expect(types(play([status('generating_question', 1, 5100)], once).effects)).toEqual(['refetch']);
    expect(types(play([status('completed', 1, 120)], once).effects)).toEqual(['refetch']);
  });

  it('runs one refetch at a time and delays another until the response', () => {
    const { state, effects } = play([status('generating_question'), status('completed', 1, 11)], atQuestion());
    expect(types(effects)).toEqual(['refetch']);
    expect(types(play([fetched(null)], state).effects)).toEqual(['refetch']);
    expect(types(play([fetched(null), fetched(null, 21)], state).effects)).toEqual(['refetch']);
  });

  it('allows another refetch at once after a failed one', () => {
    const failed = play([status('completed'), failedFetch('refetch')], atQuestion()).state;
    expect(types(play([status('completed', 1, 21)], failed).effects)).toEqual(['refetch']);
  });

  it('refetches on each re-subscription', () => {
    const twice: ConversationEvent[] = [
      { type: 'resubscribed', at: 10 },
      fetched(null, 11),
      { type: 'resubscribed', at: 12 },
    ];
    expect(types(play(twice, atQuestion()).effects)).toEqual(['refetch', 'refetch']);
  });

  it('refetches when a conversation opens from an old cache entry, not a fresh one', () => {
    const message = { id: 1, status: 'pending' };
    const open = (at: number) => play([{ type: 'loaded', at, asOf: 0, sessionChatId: 9, message }]).effects;
    expect(open(5000)).toEqual([]);
    expect(open(5001)).toEqual([{ type: 'refetch', reason: 'resumed' }]);
  });
});

describe('polling', () => {
  // Covers CONV-51.
  it('polls with the id of the message just answered', () => {
    expect(play([tick(5000)], answered).effects).toEqual([{ type: 'poll', after: 1 }]);
  });

  // Covers LIMITS-18.
  it('polls at most once within 2 s and never twice at a time', () => {
    const polling = play([tick(5000)], answered).state;
    expect(play([tick(9000)], polling).effects).toEqual([]);
    const back = play([fetched(null, 5100, 'poll')], polling).state;
    expect(play([tick(6999)], back).effects).toEqual([]);
    expect(types(play([tick(7000)], back).effects)).toEqual(['poll']);
  });

  it('continues polling after an empty response, the same message or a failed request', () => {
    for (const answer of [fetched(null, 5100, 'poll'), fetched({ id: 1, status: 'processing' }, 5100, 'poll')]) {
      const { state, effects } = play([tick(5000), answer, tick(10_000)], answered);
      expect(types(effects)).toEqual(['poll', 'poll']);
      expect(state).toMatchObject({ polling: { after: 1 }, isAwaitingQuestion: true });
    }
    expect(types(play([tick(5000), failedFetch('poll', 5100), tick(10_000)], answered).effects)).toEqual([
      'poll',
      'poll',
    ]);
  });

  // Covers CONV-50.
  it.each<[string, ConversationEvent[]]>([
    ['a new message by poll', [tick(5000), fetched({ id: 2, status: 'pending' }, 5100, 'poll')]],
    ['a new message by event', [created(2)]],
    ['a new message by refetch', [status('completed'), fetched({ id: 2, status: 'pending' })]],
    ['failed by event', [status('failed')]],
    ['failed by poll', [tick(5000), fetched({ id: 1, status: 'failed' }, 5100, 'poll')]],
    ['the end of the conversation', [{ type: 'sessionFinished' }]],
    ['finishing', [press('finish'), accepted('finish')]],
    ['leaving', [{ type: 'left' }]],
    ['opening another one', [{ type: 'opened' }]],
    ['loading another one', [{ type: 'loaded', at: 0, asOf: 0, sessionChatId: 10, message: null }]],
  ])('stops polling at %s', (_name, events) => {
    const { state, effects } = play(events, answered);
    expect(state.polling).toBeNull();
    expect(types(effects).filter((type) => type === 'stopPolling')).toHaveLength(1);
    expect(play([tick(60_000)], state).effects).toEqual([]);
  });
});

describe('a new message', () => {
  it('reports a new message once, whether poll, refetch or event delivers it', () => {
    const ways = fc.shuffledSubarray(
      [
        created(2),
        created(2, 11),
        fetched({ id: 2, status: 'pending' }, 5200),
        fetched({ id: 2, status: 'pending' }, 5300, 'poll'),
      ],
      { minLength: 1 },
    );
    const fetching = play([status('completed', 1, 4000), tick(5000)], answered).state;
    fc.assert(
      fc.property(ways, (events) => {
        const { state, effects } = play(events, fetching);
        expect(state).toMatchObject({ messageId: 2, status: 'pending', isAwaitingQuestion: false, polling: null });
        expect(effects.filter((effect) => effect.type === 'questionArrived')).toEqual([
          { type: 'questionArrived', messageId: 2 },
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('ignores late updates of the previous message', () => {
    const next = play([status('generating_question'), created(2, 15)], answered).state;
    for (const late of [fetched({ id: 1, status: 'completed' }), created(1, 21), status('transcribing', 1, 22)]) {
      expect(play([late], next).state).toMatchObject({ messageId: 2, status: 'pending', isAwaitingQuestion: false });
    }
  });

  it('refetches after an overtaken fetch or a late older message', () => {
    const overtaken = play(
      [status('generating_question'), created(3, 15), fetched({ id: 2, status: 'pending' })],
      answered,
    );
    expect(overtaken.state.messageId).toBe(3);
    expect(overtaken.effects.at(-1)).toEqual({ type: 'refetch', reason: 'superseded' });
    const late = play([created(3), created(2, 11)], answered);
    expect(late.state.messageId).toBe(3);
    expect(late.effects.at(-1)).toEqual({ type: 'refetch', reason: 'otherMessage' });
  });

  it('ignores a message that was fetched for another conversation', () => {
    const fetching = play([status('completed')], answered).state;
    const other = play(
      [{ type: 'opened' }, { ...loaded({ id: 8, status: 'pending' }, 30), sessionChatId: 10 } as ConversationEvent],
      fetching,
    );
    expect(play([fetched({ id: 2, status: 'pending' }, 40)], other.state)).toEqual({ state: other.state, effects: [] });
  });
});

describe('a fetch while an answer is being sent', () => {
  it("doesn't bring the answered question back", () => {
    const sending = play([{ type: 'resubscribed', at: 0 }, pressAnswer('text', 1)], atQuestion()).state;
    expect(play([fetched({ id: 1, status: 'pending' })], sending).state.status).toBe('uploading_answer');
    const later = play([{ type: 'resubscribed', at: 5 }], play([pressAnswer('text', 1)], atQuestion()).state).state;
    expect(play([fetched({ id: 1, status: 'pending' })], later).state.status).toBe('uploading_answer');
  });

  it('shows that the server is processing the answer', () => {
    const later = play([pressAnswer('text', 1), { type: 'resubscribed', at: 5 }], atQuestion()).state;
    expect(play([fetched({ id: 1, status: 'processing' })], later).state).toMatchObject({
      status: 'processing',
      isAwaitingQuestion: true,
      polling: { after: 1 },
    });
  });
});
