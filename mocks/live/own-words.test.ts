import { describe, expect, it } from 'vitest';
import { buildsOn, ground, repeats } from './own-words.ts';

const answer = 'The baker leaves one loaf too many. He has never said why.';

describe('a model’s question', () => {
  it.each([
    ['Why does the baker leave a loaf?', 'Why does the baker leave a loaf?'],
    ['What is the baker’s secret?', 'What is the baker’s secret?'],
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
    ['What has been following you around?', true],
  ])('%j repeats the opening: %s', (question, isRepeated) => {
    expect(repeats(question, 'What story has been following you around? Tell it like a friend.')).toBe(isRepeated);
  });

  it.each([
    ['What is the street in your town, and who keeps it dark?', true],
    ['Where is the river in my town, and who keeps it dark?', false],
    ['Where is the street?', false],
    ['What is the street in your town, and who was born in it?', false],
  ])('%j repeats a question of almost the same words: %s', (question, isRepeated) => {
    expect(repeats(question, 'Where is the street in my town, and who keeps it dark?')).toBe(isRepeated);
  });

  it.each([
    ['Why does she hide Wren?', 'Her name is Wren.'],
    ['Que cache cette armoire ?', 'Derrière l’armoire de sa mère.'],
  ])('%j builds on %j', (question, said) => {
    expect(buildsOn(question, said)).toBe(true);
  });

  it('builds on an answer in another script', () => {
    expect(buildsOn('パン屋はなぜ黙っているのですか？', 'パン屋は知っている。')).toBe(true);
    expect(buildsOn('誰が来ますか？', 'パン屋は知っている。')).toBe(false);
  });
});
