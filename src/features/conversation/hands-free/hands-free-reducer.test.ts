import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handsFreeReducer } from './hands-free-reducer.ts';
import {
  type HandsFreeEffect,
  type HandsFreeEvent,
  handsFreeLimits,
  handsFreeOff,
  type HandsFreeState,
  selectActions,
  selectStatus,
  type Situation,
} from './hands-free-state.ts';

const idle: Situation = { ...handsFreeOff.situation, questionId: 1 };
const working: Situation = { ...idle, questionId: null };
const recording: Situation = { ...idle, recording: 'recording' };
const paused: Situation = { ...idle, recording: 'paused' };
const sending: Situation = { ...working, recording: 'sending' };
const nextQuestion: Situation = { ...idle, questionId: 2 };

function now(situation: Situation, at = 0): HandsFreeEvent {
  return { type: 'situationChanged', at, situation };
}

type Timed = Exclude<
  HandsFreeEvent,
  { type: 'entered' | 'situationChanged' | 'microphoneRefused' | 'listened' | 'left' }
>;

function at(type: Timed['type'], ms = 0): HandsFreeEvent {
  return { type, at: ms };
}

function level(ms: number, kind: 'quiet' | 'sound' | 'speech'): HandsFreeEvent {
  return { type: 'listened', at: ms, isSound: kind !== 'quiet', isSpeech: kind === 'speech', pauseMs: 4000 };
}

function play(events: readonly HandsFreeEvent[], from: HandsFreeState = handsFreeOff) {
  let state = from;
  const effects: HandsFreeEffect['type'][] = [];
  for (const event of events) {
    const next = handsFreeReducer(state, event);
    ({ state } = next);
    effects.push(...next.effects.map(({ type }) => type));
  }
  return { state, effects, phase: state.phase };
}

const entered = play([{ type: 'entered', situation: idle }]).state;
const reading = play([at('microphoneReady')], entered).state;
const opening = play([at('readEnded')], reading).state;
const listening = play([now(recording, 1000)], opening).state;
const spoken = play([level(2000, 'speech'), level(3000, 'quiet')], listening).state;
const closing = play([level(6000, 'quiet')], spoken).state;
const sendingState = play([level(9000, 'quiet')], closing).state;
const waiting = play([now(sending), now(working)], sendingState).state;

describe('a turn without a press', () => {
  it('asks for the microphone, reads, listens, announces the pause, sends and reads the next question', () => {
    const { effects, state } = play([
      { type: 'entered', situation: idle },
      at('microphoneReady'),
      at('readEnded'),
      now({ ...idle, recording: 'opening' }),
      now(recording, 1000),
      level(2000, 'speech'),
      level(5900, 'quiet'),
      level(6000, 'quiet'),
      level(8900, 'quiet'),
      level(9000, 'quiet'),
      now(sending),
      now(working),
      now(nextQuestion),
    ]);
    expect(effects).toEqual([
      'checkMicrophone',
      'read',
      'startRecorder',
      'signalListening',
      'signalPause',
      'sendRecorder',
      'read',
    ]);
    expect(state).toMatchObject({ phase: 'reading', askedId: 2, hasSpoken: false });
  });

  it.each([
    [entered, 'Paused'],
    [reading, 'Reading the question'],
    [opening, 'Reading the question'],
    [listening, 'Listening'],
    [closing, 'Sending in a moment'],
    [sendingState, 'Thinking'],
    [waiting, 'Thinking'],
  ])('names the phase of %#', (state, status) => {
    expect(selectStatus(state)).toBe(status);
  });
});

