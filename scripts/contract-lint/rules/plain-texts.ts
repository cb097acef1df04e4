import { isObject, type JsonObject } from '../../generate/bundle.ts';
import { findWordsThatAreOut } from '../../lint/plain-english.ts';
import type { Finding, Rule } from '../rule.ts';

const texts = new Set(['description', 'summary', 'title', 'reason', 'x-unprompted']);
/** Example data is exempt: the demo stories are fiction. */
const data = new Set(['example', 'value', 'payload', 'default', 'const', 'enum']);

type PlacedText = { place: string; text: string };

function textsIn(value: JsonObject[string], place: string, isNames = false): PlacedText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${place} ${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!isNames && data.has(key)) return [];
    const here = `${place} ${key}`;
    if (!isNames && texts.has(key) && typeof inner === 'string') return [{ place: here, text: inner }];
    return textsIn(inner, here, !isNames && key === 'properties');
  });
}

export const plainTexts: Rule = {
  name: 'plain-texts',
  find: ({ openapi, asyncapi }) => {
    // Report a shared schema or message once.
    const all = [...textsIn(openapi, 'openapi'), ...textsIn(asyncapi, 'asyncapi')];
    const once = new Map(all.toReversed().map((placed) => [placed.text, placed])).values();
    return [...once].toReversed().flatMap(({ place, text }) =>
      findWordsThatAreOut(text).map(({ word, suggestion }): Finding => ({
        place,
        sentence: `says "${word}"; write: ${suggestion}.`,
      })),
    );
  },
};
