import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../generate/bundle.ts';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { emits } from './emits.ts';

const emission = { channel: 'user', id: '$user.id', message: 'story.changed', within: 1000 };

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
    [
      { ...emission, id: null },
      'storyUpdate x-emits user story.changed: has an invalid `id`: it must name a parameter or field that exists, or be $user.id, got null.',
    ],
    ...[
      '$request.path.chapter',
      '$request.body#/chapter',
      '$response.body#/data/id',
      '$message.payload#/id',
      '$user.name',
    ].map((id): [JsonObject, string] => [
      { ...emission, id },
      `storyUpdate x-emits user story.changed: has an invalid \`id\`: it must name a parameter or field that exists, or be $user.id, got "${id}".`,
    ]),
    [
      { ...emission, to: 'sender' },
      'storyUpdate x-emits user story.changed: has an invalid `to`: it must be `others` or absent.',
    ],
    [
      { ...emission, when: { condition: '$request.body#/name != null' } },
      'storyUpdate x-emits user story.changed: has an invalid `when`: it must be {description}, with `condition` or `unless`.',
    ],
    [
      { ...emission, when: { description: 'It has a name.', if: 1 } },
      'storyUpdate x-emits user story.changed: has an unknown field in `when`: "if".',
    ],
    [
      { ...emission, when: { description: 'It has a name.', condition: '$request.body#/name !=' } },
      'storyUpdate x-emits user story.changed: has an invalid `when.condition`: a value is missing at the end.',
    ],
    [
      { ...emission, when: { description: 'It has a name.', condition: '$request.body#/title != null' } },
      'storyUpdate x-emits user story.changed: has a `when.condition` with an unknown value: $request.body#/title.',
    ],
    [
      { ...emission, when: { description: 'It is saved.', unless: { message: 'story.refused' } } },
      'storyUpdate x-emits user story.changed: has an invalid `when.unless`: it must be {message} with a known event, or {message, payload}.',
    ],
  ])('reports the invalid x-emits entry %j', (entry, sentence) => {
    expect(withEmits([entry])).toContain(`emits  ${sentence}`);
  });

  it.each<JsonObject>([
    { id: '$request.body#/parent/id' },
    { id: '$response.body#/id' },
    { id: '$message.payload#/story/id', to: 'others' },
    { when: { description: 'It is renamed.', condition: '$request.body#/name != $response.body#/name' } },
    { when: { description: 'It is saved.', unless: { message: 'notice', payload: { type: 'error' } } } },
  ])('accepts %j', (change) => {
    expect(withEmits([{ ...emission, ...change }])).toEqual([]);
  });

  it('reports an event that is listed twice', () => {
    expect(withEmits([emission, emission])).toEqual([
      'emits  storyUpdate x-emits user story.changed: is listed twice.',
    ]);
  });

  it("reports an x-emits that isn't a list", () => {
    expect(withEmits('story.changed')).toContain(
      'emits  storyUpdate: has an invalid x-emits: it must be a list of {channel, id, message, within}, with `to` and `when` where they apply.',
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
