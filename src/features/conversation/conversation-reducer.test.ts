import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationReducer } from './conversation-reducer.ts';
import type { ConversationEvent, ConversationState, MessageSummary } from './conversation-state.ts';
import {
  accepted,
  atQuestion,
  created,
  loaded,
  play,
  press,
  pressAnswer,
  processed,
  failed,
  status,
} from './testing/conversation-harness.ts';

function view(state: ConversationState) {
  return {
    phase: state.phase,
    messageId: state.messageId,
    status: state.status,
    processing: state.processing,
    isAwaitingQuestion: state.isAwaitingQuestion,
    insightsPending: state.insightsPending,
    polling: state.polling,
    pendingAction: state.pendingAction,
    error: state.requestError,
  };
}

type ServerStep = { readonly event: (at: number) => ConversationEvent; readonly latest: MessageSummary };

function createStep(value: string, latest: MessageSummary): ServerStep {
  return { event: (at) => status(value, 1, at), latest };
}

function at1(value: string) {
  return createStep(value, { id: 1, status: value });
}

const second: MessageSummary = { id: 2, status: 'pending' };
const succeeds: ServerStep[] = [
  at1('transcribing'),
  at1('processing'),
  at1('generating_question'),
  { event: (at) => created(2, at), latest: second },
  createStep('generating_insights', second),
  createStep('completed', second),
];
const endsThere: ServerStep[] = [at1('processing'), at1('generating_insights'), at1('completed')];
const fails: ServerStep[] = [at1('transcribing'), at1('processing'), at1('failed')];

function live(
  steps: readonly ServerStep[],
  choices: readonly number[],
): { state: ConversationState; at: number; latest: MessageSummary } {
  let { state } = play([pressAnswer('audio', 1)], atQuestion());
  let latest: MessageSummary = { id: 1, status: 'pending' };
  let at = 2;
  const waiting = [...steps];
  const onTheWay: Array<(at: number) => ConversationEvent> = [(now) => accepted('answer', 1, now)];
  const feed = (event: ConversationEvent) => {
    const next = conversationReducer(state, event);
    state = next.state;
    for (const effect of next.effects) {
      const answer = latest;
      if (effect.type === 'refetch')
        onTheWay.push((now) => ({ type: 'fetched', at: now, source: 'refetch', message: answer }));
      if (effect.type === 'poll')
        onTheWay.push((now) => ({ type: 'fetched', at: now, source: 'poll', message: answer }));
    }
  };
  for (const choice of choices) {
    at += 1 + (choice % 3000);
    const step = choice % 3 === 0 ? waiting.shift() : undefined;
    if (step) {
      latest = step.latest;
      if (choice % 5 !== 0) onTheWay.push(step.event);
      if (choice % 7 === 0) onTheWay.push(step.event);
    } else if (choice % 11 === 0) {
      feed({ type: 'pollTick', at });
    } else {
      const [delivered] = onTheWay.splice(choice % Math.max(1, onTheWay.length), 1);
      if (delivered) feed(delivered(at));
    }
  }
  for (const delivered of onTheWay.splice(0)) feed(delivered((at += 1)));
  return { state, at, latest };
}

function refetchOnce(from: ConversationState, latest: MessageSummary, start: number): ConversationState {
  let at = start + 10_000;
  let next = conversationReducer(from, { type: 'resubscribed', at });
  let { state } = next;
  while (state.refetch.requestedAt !== null) {
    at += 1;
    next = conversationReducer(state, { type: 'fetched', at, source: 'refetch', message: latest });
    ({ state } = next);
  }
  return state;
}

const anyEvent: fc.Arbitrary<ConversationEvent> = fc.oneof(
  fc.constantFrom(
    pressAnswer(),
    pressAnswer('audio'),
    press('skip'),
    press('retry'),
    press('finish'),
    press('skip', false),
  ),
  fc.constantFrom<ConversationEvent>(
    accepted(),
    accepted('skip'),
    accepted('retry'),
    accepted('answer', 2),
    accepted('answer', null),
  ),
  fc.constantFrom<ConversationEvent>(failed(), failed('skip'), failed('retry'), failed('finish')),
  fc.record({
    type: fc.constantFrom('statusUpdated' as const, 'messageProcessed' as const),
    at: fc.nat(20_000),
    messageId: fc.integer({ min: 1, max: 4 }),
    status: fc.oneof(
      fc.constantFrom(...[...succeeds, ...fails].map((step) => step.latest.status), 'completed', 'x'),
      fc.anything(),
    ),
    error: fc.option(fc.string(), { nil: undefined }),
  }),
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(20_000)).map(([id, at]) => created(id, at)),
  fc
    .tuple(
      fc.nat(20_000),
      fc.constantFrom('refetch' as const, 'poll' as const),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('pending', 'processing', 'failed', 'completed'),
    )
    .map(([at, source, id, value]): ConversationEvent => ({
      type: 'fetched',
      at,
      source,
      message: { id, status: value },
    })),
  fc.nat(20_000).map((at): ConversationEvent => ({ type: 'pollTick', at })),
  fc.nat(20_000).map((at): ConversationEvent => ({ type: 'resubscribed', at })),
  fc.nat(20_000).map((at): ConversationEvent => ({ type: 'fetchFailed', at, source: 'refetch' })),
  fc.constantFrom<ConversationEvent>(
    { type: 'opened' },
    { type: 'left' },
    loaded({ id: 1, status: 'pending' }),
    loaded(null),
    { type: 'sessionFinished' },
  ),
);

