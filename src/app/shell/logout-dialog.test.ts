import { describe, expect, it } from 'vitest';
import { unsentSentence } from './logout-dialog.tsx';

const one = 'hasn’t been sent. Logging out deletes it.';
const several = 'haven’t been sent. Logging out deletes them.';

describe('unsentSentence', () => {
  it.each([
    [{ recordings: 1, drafts: 0, outbox: 0 }, `You have 1 recording on this device that ${one}`],
    [{ recordings: 1, drafts: 0, outbox: 1 }, `You have 1 recording on this device that ${one}`],
    [{ recordings: 1, drafts: 2, outbox: 0 }, `You have 1 recording and 2 drafts on this device that ${several}`],
    [{ recordings: 0, drafts: 0, outbox: 1 }, `You have 1 answer on this device that ${one}`],
    [{ recordings: 0, drafts: 0, outbox: 3 }, `You have 3 answers on this device that ${several}`],
  ])('names %o in the singular or the plural', (work, sentence) => {
    expect(unsentSentence(work)).toBe(sentence);
  });
});
