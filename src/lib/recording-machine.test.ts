import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recorderReducer } from './recording-machine.ts';
import {
  hasUnsentAudio,
  idleRecorder,
  isRecording,
  type RecorderEffect,
  type RecorderEvent,
  getRecordedMs,
  type RecorderState,
  type RecorderTransition,
} from './recording-state.ts';

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

const press: RecorderEvent = { type: 'startPressed', recordingId: 'a' };
const start: RecorderEvent[] = [press, { type: 'started', recordingId: 'a', at: 0 }];
const at = (
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
): RecorderEvent => ({ type, at: ms });
const recording = play(start).state;

describe('starting a take', () => {
  it('asks for the microphone, then records', () => {
    const asked = play([press]);
    expect(asked.state.phase).toBe('asking');
    expect(asked.effects).toEqual([{ type: 'startRecorder', recordingId: 'a' }]);
    expect(isRecording(recording)).toBe(true);
    expect(play([...start]).effects).toContainEqual({ type: 'announce', what: 'started' });
  });

  it('starts one recorder however often it is pressed or reported', () => {
    const again: RecorderEvent = { type: 'startPressed', recordingId: 'b' };
    const { state, types } = play([press, again, ...start.slice(1), again, ...start.slice(1)]);
    expect(types.filter((type) => type === 'startRecorder')).toHaveLength(1);
    expect(state).toMatchObject({ phase: 'recording', recordingId: 'a' });
  });

  it.each(['denied', 'noDevice', 'busy', 'unsupported', 'insecure'] as const)(
    'says why not: %s, and can be tried again',
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
    'closes a microphone that is allowed after %j',
    (event) => {
      const { state, types } = play([press, event, ...start.slice(1)]);
      expect(state.phase).toBe('idle');
      expect(types.slice(1)).toEqual(['releaseMicrophone', 'discardRecording', 'releaseMicrophone']);
    },
  );

  it('closes the microphone of an older wish when the newer one is refused', () => {
    const second: RecorderEvent[] = [{ type: 'startPressed', recordingId: 'b' }, ...start.slice(1)];
    const asking = play([press, { type: 'cancelPressed' }, ...second]).state;
    const { types } = play([{ type: 'refused', recordingId: 'b', reason: 'busy' }], asking);
    expect(types).toEqual(['releaseMicrophone']);
  });

  it('does not stop a running take because an older wish was refused', () => {
    expect(play([{ type: 'refused', recordingId: 'older', reason: 'denied' }], recording).state).toBe(recording);
  });

  it('keeps the running microphone when an older wish is granted late', () => {
    const { state, types } = play([{ type: 'started', recordingId: 'older', at: 50 }], recording);
    expect(state).toBe(recording);
    expect(types).toEqual(['discardRecording']);
  });
});

describe('a running take', () => {
  it('counts its length by the clock, pauses left out', () => {
    const { state } = play([at('pausePressed', 4000), at('resumePressed', 9000)], recording);
    expect(getRecordedMs(state, 10_000)).toBe(5000);
    expect(getRecordedMs(play([at('pausePressed', 10_000)], state).state, 99_000)).toBe(5000);
  });

  it('pauses with the sound so far handed out, also when the writer chooses Type', () => {
    for (const type of ['pausePressed', 'typeChosen'] as const) {
      const { state, types } = play([at(type, 4000)], recording);
      expect(state.phase).toBe('paused');
      expect(types).toEqual(['pauseRecorder', 'requestData', 'announce']);
      expect(hasUnsentAudio(state)).toBe(true);
    }
  });

  it('can be listened to, then added to', () => {
    const { state, types } = play([at('reviewPressed', 4000), at('resumePressed', 9000)], recording);
    expect(state.phase).toBe('recording');
    expect(types).toEqual(['pauseRecorder', 'requestData', 'announce', 'resumeRecorder', 'announce']);
    expect(play([at('pausePressed', 4000), at('reviewPressed', 5000)], recording).state.phase).toBe('review');
  });

  it('says each full minute once', () => {
    const ticks = [59_000, 60_000, 61_000, 121_000, 180_500].map((ms) => at('tick', ms));
    expect(play(ticks, recording).effects).toEqual(
      [1, 2, 3].map((minutes) => ({ type: 'announce', what: 'minutes', minutes })),
    );
  });

  it('hands out its sound when the page is hidden', () => {
    expect(play([{ type: 'hidden' }], recording).types).toEqual(['requestData']);
  });

  it('says that it is saved only when a slice is stored, and when storing fails', () => {
    expect(recording.isStored).toBe(false);
    const kept = play([{ type: 'sliceStored' }], recording).state;
    expect(kept).toMatchObject({ isStored: true, isStorageFailing: false });
    expect(play([{ type: 'sliceFailed' }], kept).state).toMatchObject({ phase: 'recording', isStorageFailing: true });
    expect(play([{ type: 'sliceStored' }]).state.isStored).toBe(false);
  });
});

