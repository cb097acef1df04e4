import { describe, expect, it } from 'vitest';
import { buildsOn, ground, repeats } from './own-words.ts';

const answer = 'The baker leaves one loaf too many. He has never said why.';

describe('a model’s question', () => {
  it.each([
    ['Why does the baker leave a loaf?', 'Why does the baker leave a loaf?'],
    ['Who else knows?', '“The baker leaves one loaf too many”: Who else knows?'],
    ['The baker leaves one loaf. Why one?', 'The baker leaves one loaf. Why one?'],
    ['He is her father, and he is afraid. Why does the baker keep quiet?', 'Why does the baker keep quiet?'],
  ])('%j becomes %j', (question, grounded) => {
    expect(ground(question, answer)).toBe(grounded);
  });

  it.each(['I don’t know.', '(skipped)', ''])('stays as it is after %j, which has nothing to quote', (nothing) => {
    expect(ground('Who else knows?', nothing)).toBe('Who else knows?');
  });

  it.each([
    ['What is the story that has been following you around?', true],
    ['What story does the baker tell?', false],
    ['What story?', false],
  ])('%j repeats the opening: %s', (question, isRepeated) => {
    expect(repeats(question, 'What story has been following you around? Tell it like a friend.')).toBe(isRepeated);
  });

  it('builds on an answer in another script', () => {
    expect(buildsOn('パン屋はなぜ黙っているのですか？', 'パン屋は知っている。')).toBe(true);
    expect(buildsOn('誰が来ますか？', 'パン屋は知っている。')).toBe(false);
  });
});