describe('the pause', () => {
  it('is announced after the chosen quiet, and the answer is sent three seconds later', () => {
    expect(closing).toMatchObject({ phase: 'closing', sendsAt: 9000 });
    expect(play([level(8999, 'quiet')], closing).phase).toBe('closing');
    expect(play([level(9000, 'quiet')], closing).effects).toEqual(['sendRecorder']);
  });

  it('is cancelled by any sound, and begins again afterwards', () => {
    const { state } = play([level(6500, 'sound')], closing);
    expect(state).toMatchObject({ phase: 'listening', quietSince: 6500 });
    expect(play([level(10_400, 'quiet')], state).phase).toBe('listening');
    expect(play([level(10_500, 'quiet')], state).phase).toBe('closing');
  });

  it('ignores its own tone', () => {
    expect(play([level(6000 + handsFreeLimits.toneMs - 1, 'sound')], closing).phase).toBe('closing');
    expect(play([level(1100, 'speech')], listening).state.hasSpoken).toBe(false);
  });

  it('never ends an answer in which nothing was said', () => {
    const noise = play([level(2000, 'sound'), level(15_000, 'quiet')], listening);
    expect(noise.phase).toBe('listening');
    const reminded = play([level(22_000, 'quiet'), level(23_000, 'quiet')], noise.state);
    expect(reminded.effects).toEqual(['signalListening']);
    const given = play([level(92_000, 'quiet')], reminded.state);
    expect(given).toMatchObject({ phase: 'paused', effects: ['pauseRecorder'], state: { reason: 'quiet' } });
  });

  it('is as long as the writer likes after "Let me think", until she speaks', () => {
    const thinking = play([at('thinkPressed', 6500)], closing);
    expect(thinking).toMatchObject({ phase: 'listening', state: { isThinking: true }, effects: [] });
    const ending = play([level(6600, 'speech'), level(6700, 'speech')], thinking.state);
    expect(ending).toMatchObject({ phase: 'listening', state: { isThinking: true } });
    const later = play([level(600_000, 'quiet'), level(600_100, 'sound'), level(900_000, 'quiet')], thinking.state);
    expect(later).toMatchObject({ phase: 'listening', state: { isThinking: true } });
    const again = play([level(900_100, 'speech'), level(904_100, 'quiet')], later.state);
    expect(again).toMatchObject({ phase: 'closing', state: { isThinking: false } });
    expect(play([at('thinkPressed', 7000), level(11_000, 'quiet')], thinking.state).phase).toBe('closing');
  });
});

describe('presses', () => {
  it('pauses in every phase and resumes where it was', () => {
    expect(play([at('pausePressed')], reading)).toMatchObject({ phase: 'paused', effects: ['stopReading'] });
    expect(play([at('pausePressed'), at('resumePressed')], reading).effects).toEqual(['stopReading', 'read']);
    const stopped = play([at('pausePressed'), now(paused)], spoken);
    expect(stopped).toMatchObject({ phase: 'paused', effects: ['pauseRecorder'] });
    const resumed = play([at('resumePressed'), now(recording, 20_000), level(24_000, 'quiet')], stopped.state);
    expect(resumed).toMatchObject({ phase: 'closing', effects: ['resumeRecorder', 'signalListening', 'signalPause'] });
    const away = play([at('pausePressed'), now(nextQuestion)], waiting);
    expect(away).toMatchObject({ phase: 'paused', effects: [] });
    expect(play([at('resumePressed')], away.state).effects).toEqual(['read']);
  });

  it('repeats the question in the middle of an answer and continues the same recording', () => {
    const { state, effects } = play(
      [at('repeatPressed'), now(paused), at('readEnded'), now(recording, 12_000)],
      spoken,
    );
    expect(effects).toEqual(['pauseRecorder', 'read', 'resumeRecorder', 'signalListening']);
    expect(state).toMatchObject({ phase: 'listening', hasSpoken: true });
    expect(play([at('repeatPressed')], reading).effects).toEqual(['stopReading', 'read']);
  });

  it('sends at once, also when nothing was heard', () => {
    expect(play([at('sendPressed')], listening).effects).toEqual(['sendRecorder']);
    expect(play([at('sendPressed')], reading).effects).toEqual([]);
    const tooShort = play([at('sendPressed'), now({ ...idle, recording: 'sending' }), now(idle)], listening);
    expect(tooShort).toMatchObject({ phase: 'opening', effects: ['sendRecorder', 'startRecorder'] });
  });

  it('skips before it discards, so that the question is gone by then', () => {
    expect(play([at('skipPressed')], listening)).toMatchObject({
      phase: 'waiting',
      effects: ['skip', 'discardRecorder'],
    });
    expect(play([at('skipPressed')], reading).effects).toEqual(['stopReading', 'skip', 'discardRecorder']);
    expect(play([at('skipPressed'), now(working), now(nextQuestion)], listening).phase).toBe('reading');
    expect(play([at('skipPressed')], waiting).effects).toEqual([]);
  });

  it('finishes after what was said has been sent', () => {
    const { state, effects } = play([at('pausePressed'), now(paused), at('finishConfirmed')], spoken);
    expect(effects).toEqual(['pauseRecorder', 'sendRecorder']);
    expect(play([now(sending), now(working), now(nextQuestion)], state)).toMatchObject({
      phase: 'waiting',
      effects: ['finish'],
    });
    expect(play([at('finishConfirmed')], listening).effects).toEqual(['pauseRecorder', 'finish']);
    expect(play([at('finishConfirmed')], waiting).effects).toEqual(['finish']);
    const failed = play([at('finishConfirmed'), now({ ...working, hasError: true })], waiting);
    expect(failed).toMatchObject({ phase: 'paused', state: { reason: 'request', isFinishing: false } });
  });

  it('keeps what was said when the writer leaves', () => {
    expect(play([{ type: 'left' }], spoken)).toMatchObject({ phase: 'off', effects: ['pauseRecorder'] });
    expect(play([{ type: 'left' }], reading).effects).toEqual(['stopReading']);
    expect(play([{ type: 'left' }], waiting).effects).toEqual([]);
  });
});

