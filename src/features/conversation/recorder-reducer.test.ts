import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recorderReducer } from './recorder-reducer.ts';
import {
  hasUnsentAudio,
  idleRecorder,
  isRecording,
  type RecorderEffect,
  type RecorderEvent,
  getRecordedMs,
  type RecorderState,
  type RecorderTransition,
} from '#src/lib/recorder-state.ts';

function play(events: readonly RecorderEvent[], from: RecorderState = idleRecorder) {
  let state = from;
  const effects: RecorderEffect[] = [];
  for (const event of events) {
    const next = recorderReducer(state, event);
    ({ state } = next);
    effects.push(...next.effects);
  }
  return { state, effects, types: effects.map((effect) => effect.type) };
}

const failure = { text: 'Request timed out', detail: null, triedAt: 5000 };
const press: RecorderEvent = { type: 'startPressed', recordingId: 'a' };
const start: RecorderEvent[] = [press, { type: 'started', recordingId: 'a', at: 0 }];

function at(
  type:
    | 'pausePressed'
    | 'resumePressed'
    | 'reviewPressed'
    | 'sendPressed'
    | 'typeChosen'
    | 'discardPressed'
    | 'stopped'
    | 'tick',
  ms: number,
): RecorderEvent {
  return { type, at: ms };
}

const recording = play(start).state;

describe('starting a recording', () => {
  it('requests the microphone and then records', () => {
    const requested = play([press]);
    expect(requested.state.phase).toBe('asking');
    expect(requested.effects).toEqual([{ type: 'startRecorder', recordingId: 'a' }]);
    expect(isRecording(recording)).toBe(true);
    expect(play([...start]).effects).toContainEqual({ type: 'announce', what: 'started' });
  });

  it('shows that it starts once the browser has opened the microphone', () => {
    const opened = play([press, { type: 'opened', recordingId: 'a' }]).state;
    expect(opened.phase).toBe('starting');
    expect(play(start.slice(1), opened).state.phase).toBe('recording');
    expect(play([{ type: 'cancelPressed' }], opened)).toMatchObject({
      state: idleRecorder,
      effects: [{ type: 'releaseMicrophone' }],
    });
  });

  it('starts one recorder however often the start is pressed or reported', () => {
    const again: RecorderEvent = { type: 'startPressed', recordingId: 'b' };
    const { state, types } = play([press, again, ...start.slice(1), again, ...start.slice(1)]);
    expect(types.filter((type) => type === 'startRecorder')).toHaveLength(1);
    expect(state).toMatchObject({ phase: 'recording', recordingId: 'a' });
  });

  it.each(['denied', 'noDevice', 'busy', 'unsupported', 'insecure'] as const)(
    'shows the refusal reason %s and allows another attempt',
    (reason) => {
      const { state } = play([press, { type: 'refused', recordingId: 'a', reason }]);
      expect(state).toMatchObject({ phase: 'refused', notice: reason });
      expect(play([{ type: 'startPressed', recordingId: 'b' }], state).state).toMatchObject({
        phase: 'asking',
        notice: null,
      });
    },
  );

  it.each<RecorderEvent>([{ type: 'cancelPressed' }, at('typeChosen', 5)])(
    'closes a microphone that is granted after %j',
    (event) => {
      const { state, types } = play([press, event, ...start.slice(1)]);
      expect(state.phase).toBe('idle');
      expect(types.slice(1)).toEqual(['releaseMicrophone', 'discardRecording', 'releaseMicrophone']);
    },
  );

  it('closes the microphone of an older request when the newer one is refused', () => {
    const second: RecorderEvent[] = [{ type: 'startPressed', recordingId: 'b' }, ...start.slice(1)];
    const asking = play([press, { type: 'cancelPressed' }, ...second]).state;
    const { types } = play([{ type: 'refused', recordingId: 'b', reason: 'busy' }], asking);
    expect(types).toEqual(['releaseMicrophone']);
  });

  it('continues a recording when an older microphone request is refused', () => {
    expect(play([{ type: 'refused', recordingId: 'older', reason: 'denied' }], recording).state).toBe(recording);
  });

  it('uses the current microphone when an older request is granted late', () => {
    const { state, types } = play([{ type: 'started', recordingId: 'older', at: 50 }], recording);
    expect(state).toBe(recording);
    expect(types).toEqual(['discardRecording']);
  });
});