describe('trouble with the microphone', () => {
  it.each(['unplugged', 'recorderFailed'] as const)('%s keeps the sound so far and offers to send it', (reason) => {
    const { state, types } = play([{ type: 'interrupted', at: 7000, reason }, at('stopped', 7010)], recording);
    expect(state).toMatchObject({ phase: 'review', notice: reason, doneMs: 7000, isLive: false });
    expect(types).toEqual(['releaseMicrophone', 'announce']);
    expect(play([at('resumePressed', 8000)], state).state.phase).toBe('review');
    expect(play([at('sendPressed', 9000)], state).effects).toEqual([
      { type: 'sendRecording', recordingId: 'a', durationMs: 7000 },
    ]);
  });

  it('learns the reason also after the recorder has stopped', () => {
    const { state } = play([at('stopped', 7000), { type: 'interrupted', at: 7001, reason: 'unplugged' }], recording);
    expect(state).toMatchObject({ phase: 'review', notice: 'unplugged' });
  });

  it('a call or a lock of the phone pauses, and the writer can go on', () => {
    const { state } = play([{ type: 'interrupted', at: 7000, reason: 'interrupted' }], recording);
    expect(state).toMatchObject({ phase: 'paused', notice: 'interrupted', isLive: true });
    expect(play([at('resumePressed', 9000)], state).state).toMatchObject({ phase: 'recording', notice: null });
  });

  it('a muted microphone is said while recording goes on', () => {
    const muted = play([{ type: 'muted' }], recording).state;
    expect(muted).toMatchObject({ phase: 'recording', notice: 'muted' });
    expect(play([{ type: 'unmuted' }], muted).state.notice).toBeNull();
  });
});

