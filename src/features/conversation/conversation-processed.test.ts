import { describe, expect, it } from 'vitest';
import { atQuestion, created, play, pressAnswer, processed, status, types } from './testing/conversation-harness.ts';

function answered() {
  return play([pressAnswer('audio', 1), status('processing')], atQuestion()).state;
}

describe('userMessage.processed', () => {
  it('marks the message as processed and fetches the latest one', () => {
    const { state, effects } = play([processed('completed')], answered());
    expect(state).toMatchObject({ messageId: 1, status: 'completed', processing: false });
    expect(types(effects)).toEqual(['refetch']);
  });

  it('fetches the latest message for any status', () => {
    const { state, effects } = play([processed('generating_insights')], answered());
    expect(state).toMatchObject({ status: 'generating_insights', insightsPending: true });
    expect(types(effects)).toEqual(['refetch']);
  });

  it('handles a processed message once, though another channel or a status update repeats it', () => {
    const once = play([processed('completed')], answered());
    expect(play([processed('completed'), processed('completed', 1, 12)], answered())).toEqual(once);
    expect(types(play([status('completed'), processed('completed', 1, 11)], answered()).effects)).toEqual(['refetch']);
  });

  it('refetches once for a previous message and leaves the current one unchanged', () => {
    const next = play([created(2)], answered()).state;
    const { state, effects } = play([processed('completed', 1, 20), processed('completed', 1, 21)], next);
    expect(state).toMatchObject({ messageId: 2, status: 'pending', isAwaitingQuestion: false });
    expect(types(effects)).toEqual(['refetch']);
  });

  it('marks recordings in sending as failed or successful', () => {
    expect(types(play([processed('failed')], answered()).effects)).toContain('markRecordings');
    const processedEvent = { ...processed('completed'), audioProcessed: true } as const;
    expect(play([processedEvent], answered()).effects).toContainEqual(
      expect.objectContaining({ type: 'markRecordings', to: 'success', messageId: 1 }),
    );
  });
});