describe('an active recording', () => {
  it('measures the length by the clock without pauses', () => {
    const { state } = play([at('pausePressed', 4000), at('resumePressed', 9000)], recording);
    expect(getRecordedMs(state, 10_000)).toBe(5000);
    expect(getRecordedMs(play([at('pausePressed', 10_000)], state).state, 99_000)).toBe(5000);
  });

  it('pauses and requests the audio so far, also when the writer chooses Type', () => {
    for (const type of ['pausePressed', 'typeChosen'] as const) {
      const { state, types } = play([at(type, 4000)], recording);
      expect(state.phase).toBe('paused');
      expect(types).toEqual(['pauseRecorder', 'requestData', 'announce']);
      expect(hasUnsentAudio(state)).toBe(true);
    }
  });

  it('lets the writer listen to a recording and then resume it', () => {
    const { state, types } = play([at('reviewPressed', 4000), at('resumePressed', 9000)], recording);
    expect(state.phase).toBe('recording');
    expect(types).toEqual(['pauseRecorder', 'requestData', 'announce', 'resumeRecorder', 'announce']);
    expect(play([at('pausePressed', 4000), at('reviewPressed', 5000)], recording).state.phase).toBe('review');
  });

  it('announces each full minute once', () => {
    const ticks = [59_000, 60_000, 61_000, 121_000, 180_500].map((ms) => at('tick', ms));
    expect(play(ticks, recording).effects).toEqual(
      [1, 2, 3].map((minutes) => ({ type: 'announce', what: 'minutes', minutes })),
    );
  });

  it('requests the audio when the page is hidden', () => {
    expect(play([{ type: 'hidden' }], recording).types).toEqual(['requestData']);
  });

  it('reports whether a slice is stored and whether storing fails', () => {
    expect(recording.isStored).toBe(false);
    const stored = play([{ type: 'sliceStored' }], recording).state;
    expect(stored).toMatchObject({ isStored: true, isStorageFailing: false });
    expect(play([{ type: 'sliceFailed' }], stored).state).toMatchObject({ phase: 'recording', isStorageFailing: true });
    expect(play([{ type: 'sliceStored' }]).state.isStored).toBe(false);
  });
});

describe('microphone problems', () => {
  it.each(['unplugged', 'recorderFailed'] as const)('%s keeps the audio so far and offers to send it', (reason) => {
    const { state, types } = play([{ type: 'interrupted', at: 7000, reason }, at('stopped', 7010)], recording);
    expect(state).toMatchObject({ phase: 'review', notice: reason, doneMs: 7000, isLive: false });
    expect(types).toEqual(['releaseMicrophone', 'announce']);
    expect(play([at('resumePressed', 8000)], state).state.phase).toBe('review');
    expect(play([at('sendPressed', 9000)], state).effects).toEqual([
      { type: 'sendRecording', recordingId: 'a', durationMs: 7000 },
    ]);
  });

  it('shows the reason even when the recorder stopped first', () => {
    const { state } = play([at('stopped', 7000), { type: 'interrupted', at: 7001, reason: 'unplugged' }], recording);
    expect(state).toMatchObject({ phase: 'review', notice: 'unplugged' });
  });

  it('pauses for a phone call or a locked phone and can resume', () => {
    const { state } = play([{ type: 'interrupted', at: 7000, reason: 'interrupted' }], recording);
    expect(state).toMatchObject({ phase: 'paused', notice: 'interrupted', isLive: true });
    expect(play([at('resumePressed', 9000)], state).state).toMatchObject({ phase: 'recording', notice: null });
  });

  it('shows a muted microphone while recording continues', () => {
    const muted = play([{ type: 'muted' }], recording).state;
    expect(muted).toMatchObject({ phase: 'recording', notice: 'muted' });
    expect(play([{ type: 'unmuted' }], muted).state.notice).toBeNull();
  });

  it('says while recording that nothing is heard, until something is', () => {
    const silent = play([{ type: 'silent' }], recording).state;
    expect(silent).toMatchObject({ phase: 'recording', notice: 'silent' });
    expect(play([{ type: 'heard' }], silent).state.notice).toBeNull();
    expect(play([{ type: 'muted' }, { type: 'silent' }], recording).state.notice).toBe('muted');
  });

  it('records again with another microphone when nothing was heard', () => {
    const chosen: RecorderEvent = { type: 'microphoneChosen', recordingId: 'b' };
    const { state, effects } = play([{ type: 'silent' }, chosen], recording);
    expect(state).toMatchObject({ phase: 'asking', recordingId: 'b', notice: null });
    expect(effects).toEqual([
      { type: 'discardRecording', recordingId: 'a' },
      { type: 'releaseMicrophone' },
      { type: 'startRecorder', recordingId: 'b' },
    ]);
    expect(play([{ type: 'silent' }, { type: 'heard' }, chosen], recording)).toEqual({
      ...play([], recording),
    });
  });
});