describe('sending a take', () => {
  it('stops the recorder, then sends the whole length once', () => {
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

  it('frees the recorder when a late yes follows a failure, and when the next question is here', () => {
    const sending = play([at('sendPressed', 42_000), at('stopped', 42_100)], recording).state;
    const failed = play([{ type: 'sendFailed', detail: 'Request timed out' }], sending).state;
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
  ])('%i ms is too short: %s', (ms, isTooShort) => {
    const { state, types } = play([at('sendPressed', ms)], recording);
    expect(state.isTooShort).toBe(isTooShort);
    expect(types).toEqual(isTooShort ? ['discardRecording', 'releaseMicrophone'] : ['stopRecorder']);
  });

  it('waits for the last slice even when the microphone is unplugged meanwhile', () => {
    const stopping = play([at('sendPressed', 5000)], recording).state;
    const { state, types } = play([{ type: 'interrupted', at: 5001, reason: 'unplugged' }], stopping);
    expect(types).toEqual([]);
    expect(play([at('stopped', 5002)], state).types).toContain('sendRecording');
  });

  it('keeps the sound when it fails, and sends it again on demand', () => {
    const sent = [at('sendPressed', 42_000), at('stopped', 42_100)];
    const { state } = play([...sent, { type: 'sendFailed', detail: 'Request timed out' }], recording);
    expect(state).toMatchObject({ phase: 'failed', detail: 'Request timed out' });
    expect(hasUnsentAudio(state)).toBe(true);
    expect(play([{ type: 'retryPressed' }, { type: 'retryPressed' }], state).effects).toEqual([
      { type: 'sendRecording', recordingId: 'a', durationMs: 42_000 },
    ]);
  });

  it('sends a take that an earlier visit left behind', () => {
    const found = play([{ type: 'recovered', recordingId: 'old', lengthMs: 9000 }]).state;
    expect(found).toMatchObject({ phase: 'review', isStored: true, isLive: false });
    expect(play([at('sendPressed', 1)], found).effects).toEqual([
      { type: 'sendRecording', recordingId: 'old', durationMs: 9000 },
    ]);
    expect(play([{ type: 'recovered', recordingId: 'old', lengthMs: 9000 }], recording).state).toBe(recording);
  });
});

describe('discarding a take', () => {
  it('asks when there are more than 10 s to lose', () => {
    expect(play([at('discardPressed', 10_000)], recording).types).toEqual(['discardRecording', 'releaseMicrophone']);
    const asking = play([at('discardPressed', 10_001)], recording);
    expect(asking.effects).toEqual([]);
    expect(asking.state).toMatchObject({ phase: 'recording', confirming: 'discard' });
    expect(play([{ type: 'discardDeclined' }], asking.state).state.confirming).toBeNull();
    const confirmed = play([{ type: 'discardConfirmed', recordingId: 'b' }], asking.state);
    expect(confirmed.state).toEqual(idleRecorder);
    expect(confirmed.effects[0]).toEqual({ type: 'discardRecording', recordingId: 'a' });
  });

  it('Start over asks likewise and records anew', () => {
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

  it('does nothing where nobody was asked', () => {
    expect(play([{ type: 'discardConfirmed', recordingId: 'b' }], recording).state).toBe(recording);
    expect(play([at('discardPressed', 5)]).effects).toEqual([]);
  });
});

/** What a writer and a browser may do; `which` picks a microphone that was asked for, perhaps long ago. */
type Deed = { readonly event: RecorderEvent; readonly which: number };

/** Plays deeds with a fresh id for each take, and grants or refuses each microphone once. */
function drive(
  deeds: readonly Deed[],
  check: (before: RecorderState, event: RecorderEvent, step: RecorderTransition) => void,
): void {
  let state = idleRecorder;
  const asked: string[] = [];
  for (const [index, deed] of deeds.entries()) {
    const event = { ...deed.event };
    const isReport = event.type === 'started' || event.type === 'refused';
    const reported = isReport ? asked.splice(deed.which % Math.max(1, asked.length), 1)[0] : `take ${index}`;
    if (reported === undefined) continue;
    if ('recordingId' in event) Object.assign(event, { recordingId: reported });
    const step = recorderReducer(state, event);
    for (const effect of step.effects) if (effect.type === 'startRecorder') asked.push(effect.recordingId);
    check(state, event, step);
    ({ state } = step);
  }
}

describe('whatever is pressed and whatever the browser reports', () => {
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
      { type: 'sendFailed', detail: null },
      { type: 'retryPressed' },
      { type: 'setAside' },
      { type: 'muted' },
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

  it('sound is dropped only by the writer, or when there is too little of it', () => {
    expectAlways((before, next, { effects }) => {
      const isDropped = effects.some(
        (effect) => effect.type === 'discardRecording' && effect.recordingId === before.recordingId,
      );
      if (isDropped) expect(next.type).toMatch(/^(discard|startOver|sendPressed)/);
      if (isDropped && next.type === 'sendPressed') expect(getRecordedMs(before, next.at)).toBeLessThan(500);
    });
  });

  it('the microphone is open only while a take shows it', () => {
    let isOpen = false;
    expectAlways((before, next, { state, effects }) => {
      if (before === idleRecorder) isOpen = false;
      if (next.type === 'started') isOpen = true;
      if (effects.some((effect) => effect.type === 'releaseMicrophone')) isOpen = false;
      if (isOpen) expect(state.isLive || state.phase === 'asking').toBe(true);
    });
  });

  it('the length never falls while a take lasts', () => {
    expectAlways((before, _next, { state }) => {
      if (state.recordingId === before.recordingId) expect(state.doneMs).toBeGreaterThanOrEqual(before.doneMs);
    });
  });
});
