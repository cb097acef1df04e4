import * as fc from 'fast-check';
import { describe as suite, expect, it } from 'vitest';
import { describeError, isTrialEnded, type Situation } from './describe-error.ts';
import { serverText } from './failure.ts';
import { http, lost } from './testing/failures.ts';

const unexpected = 'An unexpected error occurred. Please try again.';

suite('a picture that was not taken', () => {
  it.each([
    ['422', http(422, 'The image field must be an image.'), 'The image field must be an image.', null],
    ['422 without words', http(422), 'An error occurred during upload.', null],
    ['500 with a trace', http(500, 'SQLSTATE[42S02]'), 'An error occurred during upload.', null],
    ['413 of a proxy', http(413), 'An error occurred during upload.', 'This is too large to upload.'],
    ['no network', lost, 'An error occurred during upload.', 'We couldn’t reach the server. Check your connection.'],
  ])('describes a failed upload: %s', (_name, error, text, detail) => {
    expect(describeError(error, 'upload')).toEqual({ text, detail });
  });
});

suite('a project that cannot be fetched', () => {
  it.each([
    [404, 'Project "nope" not found. It may have been deleted or you may not have access.'],
    [403, "You don't have permission to access this project."],
    [401, 'Please log in again to access this project.'],
    [500, 'Server error (500) while fetching project. Please try again.'],
    [503, 'Server error (503) while fetching project. Please try again.'],
  ])('describes a failed project request with status %i', (status, text) => {
    expect(describeError(http(status, 'anything'), { project: 'nope' })).toEqual({ text, detail: null });
  });

  it('describes a failed project request without network', () => {
    expect(describeError(lost, { project: 'nope' })?.text).toBe(
      'Network error while fetching project. Please check your connection.',
    );
  });
});

suite('the other texts of the specification', () => {
  it.each<[Situation, string]>([
    ['startConversation', 'Failed to initiate conversation'],
    ['answer', 'Failed to submit answer'],
    ['skip', 'Failed to skip question'],
    ['retryProcessing', 'Failed to retry processing'],
    ['finish', 'Failed to finish conversation'],
    ['insights', 'Failed to load insights'],
    ['currentInsights', 'Failed to load current insights'],
    ['stories', 'We couldn’t load your stories.'],
    ['general', unexpected],
  ])('describes a failed %s request as: %s', (situation, text) => {
    expect(describeError(http(500, 'Stack trace: #0 /var/www'), situation)).toEqual({ text, detail: null });
  });

  it.each([
    [http(413, 'The POST data is too large.'), 'This is too large to upload.'],
    [http(422, 'The message field is required.'), 'The message field is required.'],
    [http(429, '', 12.2), 'The server is busy. Try again in 13 seconds.'],
    [http(401, 'Unauthenticated.'), 'Please log in again.'],
    [http(404, 'No query results for model [App\\Models\\ChatMessage] 4'), null],
    [lost, 'We couldn’t reach the server. Check your connection.'],
  ])('adds a detail to a failed answer where it helps: %j', (error, detail) => {
    expect(describeError(error, 'answer')).toEqual({ text: 'Failed to submit answer', detail });
  });

  it('describes a refused URL only as an unavailable action', () => {
    expect(describeError({ kind: 'blocked', status: null, message: 'another origin' }, 'answer')).toEqual({
      text: 'This action isn’t available.',
      detail: null,
    });
  });

  it('returns null for a cancelled request and for a 401 while insights load', () => {
    expect(describeError({ kind: 'cancelled' }, 'answer')).toBeNull();
    expect(describeError(http(401), 'currentInsights')).toBeNull();
    expect(describeError(http(401), 'saveInsight')?.text).toBe('We couldn’t save that insight. Please try again.');
  });

  it('describes a missing conversation', () => {
    expect(describeError(http(404, 'No query results'), 'startConversation')).toEqual({
      text: 'Failed to initiate conversation',
      detail: 'There’s no conversation at this address. Your answers are safe.',
    });
  });

  it('distinguishes a missing story from a failing server', () => {
    expect(describeError(http(404), 'story')?.text).toContain('couldn’t find this story');
    expect(describeError(http(500), 'story')?.text).toBe('We couldn’t load this story.');
  });
});

suite('what a server says of itself', () => {
  it("shows the server's message for a name that wasn't saved, and a general text without one", () => {
    const error = { kind: 'http', status: 500, message: 'Names can’t be saved right now.' };
    expect(describeError(error, 'name')).toEqual({ text: 'Names can’t be saved right now.', detail: null });
    expect(describeError({ kind: 'http', status: 500, message: '' }, 'name')?.text).toBe(
      'An unexpected error occurred. Please try again.',
    );
  });

  it("never shows the server's own message after a 5xx error", () => {
    const situations: Situation[] = ['answer', 'finish', 'stories', 'general', { project: 'a' }];
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 599 }), fc.constantFrom(...situations), (status, situation) => {
        const errorText = describeError(http(status, 'CANARY in /var/www/app.php:12'), situation);
        expect(JSON.stringify(errorText)).not.toContain('CANARY');
      }),
      { numRuns: 1000 },
    );
  });

  it("cuts the server's text to 300 characters without splitting a letter", () => {
    const long = `${'a'.repeat(298)}😀${'b'.repeat(100_000)}`;
    expect(serverText(long)).toHaveLength(300);
    expect(serverText(long)?.isWellFormed()).toBe(true);
    expect(serverText(null)).toBeNull();
  });

  it('never shows undefined, NaN or an object in an error message', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom<Situation>('answer', 'story'), (error, situation) => {
        const errorText = describeError(error, situation);
        expect(errorText === null ? '' : `${errorText.text} ${errorText.detail ?? ''}`).not.toMatch(
          /undefined|NaN|\[object/,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

suite('the end of the free trial', () => {
  it.each([
    [{ kind: 'http', status: 402, errorType: 'trial_exceeded_error' }, true],
    [{ kind: 'http', status: 403, errorType: 'trial_exceeded_error' }, true],
    [{ kind: 'http', status: 402, errorType: 'card_declined' }, false],
    [http(402), false],
    [null, false],
  ])('reads %j as the end of the free trial: %s', (error, ended) => {
    expect(isTrialEnded(error)).toBe(ended);
  });
});