describe('sending a recording', () => {
  it('stops the recorder and then sends the whole length once', () => {
    const { state, effects } = play(
      [at('sendPressed', 42_000), at('sendPressed', 42_001), at('stopped', 42_100)],
      recording,
    );
    expect(state.phase).toBe('sending');
    expect(effects).toEqual([
      { type: 'stopRecorder' },
      { type: 'releaseMicrophone' },
      { type: 'announce', what: 'stopped' },
      { type: 'sendRecording', recordingId: 'a', durationMs: 42_000 },
    ]);
    expect(play([{ type: 'sent' }], state).state).toEqual(idleRecorder);
  });

  it('resets the recorder when a failed recording succeeds late or the next question arrives', () => {
    const sending = play([at('sendPressed', 42_000), at('stopped', 42_100)], recording).state;
    const failed = play([{ type: 'sendFailed', failure }], sending).state;
    expect(failed.phase).toBe('failed');
    expect(play([{ type: 'sent' }], failed)).toMatchObject({ state: idleRecorder, effects: [] });
    expect(play([{ type: 'setAside' }], failed)).toMatchObject({ state: idleRecorder, effects: [] });
    expect(play([{ type: 'setAside' }], recording).state).toEqual(recording);
  });

  it.each([
    [0, true],
    [499, true],
    [500, false],
    [1000, false],
    [3_600_000, false],
  ])('treats %i ms as too short: %s', (ms, isTooShort) => {
    const { state, types } = play([at('sendPressed', ms)], recording);
    expect(state.isTooShort).toBe(isTooShort);
    expect(types).toEqual(isTooShort ? ['discardRecording', 'releaseMicrophone'] : ['stopRecorder']);
  });

  it('waits for the last slice even when the microphone is unplugged', () => {
    const stopping = play([at('sendPressed', 5000)], recording).state;
    const { state, types } = play([{ type: 'interrupted', at: 5001, reason: 'unplugged' }], stopping);
    expect(types).toEqual([]);
    expect(play([at('stopped', 5002)], state).types).toContain('sendRecording');
  });

  it('keeps the audio after a failure and resends it on retry', () => {
    const sent = [at('sendPressed', 42_000), at('stopped', 42_100)];
    const { state } = play([...sent, { type: 'sendFailed', failure }], recording);
    expect(state).toMatchObject({ phase: 'failed', failure });
    expect(hasUnsentAudio(state)).toBe(true);
    expect(play([{ type: 'retryPressed' }, { type: 'retryPressed' }], state).effects).toEqual([
      { type: 'sendRecording', recordingId: 'a', durationMs: 42_000 },
    ]);
  });

  it('sends a recording recovered from an earlier visit', () => {
    const recovered = play([{ type: 'recovered', recordingId: 'old', lengthMs: 9000 }]).state;
    expect(recovered).toMatchObject({ phase: 'review', isStored: true, isLive: false });
    expect(play([at('sendPressed', 1)], recovered).effects).toEqual([
      { type: 'sendRecording', recordingId: 'old', durationMs: 9000 },
    ]);
    expect(play([{ type: 'recovered', recordingId: 'old', lengthMs: 9000 }], recording).state).toBe(recording);
  });
});

describe('discarding a recording', () => {
  it('asks before discarding more than 10 s', () => {
    expect(play([at('discardPressed', 10_000)], recording).types).toEqual(['discardRecording', 'releaseMicrophone']);
    const asking = play([at('discardPressed', 10_001)], recording);
    expect(asking.effects).toEqual([]);
    expect(asking.state).toMatchObject({ phase: 'recording', confirming: 'discard' });
    expect(play([{ type: 'discardDeclined' }], asking.state).state.confirming).toBeNull();
    const confirmed = play([{ type: 'discardConfirmed', recordingId: 'b' }], asking.state);
    expect(confirmed.state).toEqual(idleRecorder);
    expect(confirmed.effects[0]).toEqual({ type: 'discardRecording', recordingId: 'a' });
  });

  it('asks before starting over after more than 10 s and then records again', () => {
    const again = { type: 'startOverPressed', recordingId: 'b' } as const;
    const short = play([at('reviewPressed', 3000), { ...again, at: 4000 }], recording);
    expect(short.effects.slice(-3)).toEqual([
      { type: 'discardRecording', recordingId: 'a' },
      { type: 'releaseMicrophone' },
      { type: 'startRecorder', recordingId: 'b' },
    ]);
    const long = play([at('reviewPressed', 30_000), { ...again, at: 40_000 }], recording);
    expect(long.state.confirming).toBe('startOver');
    expect(play([{ type: 'discardConfirmed', recordingId: 'c' }], long.state).state).toMatchObject({
      phase: 'asking',
      recordingId: 'c',
    });
  });

  it("ignores a confirmation that wasn't requested", () => {
    expect(play([{ type: 'discardConfirmed', recordingId: 'b' }], recording).state).toBe(recording);
    expect(play([at('discardPressed', 5)]).effects).toEqual([]);
  });
});

