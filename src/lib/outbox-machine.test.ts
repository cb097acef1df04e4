import { describe, expect, it } from 'vitest';
import type { FailureKind } from './failure.ts';
import { emptyOutbox, isDelivered, type OutboxEffect, type OutboxEvent, type OutboxState } from './outbox-state.ts';
import { heldOutbox, playOutbox, typedAnswer } from './testing/outbox-play.ts';

const add = (id: string, chatMessageId?: number): OutboxEvent => ({
  type: 'added',
  entry: typedAnswer(id, chatMessageId),
});
const failed = (kind: FailureKind, status: number | null = null, attempt = 1): OutboxEvent => ({
  type: 'sendFailed',
  id: 'a',
  attempt,
  failure: { kind, status },
  errorMessage: 'Failed to submit answer',
});
const untouched = { id: 41, status: 'pending', answer: null };
const checked = (latest: { id: number; status: string; answer: unknown } | null, attempt = 1): OutboxEvent => ({
  type: 'checked',
  id: 'a',
  attempt,
  latest,
});
/** What is done beside keeping the device's copy. */
const acts = (effects: readonly OutboxEffect[]) =>
  effects
    .filter((effect) => effect.type !== 'save' && effect.type !== 'remove')
    .map((effect) => (effect.type === 'settled' ? `${effect.id} ${effect.outcome}` : `${effect.type} ${effect.id}`));
const entry = (state: OutboxState, id = 'a') => state.entries.find((candidate) => candidate.id === id);

const sending = playOutbox([add('a')]).state;
const lost = playOutbox([failed('network')], sending).state;

describe('sending an answer', () => {
  it('is kept on the device before it leaves, and removed when the server has it', () => {
    const { state, effects } = playOutbox([add('a'), { type: 'sent', id: 'a', attempt: 1 }]);
    expect(effects.map((effect) => effect.type)).toEqual(['save', 'save', 'send', 'remove', 'settled']);
    expect(effects.at(-1)).toEqual({ type: 'settled', id: 'a', outcome: 'sent' });
    expect(state).toEqual(heldOutbox);
  });

  it('goes one after the other, in the order of their making', () => {
    const { state, effects } = playOutbox([add('a', 41), add('b', 42), add('c', 43)]);
    expect(acts(effects)).toEqual(['send a']);
    expect(acts(playOutbox([{ type: 'sent', id: 'a', attempt: 1 }], state).effects)).toEqual(['a sent', 'send b']);
  });

  it('waits for the tab that holds the lock', () => {
    const { state, effects } = playOutbox([add('a')], emptyOutbox);
    expect(acts(effects)).toEqual([]);
    expect(acts(playOutbox([{ type: 'lockChanged', hasLock: true }], state).effects)).toEqual(['send a']);
  });

  it('happens once although it is added twice', () => {
    expect(acts(playOutbox([add('a'), add('a')]).effects)).toEqual(['send a']);
  });
});

