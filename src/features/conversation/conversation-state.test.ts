import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConversationState,
  selectCanRetry,
  selectFailureDetail,
  selectIsQuestionVisible,
  selectIsTextInputVisible,
  selectStatusText,
  statusStage,
  statusText,
} from './conversation-state.ts';
import { accepted, atQuestion, loaded, play, pressAnswer, status } from './testing/conversation-harness.ts';

function withStatus(value: string): ConversationState {
  return play([loaded({ id: 1, status: value })]).state;
}

const typing = { speaking: false, recording: false };

describe('the question', () => {
  it.each(['pending', 'completed'])('shows the question with status %s', (value) => {
    expect(selectIsQuestionVisible(withStatus(value), true)).toBe(true);
    expect(selectIsQuestionVisible(withStatus(value), false)).toBe(false);
  });

  it.each([
    'transcribing',
    'processing',
    'uploading_answer',
    'generating_question',
    'generating_insights',
    'failed',
    'x',
  ])('hides the question with status %s', (value) => {
    expect(selectIsQuestionVisible(withStatus(value), true)).toBe(false);
  });

  it('hides the question once an answer is sent and while the next is awaited', () => {
    const sent = play([pressAnswer()], atQuestion()).state;
    expect(selectIsQuestionVisible(sent, true)).toBe(false);
    expect(selectIsQuestionVisible(play([accepted(), status('completed')], sent).state, true)).toBe(false);
  });
});

describe('the text input', () => {
  it('shows the input only when not waiting, speaking, recording or processing', () => {
    expect(selectIsTextInputVisible(atQuestion(), typing)).toBe(true);
    expect(selectIsTextInputVisible(atQuestion(), { speaking: true, recording: false })).toBe(false);
    expect(selectIsTextInputVisible(atQuestion(), { speaking: false, recording: true })).toBe(false);
    expect(selectIsTextInputVisible(play([status('processing')], atQuestion()).state, typing)).toBe(false);
    expect(selectIsTextInputVisible(play([pressAnswer()], atQuestion()).state, typing)).toBe(false);
    expect(selectIsTextInputVisible(play([{ type: 'opened' }]).state, typing)).toBe(false);
  });

  it('shows the input again after completed', () => {
    expect(
      selectIsTextInputVisible(play([status('processing'), status('completed')], atQuestion()).state, typing),
    ).toBe(true);
  });
});

describe('the status line', () => {
  it('shows a status whenever no question is visible', () => {
    expect(selectStatusText(atQuestion())).toBeNull();
    expect(selectStatusText(atQuestion(), false)).toBe('Preparing to process your message...');
    expect(selectStatusText(play([pressAnswer('text')], atQuestion()).state)).toBe('Processing your answer...');
    expect(selectStatusText(play([pressAnswer('audio')], atQuestion()).state)).toBe('Transcribing your audio...');
    expect(selectStatusText(play([pressAnswer(), status('pending')], atQuestion()).state)).toBe(
      'Preparing to process your message...',
    );
    expect(selectStatusText(play([status('generating_insights')], atQuestion()).state)).toBe(
      'Generating creative insights...',
    );
  });

  it('shows no text for completed or before the first message', () => {
    expect(selectStatusText(play([pressAnswer(), status('completed')], atQuestion()).state)).toBeNull();
    expect(selectStatusText(play([loaded(null)]).state)).toBeNull();
    expect(selectStatusText(play([{ type: 'opened' }]).state)).toBeNull();
  });
});

describe('a failed message', () => {
  const failed = play([loaded({ id: 1, status: 'failed', error: 'No speech found.' })]).state;

  it('offers Try again and shows the reason', () => {
    expect(selectCanRetry(failed)).toBe(true);
    expect(selectFailureDetail(failed)).toBe('No speech found.');
  });

  it('hides Try again and the reason once processing resumes', () => {
    const again = play([status('processing', 1, 12)], failed).state;
    expect(selectCanRetry(again)).toBe(false);
    expect(selectFailureDetail(again)).toBeNull();
  });
});

describe('the status labels of the specification', () => {
  it.each([
    ['pending', 'Preparing to process your message...'],
    ['transcribing', 'Transcribing your audio...'],
    ['processing', 'Processing your message...'],
    ['failed', 'An error occurred while processing your message.'],
    ['generating_question', 'Generating your next question...'],
    ['generating_insights', 'Generating creative insights...'],
    ['uploading_answer', 'Processing your answer...'],
    ['exploded', 'Processing your answer...'],
    ['', 'Processing your answer...'],
    ['__proto__', 'Processing your answer...'],
    [null, 'Processing your answer...'],
    [undefined, 'Processing your answer...'],
    [7, 'Processing your answer...'],
    [{}, 'Processing your answer...'],
  ])('shows %j as "%s"', (status, text) => {
    expect(statusText(status)).toBe(text);
  });

  it('returns a sentence for any status', () => {
    fc.assert(
      fc.property(fc.anything(), (status) => {
        expect(statusText(status)).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the progress thread's fill", () => {
  it('raises the fill from the upload to the insights', () => {
    const order = ['uploading_answer', 'transcribing', 'processing', 'generating_question', 'generating_insights'];
    expect(order.map(statusStage)).toEqual([15, 45, 60, 80, 92]);
  });

  it('keeps the fill between 0 and 100 for any status', () => {
    fc.assert(
      fc.property(fc.anything(), (status) => {
        expect(statusStage(status)).toBeGreaterThanOrEqual(0);
        expect(statusStage(status)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 1000 },
    );
  });
});
