import { chain, transition } from '#src/lib/transition.ts';
import {
  type HandsFreeEffect,
  type HandsFreeEvent,
  handsFreeLimits,
  handsFreeOff,
  type HandsFreeState,
  type HandsFreeTransition,
  hasUnsentWords,
  selectActions,
  type Situation,
} from './hands-free-state.ts';

function act(state: HandsFreeState, ...types: readonly HandsFreeEffect['type'][]): HandsFreeTransition {
  return transition(state, ...types.map((type) => ({ type })));
}

function read(state: HandsFreeState): HandsFreeTransition {
  const hasAudio = state.situation.recording === 'paused';
  return act(
    {
      ...state,
      phase: 'reading',
      askedId: state.situation.questionId,
      hasSpoken: hasAudio && state.hasSpoken,
      reason: null,
    },
    'read',
  );
}

function fail(state: HandsFreeState, reason: HandsFreeState['reason']): HandsFreeTransition {
  return transition({ ...state, phase: 'failed', reason });
}

/** Stops reading or recording. What was recorded is kept. */
function pause(state: HandsFreeState, reason: HandsFreeState['reason']): HandsFreeTransition {
  const paused: HandsFreeState = { ...state, phase: 'paused', isThinking: false, reason };
  const { recording } = state.situation;
  if (state.phase === 'reading') return act(paused, 'stopReading');
  return recording === 'recording' || recording === 'opening' ? act(paused, 'pauseRecorder') : transition(paused);
}

function listen(state: HandsFreeState, at: number): HandsFreeTransition {
  const next: HandsFreeState = { ...state, phase: 'listening', quietSince: at, isReminded: false, reason: null };
  return transition(next);
}

function beginListening(state: HandsFreeState, at: number): HandsFreeTransition {
  const { state: next } = listen(state, at);
  return act({ ...next, deafUntil: at + handsFreeLimits.toneMs }, 'signalListening');
}

/** Opens the microphone for a new recording, or for more of the paused one. */
function open(state: HandsFreeState): HandsFreeTransition {
  const opening: HandsFreeState = { ...state, phase: 'opening', reason: null };
  if (state.situation.recording === 'paused') return act(opening, 'resumeRecorder');
  return act({ ...opening, hasSpoken: false, isThinking: false }, 'startRecorder');
}

/** Continues with what conversation and recorder need next. */
function goOn(state: HandsFreeState, at: number): HandsFreeTransition {
  const { recording, questionId, hasFailed, isHidden } = state.situation;
  if (isHidden) return pause(state, 'hidden');
  switch (recording) {
    case 'recording':
      return beginListening({ ...state, askedId: questionId }, at);
    case 'opening':
      return transition({ ...state, phase: 'opening', askedId: questionId });
    case 'paused':
      return questionId === null || questionId === state.askedId ? open(state) : read(state);
    case 'kept':
      return pause({ ...state, askedId: questionId }, 'kept');
    case 'sending':
      return transition({ ...state, phase: 'sending', reason: null });
    case 'failed':
      return fail(state, 'send');
    default:
      if (hasFailed) return fail(state, 'processing');
      return questionId === null ? transition({ ...state, phase: 'waiting', reason: null }) : read(state);
  }
}

function situationChanged(before: HandsFreeState, situation: Situation, at: number): HandsFreeTransition {
  const state = { ...before, situation };
  switch (state.phase) {
    case 'reading':
      return whileReading(state, at);
    case 'opening':
      return whileOpening(state, at);
    case 'listening':
    case 'closing':
      return whileListening(state, at);
    case 'sending':
      return whileSending(state, at);
    case 'waiting':
      return whileWaiting(state, at);
    case 'failed':
      return whileFailed(state, at);
    default:
      return transition(state);
  }
}

function whileReading(state: HandsFreeState, at: number): HandsFreeTransition {
  const { questionId, recording, isHidden } = state.situation;
  if (isHidden) return pause(state, 'hidden');
  // An unsent recording of an earlier visit was found meanwhile.
  const isOver = questionId !== state.askedId || recording === 'kept' || recording === 'failed';
  return isOver
    ? chain(act({ ...state, phase: 'waiting' }, 'stopReading'), (next) => goOn(next, at))
    : transition(state);
}