describe('interruptions', () => {
  it.each<[string, Situation, string, readonly string[]]>([
    ['a hidden page', { ...recording, isHidden: true }, 'hidden', ['pauseRecorder']],
    ['a phone call', { ...recording, notice: 'muted' }, 'muted', ['pauseRecorder']],
    ['a system pause', { ...paused, notice: 'interrupted' }, 'interrupted', []],
    ['an unplugged microphone', { ...idle, recording: 'kept', notice: 'unplugged' }, 'unplugged', []],
    ['an answer in another tab', { ...recording, questionId: 2 }, 'elsewhere', ['pauseRecorder']],
  ])('pauses with the recording after %s', (_name, situation, reason, effects) => {
    expect(play([now(situation)], spoken)).toMatchObject({ phase: 'paused', state: { reason }, effects });
  });

  it('reads no question into a hidden page', () => {
    const hidden = play([now({ ...nextQuestion, isHidden: true })], waiting);
    expect(hidden).toMatchObject({ phase: 'paused', effects: [] });
    expect(play([now({ ...idle, isHidden: true })], reading).effects).toEqual(['stopReading']);
    expect(play([now(nextQuestion), at('resumePressed')], hidden.state).effects).toEqual(['read']);
  });

  it('reads the new question before it continues a recording of the earlier one', () => {
    const { state } = play([now({ ...recording, questionId: 2 }), now({ ...paused, questionId: 2 })], spoken);
    expect(play([at('resumePressed')], state)).toMatchObject({ effects: ['read'], state: { hasSpoken: true } });
  });

  it('offers an unsent recording of an earlier visit, found while the question is read', () => {
    const { state, effects } = play([now({ ...idle, recording: 'kept' })], reading);
    expect(state).toMatchObject({ phase: 'paused', reason: 'kept' });
    expect(effects).toEqual(['stopReading']);
    expect(selectActions(state)).toMatchObject({ send: true, resume: false, repeat: false });
    expect(play([at('sendPressed')], state).effects).toEqual(['sendRecorder']);
  });

  it('continues a recording that was paused before', () => {
    const { effects, state } = play([{ type: 'entered', situation: paused }, at('microphoneReady'), at('readEnded')]);
    expect(effects).toEqual(['checkMicrophone', 'read', 'resumeRecorder']);
    expect(state.hasSpoken).toBe(true);
  });

  it('pauses when the writer declines to start', () => {
    expect(play([at('startDeclined')], opening).phase).toBe('paused');
  });
});

describe('failures', () => {
  it('explains a refused microphone and asks again', () => {
    const refused = play([{ type: 'microphoneRefused', reason: 'denied' }], entered);
    expect(refused.state).toMatchObject({ phase: 'failed', reason: 'denied' });
    expect(play([at('resumePressed')], refused.state)).toMatchObject({
      phase: 'checking',
      effects: ['checkMicrophone'],
    });
    const later = play([now({ ...idle, recording: 'refused', notice: 'busy' })], opening);
    expect(later.state).toMatchObject({ phase: 'failed', reason: 'busy' });
  });

  it('sends again after a failed request, and goes on when the outbox has sent it', () => {
    const failed = play([now(sending), now({ ...idle, recording: 'failed', hasError: true })], sendingState);
    expect(failed.state).toMatchObject({ phase: 'failed', reason: 'send' });
    expect(play([at('resumePressed')], failed.state)).toMatchObject({ phase: 'sending', effects: ['retrySending'] });
    expect(play([now(working)], failed.state).phase).toBe('waiting');
  });

  it('repeats the processing of an answer that the engine couldn’t process', () => {
    const failed = play([now({ ...working, hasFailed: true })], waiting);
    expect(failed.state).toMatchObject({ phase: 'failed', reason: 'processing' });
    expect(play([at('resumePressed')], failed.state)).toMatchObject({ phase: 'waiting', effects: ['retryProcessing'] });
    expect(play([now(working)], failed.state).phase).toBe('waiting');
  });

  it('pauses after a failed skip and dismisses its error on resuming', () => {
    const failed = play([at('skipPressed'), now(working), now({ ...idle, hasError: true })], listening);
    expect(failed.state).toMatchObject({ phase: 'paused', reason: 'request' });
    expect(play([at('resumePressed')], failed.state).effects).toEqual(['dismissError', 'read']);
  });
});

