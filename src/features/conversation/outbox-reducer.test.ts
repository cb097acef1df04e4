import { describe, expect, it } from 'vitest';
import type { FailureKind } from '#src/lib/failure.ts';
import {
  emptyOutbox,
  isDelivered,
  type OutboxEffect,
  type OutboxEvent,
  type OutboxState,
} from '#src/lib/outbox-state.ts';
import { outboxWithLock, playOutbox, typedAnswer } from './testing/outbox-play.ts';

function add(id: string, chatMessageId?: number): OutboxEvent {
  return {
    type: 'added',
    entry: typedAnswer(id, chatMessageId),
  };
}

function failed(kind: FailureKind, status: number | null = null, attempt = 1): OutboxEvent {
  return {
    type: 'sendFailed',
    id: 'a',
    attempt,
    failure: { kind, status },
    errorMessage: 'Failed to submit answer',
  };
}

const untouched = { id: 41, status: 'pending', answer: null };

function checked(latest: { id: number; status: string; answer: unknown } | null, attempt = 1): OutboxEvent {
  return {
    type: 'checked',
    id: 'a',
    attempt,
    latest,
  };
}

function acts(effects: readonly OutboxEffect[]) {
  return effects
    .filter((effect) => effect.type !== 'save' && effect.type !== 'remove')
    .map((effect) => (effect.type === 'settled' ? `${effect.id} ${effect.outcome}` : `${effect.type} ${effect.id}`));
}

function entry(state: OutboxState, id = 'a') {
  return state.entries.find((candidate) => candidate.id === id);
}

const sending = playOutbox([add('a')]).state;
const lost = playOutbox([failed('network')], sending).state;

describe('sending an answer', () => {
  it('saves an answer on the device before sending and removes it after delivery', () => {
    const { state, effects } = playOutbox([add('a'), { type: 'sent', id: 'a', attempt: 1 }]);
    expect(effects.map((effect) => effect.type)).toEqual(['save', 'save', 'send', 'remove', 'settled']);
    expect(effects.at(-1)).toEqual({ type: 'settled', id: 'a', outcome: 'sent' });
    expect(state).toEqual(outboxWithLock);
  });

  it('sends answers one at a time, in the order they were made', () => {
    const { state, effects } = playOutbox([add('a', 41), add('b', 42), add('c', 43)]);
    expect(acts(effects)).toEqual(['send a']);
    expect(acts(playOutbox([{ type: 'sent', id: 'a', attempt: 1 }], state).effects)).toEqual(['a sent', 'send b']);
  });

  it('sends only in the tab that holds the lock', () => {
    const { state, effects } = playOutbox([add('a')], emptyOutbox);
    expect(acts(effects)).toEqual([]);
    expect(acts(playOutbox([{ type: 'lockChanged', hasLock: true }], state).effects)).toEqual(['send a']);
  });

  it('sends an answer once although it is added twice', () => {
    expect(acts(playOutbox([add('a'), add('a')]).effects)).toEqual(['send a']);
  });
});

describe('an answer without a response', () => {
  it.each(['network', 'timeout', 'cancelled'] as const)('waits after %s and holds back the other answers', (kind) => {
    const { state, effects } = playOutbox([add('b', 42), failed(kind)], sending);
    expect(entry(state)?.state).toBe('unknown');
    expect(acts(effects)).toEqual(['a waiting']);
  });

  it('checks the server instead of resending when the connection is back', () => {
    expect(acts(playOutbox([{ type: 'connectionBack' }], lost).effects)).toEqual(['check a']);
  });

  it("resends an answer that the server doesn't have", () => {
    const { state, effects } = playOutbox([{ type: 'connectionBack' }, checked(untouched)], lost);
    expect(acts(effects)).toEqual(['check a', 'send a']);
    expect(entry(state)).toMatchObject({ state: 'sending', attempts: 2, unsure: null });
  });

  it('sends the next answer when the server has the lost one', () => {
    const waiting = playOutbox([add('b', 42), failed('network')], sending).state;
    const { effects } = playOutbox(
      [{ type: 'connectionBack' }, checked({ id: 42, status: 'pending', answer: null })],
      waiting,
    );
    expect(acts(effects)).toEqual(['check a', 'a alreadyDelivered', 'send b']);
  });

  it('leaves the answer unknown when the check fails', () => {
    const { state, effects } = playOutbox(
      [{ type: 'connectionBack' }, { type: 'checkFailed', id: 'a', attempt: 1 }, { type: 'connectionBack' }],
      lost,
    );
    expect(acts(effects)).toEqual(['check a', 'a waiting', 'check a']);
    expect(entry(state)?.state).toBe('unknown');
  });

  it('ignores the result of an older check', () => {
    const again = playOutbox([{ type: 'connectionBack' }, checked(untouched)], lost).state;
    expect(playOutbox([{ type: 'checkFailed', id: 'a', attempt: 1 }, checked(null)], again)).toEqual({
      state: again,
      effects: [],
    });
  });

  it('leaves an answer to the writer after eight attempts without a response', () => {
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

  it('counts an answer as delivered when an automatic retry detects it', () => {
    expect(acts(playOutbox([{ type: 'alreadyDelivered', id: 'a' }], sending).effects)).toEqual(['a alreadyDelivered']);
  });
});

describe('an answer that the server rejected', () => {
  it.each([500, 422, 413, 429])('marks the answer as failed after %i and sends the next one', (status) => {
    const { state, effects } = playOutbox([add('b', 42), failed('http', status)], sending);
    expect(entry(state)).toMatchObject({ state: 'failed', errorMessage: 'Failed to submit answer' });
    expect(acts(effects)).toEqual(['a failed', 'send b']);
  });

  it("resends on the writer's retry without checking the server", () => {
    const { effects } = playOutbox([failed('http', 500), { type: 'retryPressed', id: 'a' }], sending);
    expect(acts(effects)).toEqual(['a failed', 'send a']);
  });

  it("checks the server before a retry when the response couldn't be read", () => {
    const { effects } = playOutbox([failed('parse', 200), { type: 'retryPressed', id: 'a' }], sending);
    expect(acts(effects)).toEqual(['a failed', 'check a']);
  });

  it('waits after a 401 until the writer tries again', () => {
    const { state, effects } = playOutbox([failed('http', 401), { type: 'connectionBack' }], sending);
    expect(acts(effects)).toEqual(['a waiting']);
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], state).effects)).toEqual(['send a']);
  });

  it('removes a discarded answer and aborts its request', () => {
    const { state } = playOutbox([failed('http', 422), { type: 'discarded', id: 'a' }], sending);
    expect(state.entries).toEqual([]);
    expect(acts(playOutbox([{ type: 'discarded', id: 'a' }], sending).effects)).toEqual(['abort a']);
  });
});