function whileOpening(state: HandsFreeState, at: number): HandsFreeTransition {
  const { recording, notice, isHidden } = state.situation;
  if (isHidden) return pause(state, 'hidden');
  if (recording === 'refused') return fail(state, notice ?? 'unsupported');
  return recording === 'recording' || recording === 'kept' ? goOn(state, at) : transition(state);
}

function whileListening(state: HandsFreeState, at: number): HandsFreeTransition {
  const { recording, notice, questionId, isHidden } = state.situation;
  if (recording === 'paused') return pause(state, notice ?? 'pressed');
  if (recording === 'kept') return pause(state, notice ?? 'recorderFailed');
  if (recording !== 'recording') return goOn(state, at);
  if (notice === 'muted') return pause(state, 'muted');
  if (isHidden) return pause(state, 'hidden');
  return questionId === state.askedId ? transition(state) : pause(state, 'elsewhere');
}

function whileSending(state: HandsFreeState, at: number): HandsFreeTransition {
  const { recording, questionId, isHidden } = state.situation;
  if (recording === 'failed') return fail(state, 'send');
  if (recording !== 'none') return transition(state);
  if (state.isFinishing) return act({ ...state, phase: 'waiting' }, 'finish');
  // Too short to be sent.
  if (questionId !== null && questionId === state.askedId) return isHidden ? pause(state, 'hidden') : open(state);
  return whileWaiting({ ...state, phase: 'waiting' }, at);
}

function whileWaiting(state: HandsFreeState, at: number): HandsFreeTransition {
  const { questionId, hasFailed, hasError } = state.situation;
  if (hasError) return pause({ ...state, isFinishing: false }, 'request');
  if (state.isFinishing || (questionId === null && !hasFailed)) return transition(state);
  return goOn(state, at);
}

/** A failure may be over without a press: the outbox sends again when the network returns. */
function whileFailed(state: HandsFreeState, at: number): HandsFreeTransition {
  const { recording, hasFailed } = state.situation;
  const isOver = (state.reason === 'send' && recording !== 'failed') || (state.reason === 'processing' && !hasFailed);
  return isOver ? goOn(state, at) : transition(state);
}

type Listened = Extract<HandsFreeEvent, { type: 'listened' }>;

function listened(state: HandsFreeState, event: Listened): HandsFreeTransition {
  const { at } = event;
  if (state.phase !== 'listening' && state.phase !== 'closing') return transition(state);
  const isHeard = event.isSound && at >= state.deafUntil;
  if (isHeard) return heard(state, event);
  if (state.phase === 'closing') return at >= state.sendsAt ? send(state) : transition(state);
  if (state.isThinking) return transition(state);
  const quietMs = at - state.quietSince;
  if (!state.hasSpoken) return unheard(state, at, quietMs);
  if (quietMs < event.pauseMs) return transition(state);
  return act(
    {
      ...state,
      phase: 'closing',
      sendsAt: at + handsFreeLimits.countdownMs,
      deafUntil: at + handsFreeLimits.toneMs,
    },
    'signalPause',
  );
}

function heard(state: HandsFreeState, { at, isSpeech }: Listened): HandsFreeTransition {
  const isNewSentence = isSpeech && at - state.thinkingSince >= handsFreeLimits.sentenceEndMs;
  return transition({
    ...state,
    phase: 'listening',
    quietSince: at,
    hasSpoken: state.hasSpoken || isSpeech,
    isThinking: state.isThinking && !isNewSentence,
    isReminded: state.isReminded && !isSpeech,
  });
}

/** Nothing was said yet: silence alone never sends. */
function unheard(state: HandsFreeState, at: number, quietMs: number): HandsFreeTransition {
  if (quietMs >= handsFreeLimits.giveUpMs) return pause(state, 'quiet');
  if (quietMs < handsFreeLimits.remindMs || state.isReminded) return transition(state);
  return act({ ...state, isReminded: true, deafUntil: at + handsFreeLimits.toneMs }, 'signalListening');
}

function send(state: HandsFreeState): HandsFreeTransition {
  return act({ ...state, phase: 'sending', isThinking: false, reason: null }, 'sendRecorder');
}