describe('invariants in any order of events', () => {
  const situations: fc.Arbitrary<Situation> = fc.record({
    questionId: fc.constantFrom(null, 1, 2),
    recording: fc.constantFrom('none', 'opening', 'refused', 'recording', 'paused', 'kept', 'sending', 'failed'),
    notice: fc.constantFrom(null, 'muted', 'unplugged', 'denied'),
    hasFailed: fc.boolean(),
    hasError: fc.boolean(),
    isHidden: fc.boolean(),
  });
  const presses = fc.constantFrom(
    'microphoneReady',
    'pausePressed',
    'resumePressed',
    'repeatPressed',
    'thinkPressed',
    'sendPressed',
    'skipPressed',
    'finishConfirmed',
    'readEnded',
    'startDeclined',
  );
  const event: fc.Arbitrary<HandsFreeEvent> = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(situations, fc.nat(9)).map(([situation, ms]) => now(situation, ms)) },
    { weight: 2, arbitrary: fc.tuple(presses, fc.nat(9)).map(([type, ms]) => at(type, ms)) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('quiet' as const, 'sound' as const, 'speech' as const).map((kind) => level(0, kind)),
    },
    fc.constantFrom<HandsFreeEvent>({ type: 'left' }, { type: 'microphoneRefused', reason: 'denied' }),
    situations.map((situation): HandsFreeEvent => ({ type: 'entered', situation })),
  );
  /** Time passes by up to five seconds from event to event. */
  const deeds = fc.array(fc.record({ event, ms: fc.nat(5000) }), { maxLength: 60 });

  type Step = { before: HandsFreeState; event: HandsFreeEvent; state: HandsFreeState; effects: readonly string[] };

  function expectAlways(check: (step: Step) => void): void {
    fc.assert(
      fc.property(deeds, (sequence) => {
        let state = handsFreeOff;
        let clock = 0;
        for (const deed of sequence) {
          clock += deed.ms;
          const event = 'at' in deed.event ? { ...deed.event, at: clock } : deed.event;
          const next = handsFreeReducer(state, event);
          check({ before: state, event, state: next.state, effects: next.effects.map(({ type }) => type) });
          ({ state } = next);
        }
      }),
      { numRuns: 3000 },
    );
  }

  it('sends only what was said, after an announced pause, or what the writer sends', () => {
    expectAlways(({ before, event, effects }) => {
      if (!effects.includes('sendRecorder')) return;
      if (event.type === 'listened') {
        expect(before).toMatchObject({ phase: 'closing', hasSpoken: true });
        expect(event.isSound && event.at >= before.deafUntil).toBe(false);
        expect(event.at).toBeGreaterThanOrEqual(before.sendsAt);
      } else expect(event.type).toMatch(/^(sendPressed|finishConfirmed)$/);
    });
  });

  it('discards only when the writer skips', () => {
    expectAlways(({ event, effects }) => {
      if (effects.includes('discardRecorder')) expect(event.type).toBe('skipPressed');
    });
  });

  it('opens the microphone only for a question that was read, never while reading or on a hidden page', () => {
    expectAlways(({ before, state, effects }) => {
      if (!effects.includes('startRecorder')) return;
      expect(state.phase).toBe('opening');
      expect(['reading', 'sending']).toContain(before.phase);
    });
  });

  it('does nothing while it is off', () => {
    expectAlways(({ before, event, state, effects }) => {
      if (before.phase !== 'off' || event.type === 'entered') return;
      expect(state.phase).toBe('off');
      expect(effects).toEqual([]);
    });
  });

  it('never pauses or leaves with a running recorder', () => {
    expectAlways(({ before, state, effects }) => {
      const stops = state.phase !== before.phase && (state.phase === 'paused' || state.phase === 'off');
      if (stops && before.phase !== 'reading' && state.situation.recording === 'recording')
        expect(effects).toContain('pauseRecorder');
    });
  });
});
