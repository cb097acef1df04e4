import { describe, expect, it } from 'vitest';
import {
  restingUpdate,
  summaryUpdateReducer,
  summaryContext,
  summaryOfContext,
  type SummaryUpdateEvent,
} from './summary-update.ts';

const after = (...events: readonly SummaryUpdateEvent[]) => events.reduce(summaryUpdateReducer, restingUpdate);
const pressed: SummaryUpdateEvent = { type: 'sendPressed', recordingId: 'r1', before: 'then' };
const taken: SummaryUpdateEvent = { type: 'taken', recordingId: 'r1', messageId: 7 };
const told = (status: string, messageId = 7): SummaryUpdateEvent => ({ type: 'processed', messageId, status });

describe('a spoken update of a summary', () => {
  it('goes from the press to its completion, with the status texts of section 4', () => {
    expect(after(pressed)).toMatchObject({ phase: 'sending', status: 'transcribing' });
    expect(after(pressed, taken)).toMatchObject({ phase: 'working', status: 'processing', messageId: 7 });
    expect(after(pressed, taken, told('generating_insights'))).toMatchObject({ status: 'generating_insights' });
    expect(after(pressed, taken, told('completed'))).toMatchObject({ phase: 'resting', status: null, completed: 1 });
  });

  it('is completed also where the event comes before the answer that names its message', () => {
    expect(after(pressed, told('completed', 3), told('completed'), taken)).toMatchObject({
      phase: 'resting',
      completed: 1,
    });
  });

  it('takes no notice of other messages, of doubled events, or of a second press', () => {
    expect(after(pressed, taken, told('completed', 8)).phase).toBe('working');
    expect(after(pressed, taken, told('completed'), told('completed'), told('failed'))).toMatchObject({
      phase: 'resting',
      completed: 1,
    });
    expect(after(pressed, { ...pressed, recordingId: 'r2' }).recordingId).toBe('r1');
  });

  it('that cannot be sent is over, and can be sent again', () => {
    const failed = after(pressed, { type: 'sendFailed', recordingId: 'r1' });
    expect(failed.phase).toBe('resting');
    expect(summaryUpdateReducer(failed, pressed).phase).toBe('sending');
  });

  it('that cannot be worked on has failed, and can be sent again', () => {
    const failed = after(pressed, taken, told('failed'));
    expect(failed).toMatchObject({ phase: 'failed', status: 'failed', recordingId: 'r1' });
    expect(summaryUpdateReducer(failed, pressed).phase).toBe('sending');
  });

  it('is completed without any event when the summary is found to be a newer one', () => {
    const read = (updatedAt: string | null): SummaryUpdateEvent => ({ type: 'read', updatedAt });
    expect(after(pressed, taken, read('then')).phase).toBe('working');
    expect(after(pressed, taken, read(null)).phase).toBe('working');
    expect(after(pressed, taken, read('now'))).toMatchObject({ phase: 'resting', completed: 1 });
    expect(after(pressed, read('now')).phase).toBe('sending');
  });
});

describe('the kind of such a recording', () => {
  it('names the summary, and nothing else does', () => {
    expect(summaryOfContext(summaryContext(41))).toBe(41);
    for (const other of ['summaries', 'stories', 'summaries/x/update', 'summaries/41']) {
      expect(summaryOfContext(other), other).toBeNull();
    }
  });
});
