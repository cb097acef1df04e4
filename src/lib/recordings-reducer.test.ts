import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isStale,
  type Recording,
  type RecordingsEvent,
  type RecordingState,
  recordingsReducer,
  getRecordingsToEvict,
} from './recordings-reducer.ts';
import { createRecording } from './testing/create-recording.ts';

type Event = RecordingsEvent;

function after(events: readonly Event[], from: readonly Recording[] = [createRecording()]) {
  return events.reduce<readonly Recording[]>((list, event) => recordingsReducer(list, event).state, from);
}

function only(events: readonly Event[], from?: readonly Recording[]) {
  return after(events, from)[0];
}

const states: RecordingState[] = ['pending', 'sending', 'success', 'failed'];

describe('sending a recording', () => {
  const request = { endpoint: '/api/v1/y', method: 'POST', timestamp: 5000, sessionChatId: 9 };

  it('moves a recording from pending to sending to success with its message id', () => {
    const draft = [createRecording({ state: 'pending', requestData: null, chatMessageId: null })];
    const pending = after([{ type: 'queued', id: 'a', request }], draft);
    expect(pending[0]).toMatchObject({ state: 'pending', requestData: { ...request, retryCount: 0 } });
    const later = { ...request, timestamp: 6000 };
    const sending = after([{ type: 'sendStarted', id: 'a', request: later }], pending);
    expect(sending[0]).toMatchObject({ state: 'sending', requestData: { ...later, retryCount: 0 } });
    expect(only([{ type: 'sent', id: 'a', chatMessageId: 41 }], sending)).toMatchObject({
      state: 'success',
      chatMessageId: 41,
    });
  });

  it('moves a recording back to pending while it waits for the network', () => {
    const waiting = after([{ type: 'waiting', id: 'a' }], [createRecording({ state: 'sending' })]);
    expect(waiting[0]).toMatchObject({ state: 'pending', requestData: { timestamp: 2000 } });
    expect(only([{ type: 'sendStarted', id: 'a', request }], waiting)?.state).toBe('sending');
    for (const state of ['success', 'failed'] as const)
      expect(only([{ type: 'waiting', id: 'a' }], [createRecording({ state })])?.state).toBe(state);
  });

  it('stores the error of a failed recording', () => {
    expect(
      only([{ type: 'sendFailed', id: 'a', triedAt: 2000, errorMessage: 'Failed to submit answer' }]),
    ).toMatchObject({
      state: 'failed',
      errorMessage: 'Failed to submit answer',
    });
  });

  it('says that another answer was sent instead, and forgets it on a retry', () => {
    const replaced = after([{ type: 'answeredOtherwise', id: 'a' }]);
    expect(replaced[0]).toMatchObject({
      state: 'failed',
      errorMessage: 'You sent a different answer instead',
      localFailure: 'answeredOtherwise',
    });
    expect(only([{ type: 'queued', id: 'a', request }], replaced)).toMatchObject({
      errorMessage: null,
      localFailure: null,
    });
  });

  it('leaves an accepted recording in sending until the server names its message', () => {
    const accepted = after([{ type: 'sent', id: 'a', chatMessageId: null }]);
    expect(accepted[0]).toMatchObject({ state: 'sending', isTaken: true });
    const delivered = only(
      [{ type: 'marked', to: 'success', messageId: 41, sessionChatId: 9, errorMessage: null }],
      accepted,
    );
    expect(delivered).toMatchObject({ state: 'success', isTaken: false });
    expect(only([{ type: 'timePassed', at: 122_001, quick: false }], accepted)).toMatchObject({
      state: 'failed',
      isTaken: false,
    });
  });

  it('ignores events for other recordings', () => {
    const before = [createRecording()];
    expect(after([{ type: 'sent', id: 'other', chatMessageId: 1 }], before)[0]).toBe(before[0]);
  });
});

describe('retrying a recording', () => {
  const failed = [createRecording({ state: 'failed', errorMessage: 'Request timed out' })];
  const again = (timestamp: number): Event => ({
    type: 'queued',
    id: 'a',
    request: { endpoint: '/another', method: 'POST', timestamp, sessionChatId: 8 },
  });

  it('sets the state to sending, repeats the same request and counts the retry', () => {
    expect(only([again(9000)], failed)).toMatchObject({
      state: 'sending',
      errorMessage: null,
      requestData: { endpoint: '/api/v1/x', timestamp: 9000, retryCount: 1, sessionChatId: 9 },
    });
  });

  it('counts repeated presses as one retry and only for a failed recording', () => {
    const retrying = after([again(9000)], failed);
    expect(after([again(9001)], retrying)[0]).toBe(retrying[0]);
    const sent = [createRecording({ state: 'success' })];
    expect(after([again(9000)], sent)[0]).toBe(sent[0]);
  });

  it('ignores the failure of the older request that was given up', () => {
    const retrying = after([again(9000)], failed);
    expect(only([{ type: 'sendFailed', id: 'a', triedAt: 2000, errorMessage: 'x' }], retrying)?.state).toBe('sending');
  });
});

