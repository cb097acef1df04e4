import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { origins } from './origins.ts';

const update = ['openapi', 'paths', '/stories/{story}', 'patch'];
const channel = ['asyncapi', 'channels', 'user'];

describe('origins', () => {
  it('accepts a contract in which everything has an origin', () => {
    expect(formatFindings(origins, validContract())).toEqual([]);
  });

  it.each([
    ['storyUpdate', update],
    ['channel user', channel],
    ['user notice', [...channel, 'messages', 'notice']],
  ])('reports %s without an origin', (place, way) => {
    expect(formatFindings(origins, contractWith([...way, 'x-origin'], undefined))).toEqual([
      `origins  ${place}: has no x-origin; expected one of specification, specification-partial, extension.`,
    ]);
  });

  it('reports an unknown origin', () => {
    expect(formatFindings(origins, contractWith([...update, 'x-origin'], 'proposal'))).toEqual([
      'origins  storyUpdate: has the x-origin "proposal"; expected one of specification, specification-partial, extension.',
    ]);
  });

  it.each([undefined, 'Gives a story another name.', 'Asks for a name.', 'For it.'])(
    'reports an extension whose description names no screen or feature: %s',
    (description) => {
      expect(formatFindings(origins, contractWith([...update, 'description'], description))).toEqual([
        'origins  storyUpdate: is an extension; its description needs a sentence "For …" that names the screen or feature that uses it.',
      ]);
    },
  );

  it.each([
    ['x-origin', 'extension', 'has the x-origin "extension"; a schema or field is proposed or has none.'],
    [
      'x-proposed',
      ['colour'],
      'has the x-proposed ["colour"]; expected some of events, form, id, limits, path, required, status, values.',
    ],
  ])('reports an invalid %s of a field', (key, value, sentence) => {
    const field = ['openapi', 'components', 'schemas', 'Story', 'properties', 'name', key];
    expect(formatFindings(origins, contractWith(field, value))).toEqual([`origins  schema Story.name: ${sentence}`]);
  });
});