function repeat(state: HandsFreeState): HandsFreeTransition {
  if (!selectActions(state).repeat) return transition(state);
  if (state.phase === 'reading') return chain(act(state, 'stopReading'), read);
  if (state.situation.recording !== 'recording') return read(state);
  // The recorder pauses only once the effect runs.
  const { state: reading } = read(state);
  return act({ ...reading, hasSpoken: state.hasSpoken }, 'pauseRecorder', 'read');
}

function skip(state: HandsFreeState): HandsFreeTransition {
  if (!selectActions(state).skip) return transition(state);
  const waiting: HandsFreeState = { ...state, phase: 'waiting', hasSpoken: false, isThinking: false, reason: null };
  const stops = state.phase === 'reading' ? (['stopReading'] as const) : [];
  return act(waiting, ...stops, 'skip', 'discardRecorder');
}

function think(state: HandsFreeState, at: number): HandsFreeTransition {
  if (!selectActions(state).think) return transition(state);
  const isThinking = !state.isThinking;
  return transition({ ...state, phase: 'listening', quietSince: at, isThinking, thinkingSince: at, isReminded: false });
}

function resume(state: HandsFreeState, at: number): HandsFreeTransition {
  const { phase, reason, situation } = state;
  if (phase === 'failed' && reason === 'send') return act({ ...state, phase: 'sending', reason: null }, 'retrySending');
  if (phase === 'failed' && reason === 'processing')
    return act({ ...state, phase: 'waiting', reason: null }, 'retryProcessing');
  if (phase === 'failed') return act({ ...state, phase: 'checking', reason: null }, 'checkMicrophone');
  if (phase !== 'paused') return transition(state);
  const going = goOn(state, at);
  return situation.hasError ? { ...going, effects: [{ type: 'dismissError' }, ...going.effects] } : going;
}

/** The end of the interview. What was said goes first. */
function finish(state: HandsFreeState): HandsFreeTransition {
  const finishing: HandsFreeState = { ...state, isFinishing: true, reason: null };
  if (hasUnsentWords(state) && selectActions(state).send) return send(finishing);
  if (state.situation.recording === 'sending') return transition({ ...finishing, phase: 'sending' });
  const { effects } = pause(state, null);
  return { state: { ...finishing, phase: 'waiting' }, effects: [...effects, { type: 'finish' }] };
}

function pressed(state: HandsFreeState, type: string, at: number): HandsFreeTransition {
  switch (type) {
    case 'pausePressed':
      return selectActions(state).pause ? pause(state, 'pressed') : transition(state);
    case 'resumePressed':
      return selectActions(state).resume ? resume(state, at) : transition(state);
    case 'repeatPressed':
      return repeat(state);
    case 'thinkPressed':
      return think(state, at);
    case 'sendPressed':
      return selectActions(state).send ? send(state) : transition(state);
    case 'skipPressed':
      return skip(state);
    case 'finishConfirmed':
      return state.phase === 'off' ? transition(state) : finish(state);
    case 'microphoneReady':
      return state.phase === 'checking' ? goOn(state, at) : transition(state);
    case 'readEnded':
      return state.phase === 'reading' ? open(state) : transition(state);
    default:
      return state.phase === 'opening' ? pause(state, 'pressed') : transition(state);
  }
}

/** Hands-free mode as a pure reducer. An event of another phase changes nothing, so late events of the browser are safe. */
export function handsFreeReducer(state: HandsFreeState, event: HandsFreeEvent): HandsFreeTransition {
  switch (event.type) {
    case 'entered': {
      if (state.phase !== 'off') return transition(state);
      const hasSpoken = event.situation.recording !== 'none';
      return act({ ...handsFreeOff, phase: 'checking', situation: event.situation, hasSpoken }, 'checkMicrophone');
    }
    case 'situationChanged':
      return situationChanged(state, event.situation, event.at);
    case 'microphoneRefused':
      return state.phase === 'checking' ? fail(state, event.reason) : transition(state);
    case 'listened':
      return listened(state, event);
    case 'left': {
      if (state.phase === 'off') return transition(state);
      const { state: left, effects } = pause(state, null);
      return { state: { ...handsFreeOff, situation: left.situation }, effects };
    }
    default:
      return pressed(state, event.type, event.at);
  }
}
