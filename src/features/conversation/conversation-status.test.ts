import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversationEvent, selectStatusText } from './conversation-state.ts';
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

  it('remembers few triggers however many messages have news', () => {
    const flood = Array.from({ length: 1000 }, (_, n) => status('processing', 100 + n, 10));
    const { state, effects } = play(flood, atQuestion());
    expect(types(effects)).toEqual(['refetch']);
    expect(state.refetch.recent.length).toBeLessThanOrEqual(20);
    expect(types(play([fetched(null)], state).effects)).toEqual(['refetch']);
  });

  it('stays small however many unknown messages end', () => {
    const flood = Array.from({ length: 1000 }, (_, n) => status(n % 2 === 0 ? 'completed' : 'failed', 100 + n, 10));
    const before = atQuestion();
    const { state } = play(flood, before);
    expect(state).toEqual({ ...before, refetch: state.refetch });
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
  it('polls with the id of the message just answered', () => {
    expect(play([tick(5000)], answered).effects).toEqual([{ type: 'poll', after: 1 }]);
  });

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

const on = ['processing', 'transcribing', 'generating_insights', 'generating_question'];
const all = [...on, 'pending', 'uploading_answer', 'completed', 'failed'];

describe('status updates for the current message', () => {
  it.each(on)('%s turns the processing flag on', (value) => {
    expect(play([status(value)], atQuestion()).state).toMatchObject({ status: value, processing: true });
  });

  it.each(['completed', 'pending', 'failed'])('%s turns the processing flag off', (value) => {
    expect(play([status('processing'), status(value)], atQuestion()).state).toMatchObject({
      status: value,
      processing: false,
    });
  });

  it.each(['uploading_answer', 'exploded'])('%s leaves the processing flag unchanged', (value) => {
    expect(play([status(value)], atQuestion()).state.processing).toBe(false);
    expect(play([status('processing'), status(value)], atQuestion()).state.processing).toBe(true);
  });

  it('generating_insights marks insights as pending and completed clears the mark', () => {
    const during = play([status('generating_insights')], atQuestion()).state;
    expect(during.insightsPending).toBe(true);
    expect(play([status('completed')], during).state.insightsPending).toBe(false);
  });

  it.each(['completed', 'generating_question'])('%s triggers a refetch of the latest message', (value) => {
    expect(types(play([status(value)], atQuestion()).effects)).toEqual(['refetch']);
  });

  it.each(all.filter((value) => value !== 'completed' && value !== 'generating_question'))(
    "%s doesn't trigger a refetch of the latest message",
    (value) => {
      expect(types(play([status(value)], atQuestion()).effects)).not.toContain('refetch');
    },
  );

  it('shows the general text for an unknown status', () => {
    for (const value of ['exploded', null, 7, {}, undefined]) {
      expect(selectStatusText(play([status(value)], atQuestion()).state)).toBe('Processing your answer...');
    }
  });

  it("shows a failure's reason as plain text and stops waiting", () => {
    const event = { type: 'statusUpdated', at: 10, messageId: 1, status: 'failed', error: '<img onerror=x>' } as const;
    const { state } = play([event], atQuestion());
    expect(state).toMatchObject({ status: 'failed', isAwaitingQuestion: false, processingError: '<img onerror=x>' });
    expect(selectStatusText(state)).toBe('An error occurred while processing your message.');
  });
});

describe('status updates for recordings', () => {
  const update = (value: string, more: object, messageId = 1) =>
    play([{ type: 'statusUpdated', at: 10, messageId, status: value, ...more }], atQuestion()).effects;

  it('completed with audio_processed marks a sending recording as success', () => {
    expect(update('completed', { audioProcessed: true })).toContainEqual({
      type: 'markRecordings',
      to: 'success',
      messageId: 1,
      sessionChatId: 9,
      errorMessage: null,
    });
    expect(types(update('completed', { audioProcessed: false }))).not.toContain('markRecordings');
    expect(types(update('completed', {}))).not.toContain('markRecordings');
  });

  it('failed or an error with any status marks sending recordings as failed', () => {
    expect(update('failed', {})).toContainEqual(expect.objectContaining({ type: 'markRecordings', to: 'failed' }));
    expect(update('processing', { error: 'No speech found' })).toContainEqual(
      expect.objectContaining({ to: 'failed', errorMessage: 'No speech found' }),
    );
    expect(types(update('processing', { error: '' }))).not.toContain('markRecordings');
  });

  it("applies an update for another message to that message's recording", () => {
    expect(update('completed', { audioProcessed: true }, 0)).toContainEqual(
      expect.objectContaining({ to: 'success', messageId: 0 }),
    );
  });
});

describe('updates for a different message', () => {
  it.each(all)('%s triggers a refetch and leaves the current message unchanged', (value) => {
    const { state, effects } = play([status(value, 2)], atQuestion());
    expect(types(effects)).toContain('refetch');
    expect(state).toMatchObject({ messageId: 1, status: 'pending', processing: false });
  });

  it.each(['transcribed', 'dataUpdated'] as const)('%s of an unknown message triggers a refetch', (type) => {
    const event = { at: 10, text: 'The baker knows.' };
    expect(types(play([{ ...event, type, messageId: 2 }], atQuestion()).effects)).toEqual(['refetch']);
    expect(play([{ ...event, type, messageId: 1 }], atQuestion()).effects).toEqual([]);
  });

  it('shows what was heard and the beginning of the next question, until the question or a failure comes', () => {
    const heard = { type: 'transcribed', at: 11, messageId: 1, text: 'The baker knows.' } as const;
    const drafted = { type: 'questionDrafted', messageId: 1, text: 'Why does the' } as const;
    const waiting = play([pressAnswer(), heard, drafted], atQuestion()).state;
    expect(waiting).toMatchObject({ heard: 'The baker knows.', draftedQuestion: 'Why does the' });
    expect(play([created(2)], waiting).state).toMatchObject({ heard: null, draftedQuestion: null });
    const failed = play([status('failed')], waiting).state;
    expect(failed).toMatchObject({ heard: 'The baker knows.', draftedQuestion: null });
    expect(play([{ ...drafted, messageId: 1 }], failed).state.draftedQuestion).toBeNull();
  });

  it('ignores a question that is written for another answer, or for none', () => {
    const drafted = { type: 'questionDrafted', messageId: 1, text: 'Why does the' } as const;
    expect(play([drafted], atQuestion()).state.draftedQuestion).toBeNull();
    expect(play([pressAnswer(), { ...drafted, messageId: 2 }], atQuestion()).state.draftedQuestion).toBeNull();
  });

  it("shows the previous answer's insights as pending until they are done", () => {
    const next = play([pressAnswer(), created(2), status('generating_insights', 1)], atQuestion()).state;
    expect(next).toMatchObject({ messageId: 2, insightsPending: true });
    expect(play([status('completed', 1)], next).state.insightsPending).toBe(false);
    const late = play([status('completed', 1), status('generating_insights', 1)], next).state;
    expect(late.insightsPending).toBe(false);
  });

  it('clears the pending mark when the insights arrive', () => {
    const during = play([status('generating_insights')], atQuestion()).state;
    const { state, effects } = play([{ type: 'insightsCreated', at: 12, messageId: 1 }], during);
    expect(state.insightsPending).toBe(false);
    expect(effects).toEqual([{ type: 'insightsArrived', messageId: 1 }]);
  });

  it('reports insights that arrive with the completed update', () => {
    const event = { type: 'statusUpdated', at: 10, messageId: 1, status: 'completed', insights: true } as const;
    expect(types(play([event], atQuestion()).effects)).toContain('insightsArrived');
  });
});

describe('a completed message', () => {
  const completed = play([status('completed')], atQuestion()).state;

  it('never returns to another status than completed or failed after any events', () => {
    const any = fc.constantFrom(...all, 'exploded', null, 7);
    fc.assert(
      fc.property(fc.array(any), (values) => {
        const { state } = play(
          values.map((value, index) => status(value, 1, 11 + index)),
          completed,
        );
        expect(['completed', 'failed']).toContain(state.status);
      }),
      { numRuns: 1000 },
    );
  });

  it('ignores a fetch that started before the message was completed', () => {
    const refetching = play([status('generating_question', 1, 10), status('completed', 1, 11)], atQuestion()).state;
    const { state, effects } = play([fetched({ id: 1, status: 'transcribing' }, 12)], refetching);
    expect(state.status).toBe('completed');
    expect(types(effects)).toEqual(['refetch']);
  });

  it('accepts another status from a later fetch', () => {
    expect(play([fetched({ id: 1, status: 'transcribing' }, 12)], completed).state).toMatchObject({
      status: 'transcribing',
      processing: true,
    });
  });

  it('accepts events again once the server reports new work on the message', () => {
    const restarted = play([fetched({ id: 1, status: 'transcribing' }, 12)], completed).state;
    expect(play([status('processing', 1, 13)], restarted).state.status).toBe('processing');
  });

  it('accepts a fetch started between two identical status updates', () => {
    const doubled = play([status('completed', 1, 15), fetched({ id: 1, status: 'failed' }, 16)], completed).state;
    expect(doubled.status).toBe('failed');
  });

  it('refetches when an event reports a completed message as failed', () => {
    const { state, effects } = play([fetched(null, 12), status('failed', 1, 13)], completed);
    expect(state.status).toBe('failed');
    expect(effects).toContainEqual({ type: 'refetch', reason: 'conflicting' });
  });
});

describe('the progress thread', () => {
  it('fills the thread by stage and never lowers it within one answer', () => {
    const values = fc.array(fc.constantFrom(...all.filter((value) => value !== 'failed')));
    fc.assert(
      fc.property(values, (sequence) => {
        let fill = 0;
        let state = play([pressAnswer()], atQuestion()).state;
        for (const [index, value] of sequence.entries()) {
          state = play([status(value, 1, 10 + index)], state).state;
          expect(state.threadPercent).toBeGreaterThanOrEqual(fill);
          fill = state.threadPercent;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('empties the thread for the next message', () => {
    expect(play([pressAnswer(), status('generating_insights'), created(2)], atQuestion()).state.threadPercent).toBe(0);
  });
});

describe('a conversation opened while the server is processing', () => {
  it('waits for the next question and polls', () => {
    const { state, effects } = play([loaded({ id: 4, status: 'processing' })]);
    expect(state).toMatchObject({ isAwaitingQuestion: true, processing: true, polling: { after: 4 } });
    expect(effects).toEqual([{ type: 'startPolling', after: 4, everyMs: 5000 }]);
  });

  it('shows a pending, completed or failed message without polling', () => {
    for (const value of ['pending', 'completed', 'failed']) {
      expect(play([loaded({ id: 4, status: value })]).state).toMatchObject({
        isAwaitingQuestion: false,
        polling: null,
      });
    }
  });
});