describe('recording timeouts', () => {
  it.each([
    ['sending', 121_999, false, false],
    ['sending', 122_000, false, false],
    ['sending', 122_001, false, true],
    ['pending', 122_001, false, true],
    ['sending', 8000, true, false],
    ['sending', 8001, true, true],
    ['success', 999_999, false, false],
    ['failed', 999_999, false, false],
  ] as const)('reports %s at %i ms with quick mode %s as timed out: %s', (state, at, quick, stale) => {
    expect(isStale(createRecording({ state }), { at, quick })).toBe(stale);
  });

  it("doesn't time out a draft that the writer hasn't sent", () => {
    const draft = createRecording({ state: 'pending', requestData: null });
    expect(isStale(draft, { at: 999_999, quick: true })).toBe(false);
  });

  it('marks the recording as failed with "Request timed out"', () => {
    expect(only([{ type: 'timePassed', at: 122_001, quick: false }])).toMatchObject({
      state: 'failed',
      errorMessage: 'Request timed out',
      localFailure: 'timedOut',
    });
  });

  it('marks a timed-out recording as successful when its response arrives late', () => {
    const late: Event[] = [
      { type: 'timePassed', at: 200_000, quick: false },
      { type: 'sent', id: 'a', chatMessageId: 41 },
    ];
    expect(only(late)).toMatchObject({ state: 'success', errorMessage: null, chatMessageId: 41 });
  });
});

describe('recording updates from the conversation', () => {
  const marked = (to: 'success' | 'failed', messageId = 41, sessionChatId = 9): Event => ({
    type: 'marked',
    to,
    messageId,
    sessionChatId,
    errorMessage: null,
  });

  it('changes only recordings in sending', () => {
    const list = states.map((state) => createRecording({ id: state, state }));
    expect(after([marked('failed')], list).map((recording) => recording.state)).toEqual([
      'pending',
      'failed',
      'success',
      'failed',
    ]);
  });

  it('matches a recording by its message id, otherwise by its session chat', () => {
    const unknown = createRecording({ chatMessageId: null });
    expect(only([marked('success', 40)])?.state).toBe('sending');
    expect(only([marked('success', 41)])?.state).toBe('success');
    expect(only([marked('success', 40, 9)], [unknown])?.state).toBe('success');
    expect(only([marked('success', 40, 8)], [unknown])?.state).toBe('sending');
  });
});

describe('the limit of three recordings', () => {
  const recordings = [1, 2, 3].map((n) => createRecording({ id: String(n), timestamp: n, state: 'success' }));

  const request = { endpoint: '/api/v1/y', method: 'POST', timestamp: 5000, sessionChatId: 9 };
  const fourth = createRecording({ id: '4', timestamp: 4, state: 'pending', requestData: null });

  it('deletes the oldest recording with its audio when the fourth is queued', () => {
    const step = recordingsReducer([...recordings, fourth], { type: 'queued', id: '4', request });
    expect(step.state.map((recording) => recording.id)).toEqual(['2', '3', '4']);
    expect(step.effects).toEqual([{ type: 'deleteRecording', id: '1' }]);
  });

  it("never deletes a recording that the server doesn't have", () => {
    const unsent = recordings.map((recording) => ({ ...recording, state: 'failed' as const }));
    expect(recordingsReducer([...unsent, fourth], { type: 'queued', id: '4', request }).effects).toEqual([]);
  });

  it('lists in advance the unsent recordings that would be deleted', () => {
    expect(getRecordingsToEvict(recordings)).toEqual([]);
    const unsent = recordings.map((recording) => ({ ...recording, state: 'failed' as const }));
    expect(getRecordingsToEvict(unsent).map((recording) => recording.id)).toEqual(['1']);
    expect(getRecordingsToEvict(unsent.slice(1))).toEqual([]);
  });

  it('deletes a discarded recording with its audio once', () => {
    const step = recordingsReducer(recordings, { type: 'discarded', id: '2' });
    expect(step.state.map((recording) => recording.id)).toEqual(['1', '3']);
    expect(step.effects).toEqual([{ type: 'deleteRecording', id: '2' }]);
    expect(recordingsReducer(step.state, { type: 'discarded', id: '2' }).effects).toEqual([]);
  });

  it('stores all unsent recordings, and sent ones only among the three newest', () => {
    const arbitraryInputs = fc.uniqueArray(fc.record({ at: fc.nat(1000), isSent: fc.boolean() }), {
      maxLength: 12,
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        let list: readonly Recording[] = [];
        for (const { at, isSent } of inputs) {
          const id = String(at);
          const draft = createRecording({ id, timestamp: at, state: 'pending', requestData: null });
          const end: Event = isSent
            ? { type: 'sent', id, chatMessageId: 1 }
            : { type: 'sendFailed', id, triedAt: 5000, errorMessage: 'x' };
          list = after([{ type: 'queued', id, request }, end], list.concat(draft));
        }
        const ids = new Set(list.map((recording) => recording.id));
        for (const { at, isSent } of inputs) if (!isSent) expect(ids.has(String(at))).toBe(true);
        const newest = list.toSorted((one, other) => other.timestamp - one.timestamp);
        expect(newest.slice(3).every((recording) => recording.state !== 'success')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any sequence of recording events', () => {
  it('never changes the state of a successful recording', () => {
    const events = fc.array(
      fc.oneof<Array<fc.Arbitrary<Event>>>(
        fc.constantFrom<Event>(
          { type: 'sendFailed', id: 'a', triedAt: 2000, errorMessage: 'x' },
          { type: 'sent', id: 'a', chatMessageId: null },
          {
            type: 'queued',
            id: 'a',
            request: { endpoint: '/x', method: 'POST', timestamp: 5000, sessionChatId: 9 },
          },
          { type: 'marked', to: 'failed', messageId: 41, sessionChatId: 9, errorMessage: null },
        ),
        fc.nat().map((at) => ({ type: 'timePassed', at, quick: true })),
      ),
    );
    fc.assert(
      fc.property(events, (sequence) => {
        expect(only(sequence, [createRecording({ state: 'success' })])?.state).toBe('success');
      }),
      { numRuns: 1000 },
    );
  });
});
