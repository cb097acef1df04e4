import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { summaries } from './summaries.ts';

const summary = ['openapi', 'paths', '/stories/{story}', 'patch', 'summary'];

describe('summaries', () => {
  it('accepts a contract in which every summary is a verb with its object', () => {
    expect(formatFindings(summaries, validContract())).toEqual([]);
  });

  it.each([undefined, '', ' '])('reports an operation whose summary is %j', (value) => {
    expect(formatFindings(summaries, contractWith(summary, value))).toEqual([
      'summaries  storyUpdate: has no summary.',
    ]);
  });

  it('reports a summary of more than six words', () => {
    expect(formatFindings(summaries, contractWith(summary, 'Resume the new story that is being told'))).toEqual([
      'summaries  storyUpdate: has a summary of 8 words: "Resume the new story that is being told". Use at most 6.',
    ]);
  });

  it.each(['Work on a failed answer again', 'The story', 'update a story'])(
    'reports a summary that does not start with a known verb: %j',
    (value) => {
      expect(formatFindings(summaries, contractWith(summary, value))).toEqual([
        expect.stringMatching(`^summaries  storyUpdate: has a summary that starts with "${value.split(' ')[0]}", `),
      ]);
    },
  );
});
