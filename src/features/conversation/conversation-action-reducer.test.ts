import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectFailure } from './conversation-state.ts';
import {
  accepted,
  atQuestion,
  created,
  loaded,
  play,
  press,
  pressAnswer,
  failed,
  status,
  types,
} from './testing/conversation-harness.ts';

function getCallEffects(effects: ReturnType<typeof play>['effects']) {
  return effects.filter((effect) => effect.type === 'call');
}

const failedMessage = play([status('failed')], atQuestion()).state;

describe('a pressed action', () => {
  it.each([
    ['a typed answer', pressAnswer('text'), 'uploading_answer'],
    ['a spoken answer', pressAnswer('audio'), 'transcribing'],
    ['skip', press('skip'), 'generating_question'],
  ])('%s sets its status at once and waits for the next question', (_name, event, value) => {
    const { state, effects } = play([event], atQuestion());
    expect(state).toMatchObject({ status: value, isAwaitingQuestion: true, requestError: null });
    expect(getCallEffects(effects)).toHaveLength(1);
    expect(types(effects)).not.toContain('startPolling');
  });

  it('passes the kind of answer and the message id to the request', () => {
    expect(play([pressAnswer('audio')], atQuestion()).effects).toEqual([
      { type: 'call', action: 'answer', messageId: 1, kind: 'audio' },
    ]);
  });

  it('retries only a failed message and sets its status to processing', () => {
    expect(play([press('retry')], failedMessage).state).toMatchObject({
      status: 'processing',
      isAwaitingQuestion: true,
    });
    expect(play([press('retry')], atQuestion()).effects).toEqual([]);
  });

  it('allows another answer to a failed message', () => {
    expect(getCallEffects(play([pressAnswer()], failedMessage).effects)).toHaveLength(1);
  });

  it('leaves the status unchanged on Finish', () => {
    expect(play([press('finish')], atQuestion()).state).toMatchObject({ status: 'pending', pendingAction: 'finish' });
  });

  it('sends one answer however often Send is pressed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('text' as const, 'audio' as const),
        (times, kind) => {
          const presses = Array.from({ length: times }, () => pressAnswer(kind));
          expect(getCallEffects(play(presses, atQuestion()).effects)).toHaveLength(1);
          expect(getCallEffects(play([...presses, accepted(), ...presses], atQuestion()).effects)).toHaveLength(1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('ignores other actions while one is under way', () => {
    const { effects } = play([pressAnswer(), press('skip'), press('finish'), press('retry')], atQuestion());
    expect(getCallEffects(effects)).toHaveLength(1);
  });

  it('lets the writer finish while the next question is awaited', () => {
    expect(getCallEffects(play([pressAnswer(), accepted(), press('finish')], atQuestion()).effects)).toHaveLength(2);
  });
});

describe('an action without a URL', () => {
  const noAnswer = { type: 'actionPressed', at: 1, action: 'answer', kind: 'text', hasAction: false } as const;

  it.each([
    [noAnswer, atQuestion(), 'No answer action available'],
    [press('skip', false), atQuestion(), 'No skip action available'],
    [press('retry', false), failedMessage, 'No retry action available'],
    [press('finish', false), atQuestion(), 'No finish action available'],
    [press('skip'), play([loaded(null)]).state, 'No chat message available'],
  ])('shows an error and sends no request (%#)', (event, from, text) => {
    const { state, effects } = play([event], from);
    expect(selectFailure(state)?.text).toBe(text);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ status: from.status, isAwaitingQuestion: false, pendingAction: null });
  });

  it('clears the error at the next press or when the writer dismisses it', () => {
    const stateWithError = play([noAnswer], atQuestion()).state;
    expect(play([pressAnswer()], stateWithError).state.requestError).toBeNull();
    expect(play([{ type: 'errorDismissed' }], stateWithError).state.requestError).toBeNull();
  });
});

describe('an accepted action', () => {
  it.each([
    ['answer', pressAnswer(), atQuestion()],
    ['skip', press('skip'), atQuestion()],
    ['retry', press('retry'), failedMessage],
  ] as const)('%s starts polling every five seconds with the id of the answered message', (action, event, from) => {
    const { state, effects } = play([event, accepted(action)], from);
    expect(effects).toContainEqual({ type: 'startPolling', after: 1, everyMs: 5000 });
    expect(state).toMatchObject({ polling: { after: 1 }, pendingAction: null, isAwaitingQuestion: true });
  });

  it("uses the response's status only if no event has arrived yet", () => {
    const receipt = { type: 'actionAccepted', at: 3, action: 'answer', messageId: 1, status: 'processing' } as const;
    expect(play([pressAnswer(), receipt], atQuestion()).state.status).toBe('processing');
    expect(play([pressAnswer(), status('generating_question'), receipt], atQuestion()).state.status).toBe(
      'generating_question',
    );
  });

  it('ignores a response that arrives after the next question', () => {
    const moved = play([pressAnswer(), created(2)], atQuestion());
    expect(moved.state).toMatchObject({ messageId: 2, isAwaitingQuestion: false, pendingAction: null });
    expect(play([accepted()], moved.state)).toEqual({ state: moved.state, effects: [] });
    expect(play([failed()], moved.state)).toEqual({ state: moved.state, effects: [] });
  });

  it('accepts a late response from the outbox after the request was given up', () => {
    const reverted = play([pressAnswer(), failed()], atQuestion()).state;
    const { state } = play([accepted('answer', 1, 50)], reverted);
    expect(state).toMatchObject({ isAwaitingQuestion: true, polling: { after: 1 }, requestError: null });
  });

  it.each(['completed', 'failed'])('ignores a late response when the message is %s by then', (value) => {
    const { state } = play([pressAnswer(), failed(), status(value)], atQuestion());
    expect(play([accepted('answer', 1, 50)], state)).toEqual({ state, effects: [] });
  });

  it('ignores the status of a response for another message', () => {
    const receipt = { type: 'actionAccepted', at: 3, action: 'answer', messageId: 7, status: 'failed' } as const;
    expect(play([pressAnswer(), receipt], atQuestion()).state).toMatchObject({
      status: 'uploading_answer',
      polling: { after: 1 },
    });
  });

  it('polls after an accepted retry although the earlier failure is reported again meanwhile', () => {
    const { state } = play([press('retry'), status('failed'), accepted('retry')], failedMessage);
    expect(state).toMatchObject({ status: 'processing', polling: { after: 1 } });
  });

  it("doesn't poll for a message that has failed in the meantime", () => {
    const { state } = play([pressAnswer(), status('failed'), accepted()], atQuestion());
    expect(state).toMatchObject({ status: 'failed', isAwaitingQuestion: false, polling: null });
  });

  it('finishes the conversation once, by the response or by the event', () => {
    const { state, effects } = play(
      [press('finish'), { type: 'sessionFinished' }, accepted('finish'), { type: 'sessionFinished' }],
      play([pressAnswer(), accepted()], atQuestion()).state,
    );
    expect(state).toMatchObject({ phase: 'finished', polling: null, isAwaitingQuestion: false, pendingAction: null });
    expect(types(effects)).toEqual(['call', 'stopPolling', 'finished']);
  });
});

describe('a failed action', () => {
  it.each([
    { action: 'answer', event: pressAnswer(), from: atQuestion(), back: 'pending', text: 'Failed to submit answer' },
    { action: 'skip', event: press('skip'), from: atQuestion(), back: 'pending', text: 'Failed to skip question' },
    { action: 'retry', event: press('retry'), from: failedMessage, back: 'failed', text: 'Failed to retry processing' },
    {
      action: 'finish',
      event: press('finish'),
      from: atQuestion(),
      back: 'pending',
      text: 'Failed to finish conversation',
    },
  ] as const)('restores the status and shows an error when $action fails', ({ action, event, from, back, text }) => {
    const { state, effects } = play([event, failed(action, { detail: 'Please wait.' })], from);
    expect(state).toMatchObject({
      status: back,
      isAwaitingQuestion: false,
      processing: false,
      pendingAction: null,
      polling: null,
    });
    expect(selectFailure(state)).toEqual({ text, detail: 'Please wait.', triedAt: null });
    expect(types(effects)).toEqual(['call']);
  });

  it("shows a failed retry's error although the earlier failure is reported again meanwhile", () => {
    const { state } = play([press('retry'), status('failed'), failed('retry')], failedMessage);
    expect(selectFailure(state)?.text).toBe('Failed to retry processing');
  });

  it('allows another attempt after a failed answer', () => {
    expect(getCallEffects(play([pressAnswer(), failed(), pressAnswer()], atQuestion()).effects)).toHaveLength(2);
  });

  it('reports a blocked URL as an unavailable action', () => {
    const { state } = play([pressAnswer(), failed('answer', { blocked: true })], atQuestion());
    expect(selectFailure(state)?.text).toBe('This action isn’t available.');
  });

  it('shows the end of the free trial instead of an error', () => {
    const { state } = play([pressAnswer(), failed('answer', { trialEnded: true })], atQuestion());
    expect(state).toMatchObject({ phase: 'trialEnded', requestError: null, isAwaitingQuestion: false });
  });

  it('treats a failed request as accepted when the server is already processing the answer', () => {
    const { state } = play([pressAnswer(), status('transcribing'), failed()], atQuestion());
    expect(state).toMatchObject({
      status: 'transcribing',
      isAwaitingQuestion: true,
      requestError: null,
      polling: { after: 1 },
    });
  });
});

describe('the start and end of a conversation', () => {
  it('shows the error of a failed start or the end of the free trial', () => {
    const failed = play([{ type: 'opened' }, { type: 'startFailed', trialEnded: false, detail: null }]).state;
    expect(failed.phase).toBe('failed');
    expect(selectFailure(failed)?.text).toBe('Failed to initiate conversation');
    const ended = play([{ type: 'opened' }, { type: 'startFailed', trialEnded: true, detail: null }]).state;
    expect(ended).toMatchObject({ phase: 'trialEnded', requestError: null });
  });

  it('resets the state when the writer leaves the conversation', () => {
    const { state, effects } = play([{ type: 'left' }], play([pressAnswer(), accepted()], atQuestion()).state);
    expect(state).toMatchObject({ phase: 'idle', messageId: null, polling: null });
    expect(types(effects)).toEqual(['stopPolling']);
  });
});
