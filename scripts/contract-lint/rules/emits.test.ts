import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../generate/bundle.ts';
import { contractWith, said, soundContract } from '../fixtures/sound.ts';
import { emits } from './emits.ts';

const emission = { channel: 'user', message: 'story.changed', within: 1000 };
const withEmits = (value: JsonObject[string]): string[] =>
  said(emits, contractWith(['openapi', 'paths', '/stories/{story}', 'patch', 'x-emits'], value));
const unprompted = ['asyncapi', 'channels', 'user', 'messages', 'notice', 'x-unprompted'];

describe('emits', () => {
  it('takes a contract in which each event comes from a call, or says why from none', () => {
    expect(said(emits, soundContract())).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [
      { ...emission, channel: 'story' },
      'storyUpdate x-emits story story.changed: names the channel "story", which the AsyncAPI document does not have.',
    ],
    [
      { ...emission, message: 'storyChanged' },
      'storyUpdate x-emits user storyChanged: names a message that does not travel on user.',
    ],
    [
      { ...emission, within: 0.5 },
      'storyUpdate x-emits user story.changed: says `within` by something else than a whole number of ms above 0.',
    ],
    [{ ...emission, after: 3 }, 'storyUpdate x-emits user story.changed: has the unknown field "after".'],
  ])('refuses %j', (entry, sentence) => {
    expect(withEmits([entry])).toContain(`emits  ${sentence}`);
  });

  it('refuses the same event twice', () => {
    expect(withEmits([emission, emission])).toEqual(['emits  storyUpdate x-emits user story.changed: is named twice.']);
  });

  it('refuses an x-emits that is no list', () => {
    expect(withEmits('story.changed')).toContain(
      'emits  storyUpdate: has an x-emits that is no list of {channel, message, within}.',
    );
  });

  it('names an event that comes from nowhere', () => {
    expect(said(emits, contractWith(unprompted, undefined))).toEqual([
      'emits  user notice: is emitted by no operation (x-emits), and no x-unprompted says why.',
    ]);
  });

  it('wants a reason where no call causes an event', () => {
    expect(said(emits, contractWith(unprompted, true))).toEqual([
      'emits  user notice: has an x-unprompted that gives no reason.',
    ]);
  });
});