describe('an answer that was lost on its way', () => {
  it.each(['network', 'timeout', 'cancelled'] as const)('waits after %s, and nothing else leaves', (kind) => {
    const { state, effects } = playOutbox([add('b', 42), failed(kind)], sending);
    expect(entry(state)?.state).toBe('unknown');
    expect(acts(effects)).toEqual(['a waiting']);
  });

  it('is asked about, not repeated, when the connection is back', () => {
    expect(acts(playOutbox([{ type: 'connectionBack' }], lost).effects)).toEqual(['check a']);
  });

  it('is sent again when the server does not have it', () => {
    const { state, effects } = playOutbox([{ type: 'connectionBack' }, checked(untouched)], lost);
    expect(acts(effects)).toEqual(['check a', 'send a']);
    expect(entry(state)).toMatchObject({ state: 'sending', attempts: 2, unsure: null });
  });

  it('is not sent again when the server has it, and the next one leaves', () => {
    const waiting = playOutbox([add('b', 42), failed('network')], sending).state;
    const { effects } = playOutbox(
      [{ type: 'connectionBack' }, checked({ id: 42, status: 'pending', answer: null })],
      waiting,
    );
    expect(acts(effects)).toEqual(['check a', 'a alreadyDelivered', 'send b']);
  });

  it('stays as it is when the server cannot be asked', () => {
    const { state, effects } = playOutbox(
      [{ type: 'connectionBack' }, { type: 'checkFailed', id: 'a', attempt: 1 }, { type: 'connectionBack' }],
      lost,
    );
    expect(acts(effects)).toEqual(['check a', 'a waiting', 'check a']);
    expect(entry(state)?.state).toBe('unknown');
  });

  it('does not listen to an older question about it', () => {
    const again = playOutbox([{ type: 'connectionBack' }, checked(untouched)], lost).state;
    expect(playOutbox([{ type: 'checkFailed', id: 'a', attempt: 1 }, checked(null)], again)).toEqual({
      state: again,
      effects: [],
    });
  });

  it('leaves it to the writer after eight sendings without any answer', () => {
    const tries = Array.from({ length: 8 }, (_, index): OutboxEvent[] => [
      failed('network', null, index + 1),
      { type: 'connectionBack' },
      checked(untouched, index + 1),
    ]).flat();
    const { state, effects } = playOutbox(tries, sending);
    expect(acts(effects).filter((act) => act === 'send a')).toHaveLength(7);
    expect(entry(state)?.state).toBe('failed');
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], state).effects)).toEqual(['check a']);
  });

  it('is taken for arrived when a look within the automatic repeats found it', () => {
    expect(acts(playOutbox([{ type: 'alreadyDelivered', id: 'a' }], sending).effects)).toEqual(['a alreadyDelivered']);
  });
});

describe('an answer that the server refused', () => {
  it.each([500, 422, 413, 429])('stays here as failed after %i, and the next one leaves', (status) => {
    const { state, effects } = playOutbox([add('b', 42), failed('http', status)], sending);
    expect(entry(state)).toMatchObject({ state: 'failed', errorMessage: 'Failed to submit answer' });
    expect(acts(effects)).toEqual(['a failed', 'send b']);
  });

  it('is repeated by the writer without asking the server', () => {
    const { effects } = playOutbox([failed('http', 500), { type: 'retryPressed', id: 'a' }], sending);
    expect(acts(effects)).toEqual(['a failed', 'send a']);
  });

  it('is repeated with asking when its answer could not be read', () => {
    const { effects } = playOutbox([failed('parse', 200), { type: 'retryPressed', id: 'a' }], sending);
    expect(acts(effects)).toEqual(['a failed', 'check a']);
  });

  it('waits for the next sign-in after a 401', () => {
    const { state, effects } = playOutbox([failed('http', 401), { type: 'connectionBack' }], sending);
    expect(acts(effects)).toEqual(['a waiting']);
    expect(acts(playOutbox([{ type: 'signedIn' }], state).effects)).toEqual(['send a']);
  });

  it('can be discarded', () => {
    const { state } = playOutbox([failed('http', 422), { type: 'discarded', id: 'a' }], sending);
    expect(state.entries).toEqual([]);
    expect(acts(playOutbox([{ type: 'discarded', id: 'a' }], sending).effects)).toEqual(['abort a']);
  });
});

describe('the writer’s own retry', () => {
  it('gives up the older request first, then asks the server', () => {
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], sending).effects)).toEqual(['abort a', 'check a']);
  });

  it('does not listen to the request that was given up, unless it says yes', () => {
    const { state } = playOutbox([{ type: 'retryPressed', id: 'a' }], sending);
    expect(playOutbox([failed('cancelled')], state)).toEqual({ state, effects: [] });
    const { effects } = playOutbox([{ type: 'sent', id: 'a', attempt: 1 }], state);
    expect(acts(effects)).toEqual(['abort a', 'a sent']);
  });

  it('tries at once even when the connection seemed lost', () => {
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], lost).effects)).toEqual(['check a']);
    expect(acts(playOutbox([add('b', 42)], lost).effects)).toEqual(['check a']);
  });
});

