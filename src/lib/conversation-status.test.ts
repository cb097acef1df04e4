import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectStatusText } from './conversation-selectors.ts';
import {
  atQuestion,
  created,
  fetched,
  loaded,
  play,
  pressAnswer,
  status,
  types,
} from './testing/conversation-harness.ts';

const on = ['processing', 'transcribing', 'generating_insights', 'generating_question'];
const all = [...on, 'pending', 'uploading_answer', 'completed', 'failed'];

describe('status updates for the current message', () => {
  // Covers CONV-33.
  it.each(on)('%s turns the processing flag on', (value) => {
    expect(play([status(value)], atQuestion()).state).toMatchObject({ status: value, processing: true });
  });

  // Covers CONV-34.
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

  // Covers CONV-35.
  it('generating_insights marks insights as pending and completed clears the mark', () => {
    const during = play([status('generating_insights')], atQuestion()).state;
    expect(during.insightsPending).toBe(true);
    expect(play([status('completed')], during).state.insightsPending).toBe(false);
  });

  // Covers CONV-37, CONV-38.
  it.each(['completed', 'generating_question'])('%s triggers a refetch of the latest message', (value) => {
    expect(types(play([status(value)], atQuestion()).effects)).toEqual(['refetch']);
  });

  it.each(all.filter((value) => value !== 'completed' && value !== 'generating_question'))(
    "%s doesn't trigger a refetch of the latest message",
    (value) => {
      expect(types(play([status(value)], atQuestion()).effects)).not.toContain('refetch');
    },
  );

  // Covers CONV-32.
  it('shows the general text for an unknown status', () => {
    for (const value of ['exploded', null, 7, {}, undefined]) {
      expect(selectStatusText(play([status(value)], atQuestion()).state)).toBe('Processing your answer...');
    }
  });

  // Covers CONV-31, ERROR-39.
  it("shows a failure's reason as plain text and stops waiting", () => {
    const event = { type: 'statusUpdated', at: 10, messageId: 1, status: 'failed', error: '<img onerror=x>' } as const;
    const { state } = play([event], atQuestion());
    expect(state).toMatchObject({ status: 'failed', isAwaitingQuestion: false, failure: '<img onerror=x>' });
    expect(selectStatusText(state)).toBe('An error occurred while processing your message.');
  });
});

describe('status updates for recordings', () => {
  const update = (value: string, more: object, messageId = 1) =>
    play([{ type: 'statusUpdated', at: 10, messageId, status: value, ...more }], atQuestion()).effects;

  // Covers CONV-36.
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

  // Covers CONV-39.
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
  // Covers CONV-40.
  it.each(all)('%s triggers a refetch and leaves the current message unchanged', (value) => {
    const { state, effects } = play([status(value, 2)], atQuestion());
    expect(types(effects)).toContain('refetch');
    expect(state).toMatchObject({ messageId: 1, status: 'pending', processing: false });
  });

  it.each(['transcribed', 'dataUpdated'] as const)('%s of an unknown message triggers a refetch', (type) => {
    expect(types(play([{ type, at: 10, messageId: 2 }], atQuestion()).effects)).toEqual(['refetch']);
    expect(play([{ type, at: 10, messageId: 1 }], atQuestion()).effects).toEqual([]);
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