describe('out-of-order, duplicate and missing events', () => {
  const choices = fc.array(fc.nat(100_000), { maxLength: 60 });

  it.each([
    ['brings the next question', succeeds],
    ['ends with this message', endsThere],
    ['fails', fails],
  ])('ends in the same state as one refetch when the work %s', (_name, steps) => {
    fc.assert(
      fc.property(choices, (drawn) => {
        const lived = live(steps, drawn);
        const quiet = play([pressAnswer('audio', 1), accepted()], atQuestion()).state;
        expect(view(refetchOnce(lived.state, lived.latest, lived.at))).toEqual(
          view(refetchOnce(quiet, lived.latest, lived.at)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('reaches the next question by polling alone, without any event', () => {
    const quiet = play([pressAnswer('audio', 1), accepted()], atQuestion()).state;
    const { state } = play(
      [
        { type: 'pollTick', at: 5002 },
        { type: 'fetched', at: 5100, source: 'poll', message: second },
      ],
      quiet,
    );
    expect(view(state)).toMatchObject({ messageId: 2, status: 'pending', isAwaitingQuestion: false, polling: null });
  });
});

describe('conversation reducer invariants', () => {
  const any = fc.array(anyEvent, { maxLength: 40 });
  const examples: [ConversationEvent[]][] = [
    [[processed({ toString: null })]],
    [[processed({ toString: undefined }, 1, 0)]],
  ];
  const expectOfAny = (check: (events: ConversationEvent[]) => void) =>
    fc.assert(
      fc.property(any, (events) => check([loaded({ id: 1, status: 'pending' }), ...events])),
      { numRuns: 2000, examples },
    );

  it('never awaits a question without polling or a pending action, nor polls otherwise', () => {
    expectOfAny((events) => {
      const { state } = play(events);
      if (state.polling !== null) expect(state).toMatchObject({ phase: 'ready', isAwaitingQuestion: true });
      if (state.isAwaitingQuestion) expect(state.polling !== null || state.pendingAction !== null).toBe(true);
    });
  });

  it('emits polling starts and stops that match the state', () => {
    expectOfAny((events) => {
      const { state, effects } = play(events);
      const last = effects.findLast((effect) => effect.type === 'startPolling' || effect.type === 'stopPolling');
      expect(last?.type === 'startPolling' ? { after: last.after } : null).toEqual(state.polling);
    });
  });

  it('runs at most one refetch and one poll at a time', () => {
    expectOfAny((events) => {
      let state = play([]).state;
      for (const event of events) {
        const next = conversationReducer(state, event);
        const ends = event.type === 'fetched' || event.type === 'fetchFailed' || event.type === 'loaded';
        for (const [type, requestedAt] of [
          ['refetch', state.refetch.requestedAt],
          ['poll', state.poll.requestedAt],
        ] as const) {
          const requestCount = next.effects.filter((effect) => effect.type === type).length;
          expect(requestCount).toBeLessThanOrEqual(requestedAt === null || ends ? 1 : 0);
        }
        ({ state } = next);
      }
    });
  });

  it('never returns to a previous message and reports each question once', () => {
    expectOfAny((events) => {
      const ends = new Set(['left', 'opened', 'sessionFinished']);
      const inOne = events.filter((event) => !ends.has(event.type));
      const { state, effects } = play(inOne);
      expect(new Set(state.previousIds).size).toBe(state.previousIds.length);
      expect(state.previousIds).not.toContain(state.messageId);
      const arrived = effects.filter((effect) => effect.type === 'questionArrived').map((effect) => effect.messageId);
      expect(new Set(arrived).size).toBe(arrived.length);
    });
  });

  it('sends at most one request per press', () => {
    expectOfAny((events) => {
      const presses = events.filter((event) => event.type === 'actionPressed').length;
      const requestCount = play(events).effects.filter((effect) => effect.type === 'call').length;
      expect(requestCount).toBeLessThanOrEqual(presses);
    });
  });
});
