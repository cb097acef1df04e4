import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../generate/bundle.ts';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { emits } from './emits.ts';

const emission = { channel: 'user', message: 'story.changed', within: 1000 };

function withEmits(value: JsonObject[string]): string[] {
  return formatFindings(emits, contractWith(['openapi', 'paths', '/stories/{story}', 'patch', 'x-emits'], value));
}

const unprompted = ['asyncapi', 'channels', 'user', 'messages', 'notice', 'x-unprompted'];

describe('emits', () => {
  it('accepts a contract in which each event has an operation or a reason', () => {
    expect(formatFindings(emits, validContract())).toEqual([]);
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
  ])('reports the invalid x-emits entry %j', (entry, sentence) => {
    expect(withEmits([entry])).toContain(`emits  ${sentence}`);
  });

  it('reports an event that is listed twice', () => {
    expect(withEmits([emission, emission])).toEqual([
      'emits  storyUpdate x-emits user story.changed: is listed twice.',
    ]);
  });

  it("reports an x-emits that isn't a list", () => {
    expect(withEmits('story.changed')).toContain(
      'emits  storyUpdate: has an invalid x-emits: it must be a list of {channel, message, within}.',
    );
  });

  it('reports an event without an operation and without x-unprompted', () => {
    expect(formatFindings(emits, contractWith(unprompted, undefined))).toEqual([
      "emits  user notice: isn't emitted by any operation (x-emits) and has no x-unprompted reason.",
    ]);
  });

  it('reports an x-unprompted without a reason', () => {
    expect(formatFindings(emits, contractWith(unprompted, true))).toEqual([
      'emits  user notice: has an x-unprompted without a reason.',
    ]);
  });
});