type Deed = { readonly event: RecorderEvent; readonly which: number };

function drive(
  deeds: readonly Deed[],
  check: (before: RecorderState, event: RecorderEvent, step: RecorderTransition) => void,
): void {
  let state = idleRecorder;
  const requestedIds: string[] = [];
  for (const [index, deed] of deeds.entries()) {
    const event = { ...deed.event };
    const isReport = event.type === 'started' || event.type === 'refused';
    const reported = isReport
      ? requestedIds.splice(deed.which % Math.max(1, requestedIds.length), 1)[0]
      : `take ${index}`;
    if (reported === undefined) continue;
    if ('recordingId' in event) Object.assign(event, { recordingId: reported });
    const step = recorderReducer(state, event);
    for (const effect of step.effects) if (effect.type === 'startRecorder') requestedIds.push(effect.recordingId);
    check(state, event, step);
    ({ state } = step);
  }
}

describe('recorder invariants', () => {
  const ms = fc.nat(100_000);
  const pressed = fc.constantFrom(
    'pausePressed',
    'resumePressed',
    'reviewPressed',
    'sendPressed',
    'typeChosen',
    'discardPressed',
    'stopped',
    'tick',
  );
  const event: fc.Arbitrary<RecorderEvent> = fc.oneof(
    fc.constantFrom<RecorderEvent>(
      { type: 'startPressed', recordingId: '' },
      { type: 'refused', recordingId: '', reason: 'denied' },
      { type: 'discardConfirmed', recordingId: '' },
      { type: 'discardDeclined' },
      { type: 'cancelPressed' },
      { type: 'sent' },
      { type: 'sendFailed', failure },
      { type: 'retryPressed' },
      { type: 'setAside' },
      { type: 'muted' },
      { type: 'silent' },
      { type: 'heard' },
      { type: 'opened', recordingId: '' },
      { type: 'microphoneChosen', recordingId: '' },
      { type: 'sliceStored' },
    ),
    ms.map((now): RecorderEvent => ({ type: 'started', recordingId: '', at: now })),
    ms.map((now): RecorderEvent => ({ type: 'startOverPressed', recordingId: '', at: now })),
    fc.tuple(pressed, ms).map(([type, now]) => at(type, now)),
    fc
      .tuple(ms, fc.constantFrom('unplugged' as const, 'interrupted' as const))
      .map(([now, reason]): RecorderEvent => ({ type: 'interrupted', at: now, reason })),
  );
  const deeds = fc.array(fc.record({ event, which: fc.nat(5) }), { maxLength: 40 });
  const expectAlways = (check: Parameters<typeof drive>[1]) =>
    fc.assert(
      fc.property(deeds, (sequence) => drive(sequence, check)),
      { numRuns: 2000 },
    );

  it('discards audio only when the writer asks or below 500 ms', () => {
    expectAlways((before, next, { effects }) => {
      const isDropped = effects.some(
        (effect) => effect.type === 'discardRecording' && effect.recordingId === before.recordingId,
      );
      if (isDropped) expect(next.type).toMatch(/^(discard|startOver|microphoneChosen|sendPressed)/);
      if (isDropped && next.type === 'sendPressed') expect(getRecordedMs(before, next.at)).toBeLessThan(500);
    });
  });

  it('opens the microphone only while a recording is live or starting', () => {
    let isOpen = false;
    expectAlways((before, next, { state, effects }) => {
      if (before === idleRecorder) isOpen = false;
      if (next.type === 'started') isOpen = true;
      if (effects.some((effect) => effect.type === 'releaseMicrophone')) isOpen = false;
      if (isOpen) expect(state.isLive || ['asking', 'starting'].includes(state.phase)).toBe(true);
    });
  });

  it('never reduces the length of a recording', () => {
    expectAlways((before, _next, { state }) => {
      if (state.recordingId === before.recordingId) expect(state.doneMs).toBeGreaterThanOrEqual(before.doneMs);
    });
  });
});
