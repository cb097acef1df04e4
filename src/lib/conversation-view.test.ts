import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation-state.ts';
import { failureDetail, questionShown, retryOffered, statusLine, textInputShown } from './conversation-view.ts';
import { accepted, atQuestion, loaded, play, pressAnswer, status } from './testing/conversation-play.ts';

const withStatus = (value: string): ConversationState => play([loaded({ id: 1, status: value })]).state;
const typing = { speaking: false, recording: false };

describe('the question', () => {
  // Covers CONV-15.
  it.each(['pending', 'completed'])('shows with status %s', (value) => {
    expect(questionShown(withStatus(value), true)).toBe(true);
    expect(questionShown(withStatus(value), false)).toBe(false);
  });

  // Covers CONV-17.
  it.each([
    'transcribing',
    'processing',
    'uploading_answer',
    'generating_question',
    'generating_insights',
    'failed',
    'x',
  ])('does not show with status %s', (value) => {
    expect(questionShown(withStatus(value), true)).toBe(false);
  });

  // Covers CONV-16.
  it('leaves at once when an answer is sent, and does not show while the next is awaited', () => {
    const sent = play([pressAnswer()], atQuestion()).state;
    expect(questionShown(sent, true)).toBe(false);
    expect(questionShown(play([accepted(), status('completed')], sent).state, true)).toBe(false);
  });
});

describe('the text input', () => {
  // Covers CONV-19, CONV-20, CONV-21, CONV-22, CONV-23.
  it('shows only when not waiting, not speaking, not recording and not processing', () => {
    expect(textInputShown(atQuestion(), typing)).toBe(true);
    expect(textInputShown(atQuestion(), { speaking: true, recording: false })).toBe(false);
    expect(textInputShown(atQuestion(), { speaking: false, recording: true })).toBe(false);
    expect(textInputShown(play([status('processing')], atQuestion()).state, typing)).toBe(false);
    expect(textInputShown(play([pressAnswer()], atQuestion()).state, typing)).toBe(false);
    expect(textInputShown(play([{ type: 'opened' }]).state, typing)).toBe(false);
  });

  // Covers CONV-34.
  it('is back after completed', () => {
    expect(textInputShown(play([status('processing'), status('completed')], atQuestion()).state, typing)).toBe(true);
  });
});

describe('the status line', () => {
  // Covers CONV-24, CONV-27.
  it('shows whenever no question shows', () => {
    expect(statusLine(atQuestion())).toBeNull();
    expect(statusLine(atQuestion(), false)).toBe('Preparing to process your message...');
    expect(statusLine(play([pressAnswer('text')], atQuestion()).state)).toBe('Processing your answer...');
    expect(statusLine(play([pressAnswer('audio')], atQuestion()).state)).toBe('Transcribing your audio...');
    expect(statusLine(play([pressAnswer(), status('pending')], atQuestion()).state)).toBe(
      'Preparing to process your message...',
    );
    expect(statusLine(play([status('generating_insights')], atQuestion()).state)).toBe(
      'Generating creative insights...',
    );
  });

  // Covers CONV-30.
  it('has no text for completed, nor before there is anything to tell', () => {
    expect(statusLine(play([pressAnswer(), status('completed')], atQuestion()).state)).toBeNull();
    expect(statusLine(play([loaded(null)]).state)).toBeNull();
    expect(statusLine(play([{ type: 'opened' }]).state)).toBeNull();
  });
});

describe('a failed message', () => {
  const failed = play([loaded({ id: 1, status: 'failed', error: 'No speech found.' })]).state;

  it('offers Try again and says why', () => {
    expect(retryOffered(failed)).toBe(true);
    expect(failureDetail(failed)).toBe('No speech found.');
  });

  it('does neither once it is worked on again', () => {
    const again = play([status('processing', 1, 12)], failed).state;
    expect(retryOffered(again)).toBe(false);
    expect(failureDetail(again)).toBeNull();
  });
});