describe('a second answer to the same message', () => {
  it('takes the place of one that has not left', () => {
    const { state } = playOutbox([add('a'), add('b')], emptyOutbox);
    expect(state.entries.map(({ id, state: value }) => [id, value])).toEqual([['b', 'queued']]);
  });

  it('asks first whether the one under way arrived', () => {
    const { state, effects } = playOutbox([add('b')], sending);
    expect(acts(effects)).toEqual(['abort a', 'check b']);
    const sent = playOutbox([{ type: 'checked', id: 'b', attempt: 0, latest: untouched }], state);
    expect(acts(sent.effects)).toEqual(['send b']);
  });

  it('is kept, and said so, when the older one arrived after all', () => {
    const latest = { id: 42, status: 'pending', answer: null };
    const { state, effects } = playOutbox([add('b'), { type: 'checked', id: 'b', attempt: 0, latest }], sending);
    expect(acts(effects)).toEqual(['abort a', 'check b', 'b superseded']);
    expect(entry(state, 'b')).toMatchObject({
      state: 'failed',
      errorMessage: 'We’d already received an earlier version of this answer. This one is saved here.',
    });
  });
});

describe('a recording that is sent again', () => {
  const spoken = (id: string, isRepeat = false): OutboxEvent => ({
    type: 'added',
    entry: { ...typedAnswer(id), kind: 'audio', recordingId: 'sound' },
    isRepeat,
  });
  const arrivedAfterAll = { id: 42, status: 'pending', answer: null };

  it('has arrived when its first request did, although it was put in anew', () => {
    const first = playOutbox([spoken('a')]).state;
    const check: OutboxEvent = { type: 'checked', id: 'b', attempt: 0, latest: arrivedAfterAll };
    expect(acts(playOutbox([spoken('b'), check], first).effects)).toEqual(['abort a', 'check b', 'b alreadyDelivered']);
  });

  it('is asked about first when nothing is known of its earlier request', () => {
    expect(acts(playOutbox([spoken('a', true)]).effects)).toEqual(['check a']);
  });
});

describe('what an earlier visit left', () => {
  const stored = (state: OutboxState['entries'][number]['state']) =>
    [{ ...typedAnswer('a'), state, attempts: 1, errorMessage: null, unsure: null }] as const;

  it.each([
    ['queued', ['send a']],
    ['sending', ['check a']],
    ['unknown', ['check a']],
    ['failed', []],
  ] as const)('%s leads to %j', (state, expected) => {
    expect(acts(playOutbox([{ type: 'restored', entries: stored(state) }]).effects)).toEqual(expected);
  });

  it('comes before what was added meanwhile, once', () => {
    const waiting = playOutbox([add('b', 42)], emptyOutbox).state;
    const event: OutboxEvent = { type: 'restored', entries: [...stored('queued'), ...waiting.entries] };
    const { state } = playOutbox([event, event], waiting);
    expect(state.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('does not send again what another tab has sent and removed', () => {
    const waiting = playOutbox([add('a')], emptyOutbox).state;
    const { effects } = playOutbox(
      [
        { type: 'restored', entries: [] },
        { type: 'lockChanged', hasLock: true },
      ],
      waiting,
    );
    expect(acts(effects)).toEqual(['check a']);
  });

  it('leaves alone what is under way', () => {
    expect(playOutbox([{ type: 'restored', entries: sending.entries }], sending)).toEqual({
      state: sending,
      effects: [],
    });
  });
});

describe('whether a lost answer has arrived', () => {
  it.each([
    [null, false],
    [untouched, false],
    [{ id: 41, status: 'failed', answer: '' }, false],
    [{ id: 42, status: 'pending', answer: null }, true],
    [{ id: 41, status: 'transcribing', answer: null }, true],
    [{ id: 41, status: 'completed', answer: null }, true],
    [{ id: 41, status: 'pending', answer: 'text' }, true],
    [{ id: 41, status: 'failed', answer: 'text' }, true],
  ])('%j: %s', (latest, expected) => {
    expect(isDelivered(41, latest)).toBe(expected);
  });
});
