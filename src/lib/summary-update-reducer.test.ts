import { describe, expect, it } from 'vitest';
import {
  restingUpdate,
  summaryUpdateReducer,
  summaryContext,
  summaryOfContext,
  type SummaryUpdateEvent,
} from './summary-update-reducer.ts';

function after(...events: readonly SummaryUpdateEvent[]) {
  return events.reduce((state, event) => summaryUpdateReducer(state, event).state, restingUpdate);
}

const pressed: SummaryUpdateEvent = { type: 'sendPressed', recordingId: 'r1', before: 'then' };
const accepted: SummaryUpdateEvent = { type: 'taken', recordingId: 'r1', messageId: 7 };

function createStatusEvent(status: string, messageId = 7): SummaryUpdateEvent {
  return { type: 'processed', messageId, status };
}

describe('a spoken summary update', () => {
  it('moves from the press to completion with the status labels of the specification', () => {
    expect(after(pressed)).toMatchObject({ phase: 'sending', status: 'transcribing' });
    expect(after(pressed, accepted)).toMatchObject({ phase: 'working', status: 'processing', messageId: 7 });
    expect(after(pressed, accepted, createStatusEvent('generating_insights'))).toMatchObject({
      status: 'generating_insights',
    });
    expect(after(pressed, accepted, createStatusEvent('completed'))).toMatchObject({
      phase: 'resting',
      status: null,
      completed: 1,
    });
  });

  it('completes when the event arrives before the response that names its message', () => {
    expect(after(pressed, createStatusEvent('completed', 3), createStatusEvent('completed'), accepted)).toMatchObject({
      phase: 'resting',
      completed: 1,
    });
  });

  it('ignores other messages, repeated events and a second press', () => {
    expect(after(pressed, accepted, createStatusEvent('completed', 8)).phase).toBe('working');
    expect(
      after(
        pressed,
        accepted,
        createStatusEvent('completed'),
        createStatusEvent('completed'),
        createStatusEvent('failed'),
      ),
    ).toMatchObject({
      phase: 'resting',
      completed: 1,
    });
    expect(after(pressed, { ...pressed, recordingId: 'r2' }).recordingId).toBe('r1');
  });

  it('ends after a failed request and allows another attempt', () => {
    const failed = after(pressed, { type: 'sendFailed', recordingId: 'r1' });
    expect(failed.phase).toBe('resting');
    expect(summaryUpdateReducer(failed, pressed).state.phase).toBe('sending');
  });

  it('fails after a processing error and allows another attempt', () => {
    const failed = after(pressed, accepted, createStatusEvent('failed'));
    expect(failed).toMatchObject({ phase: 'failed', status: 'failed', recordingId: 'r1' });
    expect(summaryUpdateReducer(failed, pressed).state.phase).toBe('sending');
  });

  it('completes without an event when a newer summary is read', () => {
    const read = (updatedAt: string | null): SummaryUpdateEvent => ({ type: 'read', updatedAt });
    expect(after(pressed, accepted, read('then')).phase).toBe('working');
    expect(after(pressed, accepted, read(null)).phase).toBe('working');
    expect(after(pressed, accepted, read('now'))).toMatchObject({ phase: 'resting', completed: 1 });
    expect(after(pressed, read('now')).phase).toBe('sending');
  });
});

describe('the effects of a spoken summary update', () => {
  it('follows the update until its end and reads a completed summary', () => {
    const effects = (state: ReturnType<typeof after>, event: SummaryUpdateEvent) =>
      summaryUpdateReducer(state, event).effects.map(({ type }) => type);
    expect(effects(restingUpdate, pressed)).toEqual(['startFollowing']);
    expect(effects(after(pressed), accepted)).toEqual([]);
    expect(effects(after(pressed), { type: 'sendFailed', recordingId: 'r1' })).toEqual(['stopFollowing']);
    expect(effects(after(pressed, accepted), createStatusEvent('failed'))).toEqual(['stopFollowing']);
    expect(effects(after(pressed, accepted), createStatusEvent('completed'))).toEqual(['stopFollowing', 'readSummary']);
  });
});

describe('the recording context of a summary update', () => {
  it('returns the summary only for its own context', () => {
    expect(summaryOfContext(summaryContext(41))).toBe(41);
    for (const other of ['summaries', 'stories', 'summaries/x/update', 'summaries/41']) {
      expect(summaryOfContext(other), other).toBeNull();
    }
  });
});
