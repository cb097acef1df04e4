import { describe, expect, it } from 'vitest';
import { atQuestion, created, play, pressAnswer, processed, status, types } from './testing/conversation-play.ts';

const answered = () => play([pressAnswer('audio', 1), status('processing')], atQuestion()).state;

describe('userMessage.processed', () => {
  // Covers REALTIME-29.
  it('marks the message as processed, and the latest one is fetched', () => {
    const { state, effects } = play([processed('completed')], answered());
    expect(state).toMatchObject({ messageId: 1, status: 'completed', processing: false });
    expect(types(effects)).toEqual(['refetch']);
  });

  it('fetches the latest message whatever the status is', () => {
    const { state, effects } = play([processed('generating_insights')], answered());
    expect(state).toMatchObject({ status: 'generating_insights', insightsPending: true });
    expect(types(effects)).toEqual(['refetch']);
  });

  // Covers REALTIME-10, REALTIME-29.
  it('does nothing more when it comes again on another channel, or with its status update', () => {
    const once = play([processed('completed')], answered());
    expect(play([processed('completed'), processed('completed', 1, 12)], answered())).toEqual(once);
    expect(types(play([status('completed'), processed('completed', 1, 11)], answered()).effects)).toEqual(['refetch']);
  });

  it('of a message that was left leads to one look, and takes nothing back', () => {
    const next = play([created(2)], answered()).state;
    const { state, effects } = play([processed('completed', 1, 20), processed('completed', 1, 21)], next);
    expect(state).toMatchObject({ messageId: 2, status: 'pending', isAwaitingQuestion: false });
    expect(types(effects)).toEqual(['refetch']);
  });

  it('tells recordings in sending what became of them', () => {
    expect(types(play([processed('failed')], answered()).effects)).toContain('markRecordings');
    const heard = { ...processed('completed'), audioProcessed: true } as const;
    expect(play([heard], answered()).effects).toContainEqual(
      expect.objectContaining({ type: 'markRecordings', to: 'success', messageId: 1 }),
    );
  });
});
