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
      'storyUpdate x-emits story story.changed: uses the channel "story", which isn\'t in the AsyncAPI document.',
    ],
    [
      { ...emission, message: 'storyChanged' },
      "storyUpdate x-emits user storyChanged: uses a message that isn't sent on user.",
    ],
    [
      { ...emission, within: 0.5 },
      'storyUpdate x-emits user story.changed: has an invalid `within`: it must be a positive integer (milliseconds).',
    ],
    [{ ...emission, after: 3 }, 'storyUpdate x-emits user story.changed: has an unknown field: "after".'],
  ])('refuses %j', (entry, sentence) => {
    expect(withEmits([entry])).toContain(`emits  ${sentence}`);
  });

  it('refuses the same event twice', () => {
    expect(withEmits([emission, emission])).toEqual([
      'emits  storyUpdate x-emits user story.changed: is listed twice.',
    ]);
  });

  it('refuses an x-emits that is no list', () => {
    expect(withEmits('story.changed')).toContain(
      'emits  storyUpdate: has an invalid x-emits: it must be a list of {channel, message, within}.',
    );
  });

  it('names an event that comes from nowhere', () => {
    expect(said(emits, contractWith(unprompted, undefined))).toEqual([
      "emits  user notice: isn't emitted by any operation (x-emits) and has no x-unprompted reason.",
    ]);
  });

  it('wants a reason where no call causes an event', () => {
    expect(said(emits, contractWith(unprompted, true))).toEqual([
      'emits  user notice: has an x-unprompted without a reason.',
    ]);
  });
});
