import { describe, expect, it } from 'vitest';
import { selectWaiting } from '#src/lib/outbox-state.ts';
import { playOutbox, typedAnswer } from './testing/outbox-play.ts';

const question = { sessionChatId: 9, chatMessageId: 41 };
const lost = { kind: 'network', status: null } as const;
const added = { type: 'added', entry: typedAnswer('a') } as const;
const tried = { type: 'sendStarted', id: 'a', attempt: 1, at: 5000 } as const;
const cut = { type: 'sendFailed', id: 'a', attempt: 1, failure: lost, errorMessage: null } as const;

describe("an answer's last attempt", () => {
  it('is stored with the answer when it waits or failed', () => {
    const { state } = playOutbox([added, tried, cut]);
    expect(state.entries).toMatchObject([{ state: 'unknown', triedAt: 5000 }]);
    const rejected = { ...cut, failure: { kind: 'http', status: 500 } } as const;
    const saved = playOutbox([added, tried, rejected]).effects.flatMap((effect) =>
      effect.type === 'save' ? [effect.entry] : [],
    );
    expect(saved.at(-1)).toMatchObject({ state: 'failed', triedAt: 5000 });
  });

  it('ignores the start of an earlier attempt', () => {
    const again = [added, tried, cut, { type: 'retryPressed', id: 'a' }, { ...tried, attempt: 9, at: 1 }] as const;
    expect(playOutbox(again).state.entries).toMatchObject([{ triedAt: 5000 }]);
  });

  it('is known of an answer that waits, not of one that is being sent, failed or for another question', () => {
    const waiting = playOutbox([added, tried, cut]).state;
    expect(selectWaiting(waiting, question)).toMatchObject({ id: 'a', triedAt: 5000 });
    expect(selectWaiting(waiting, { ...question, chatMessageId: 42 })).toBeNull();
    const restored = playOutbox([{ type: 'restored', entries: waiting.entries }]).state;
    expect(selectWaiting(restored, question)).toMatchObject({ triedAt: 5000 });
    expect(selectWaiting(playOutbox([added, tried]).state, question)).toBeNull();
    const failed = waiting.entries.map((entry) => ({ ...entry, state: 'failed' as const }));
    expect(selectWaiting({ ...waiting, entries: failed }, question)).toBeNull();
  });
});
