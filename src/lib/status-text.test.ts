import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusStage, statusText } from './status-text.ts';

describe('the status labels of section 4', () => {
  // Covers CONV-24, CONV-25, CONV-26, CONV-27, CONV-28, CONV-29, CONV-31, CONV-32.
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