describe("the writer's retry", () => {
  it('aborts the older request and then checks the server', () => {
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], sending).effects)).toEqual(['abort a', 'check a']);
  });

  it('ignores the aborted request unless it succeeds', () => {
    const { state } = playOutbox([{ type: 'retryPressed', id: 'a' }], sending);
    expect(playOutbox([failed('cancelled')], state)).toEqual({ state, effects: [] });
    const { effects } = playOutbox([{ type: 'sent', id: 'a', attempt: 1 }], state);
    expect(acts(effects)).toEqual(['abort a', 'a sent']);
  });

  it('checks the server at once even when the connection seemed lost', () => {
    expect(acts(playOutbox([{ type: 'retryPressed', id: 'a' }], lost).effects)).toEqual(['check a']);
    expect(acts(playOutbox([add('b', 42)], lost).effects)).toEqual(['check a']);
  });
});

describe('a second answer to the same message', () => {
  it("replaces an answer that hasn't been sent", () => {
    const { state } = playOutbox([add('a'), add('b')], emptyOutbox);
    expect(state.entries.map(({ id, state: value }) => [id, value])).toEqual([['b', 'queued']]);
  });

  it('checks first whether the answer under way arrived', () => {
    const { state, effects } = playOutbox([add('b')], sending);
    expect(acts(effects)).toEqual(['abort a', 'check b']);
    const sent = playOutbox([{ type: 'checked', id: 'b', attempt: 0, latest: untouched }], state);
    expect(acts(sent.effects)).toEqual(['send b']);
  });

  it('saves the second answer as failed when the older one arrived after all', () => {
    const latest = { id: 42, status: 'pending', answer: null };
    const { state, effects } = playOutbox([add('b'), { type: 'checked', id: 'b', attempt: 0, latest }], sending);
    expect(acts(effects)).toEqual(['abort a', 'check b', 'b superseded']);
    expect(entry(state, 'b')).toMatchObject({
      state: 'failed',
      errorMessage: 'We’d already received an earlier version of this answer. This one is saved here.',
    });
  });
});

describe('a resent recording', () => {
  const spoken = (id: string, isRepeat = false): OutboxEvent => ({
    type: 'added',
    entry: { ...typedAnswer(id), kind: 'audio', recordingId: 'sound' },
    isRepeat,
  });
  const arrivedAfterAll = { id: 42, status: 'pending', answer: null };

  it('counts a re-added recording as delivered when its first request arrived', () => {
    const first = playOutbox([spoken('a')]).state;
    const check: OutboxEvent = { type: 'checked', id: 'b', attempt: 0, latest: arrivedAfterAll };
    expect(acts(playOutbox([spoken('b'), check], first).effects)).toEqual(['abort a', 'check b', 'b alreadyDelivered']);
  });

  it('checks the server first when the earlier request is unknown', () => {
    expect(acts(playOutbox([spoken('a', true)]).effects)).toEqual(['check a']);
  });
});

describe('answers restored from an earlier visit', () => {
  const stored = (state: OutboxState['entries'][number]['state']) =>
    [{ ...typedAnswer('a'), state, attempts: 1, errorMessage: null, unsure: null }] as const;

  it.each([
    ['queued', ['send a']],
    ['sending', ['check a']],
    ['unknown', ['check a']],
    ['failed', []],
  ] as const)('handles a restored %s answer with %j', (state, expected) => {
    expect(acts(playOutbox([{ type: 'restored', entries: stored(state) }]).effects)).toEqual(expected);
  });

  it('inserts restored answers once, before answers added in the meantime', () => {
    const waiting = playOutbox([add('b', 42)], emptyOutbox).state;
    const event: OutboxEvent = { type: 'restored', entries: [...stored('queued'), ...waiting.entries] };
    const { state } = playOutbox([event, event], waiting);
    expect(state.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it("doesn't resend an answer that another tab has sent and removed", () => {
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

  it('leaves a request under way unchanged', () => {
    expect(playOutbox([{ type: 'restored', entries: sending.entries }], sending)).toEqual({
      state: sending,
      effects: [],
    });
  });
});

describe('isDelivered', () => {
  it.each([
    [null, false],
    [untouched, false],
    [{ id: 41, status: 'failed', answer: '' }, false],
    [{ id: 42, status: 'pending', answer: null }, true],
    [{ id: 41, status: 'transcribing', answer: null }, true],
    [{ id: 41, status: 'completed', answer: null }, true],
    [{ id: 41, status: 'pending', answer: 'text' }, true],
    [{ id: 41, status: 'failed', answer: 'text' }, true],
  ])('reads the latest message %j as delivered: %s', (latest, expected) => {
    expect(isDelivered(41, latest)).toBe(expected);
  });
});
