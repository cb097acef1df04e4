import { isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import { findWordsThatAreOut } from '#scripts/lint/plain-english.ts';
import { getOperations, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { getSchemas } from '../schemas.ts';

const isNamed = /^schema \w+$/;
const isProperty = /\.[^.*\s[\]()]+$/;

/**
 * Every schema and property needs a description: many readers have only this document. A `$ref` has its schema's,
 * because draft 7 forbids siblings (see schema-subset).
 */
export const descriptions: Rule = {
  name: 'descriptions',
  find: (documents) =>
    getSchemas(documents).flatMap(({ place, schema }): Finding[] => {
      if (!isObject(schema) || '$ref' in schema) return [];
      if (!isNamed.test(place) && !isProperty.test(place)) return [];
      return text(schema, 'description').trim() === '' ? [{ place, sentence: 'has no description.' }] : [];
    }),
};

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
    return [...once].toReversed().flatMap(({ place, text }) => [
      ...findWordsThatAreOut(text).map(({ word, suggestion }): Finding => ({
        place,
        sentence: `says "${word}"; write: ${suggestion}.`,
      })),
      ...[...text.matchAll(/\bsections? \d+/g)].map(([reference]): Finding => ({
        place,
        sentence: `refers to "${reference}" of a document that its readers don't have.`,
      })),
    ]);
  },
};

/** A summary names the operation in the documentation: a verb from this list, then its object. */
const verbs = new Set(
  [
    'Add Advance Answer Apply Authorise Cancel Change Create Delete Disturb Download Edit Finish Get Inject List Log',
    'Reject Remove Restore Resume Retry Save Search Send Set Skip Start Unsave Update Upload',
  ].flatMap((line) => line.split(' ')),
);
const maxWords = 6;

function findSummaryMismatch(summary: string): string | null {
  const words = summary.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return 'has no summary.';
  if (words.length > maxWords) return `has a summary of ${words.length} words: "${summary}". Use at most ${maxWords}.`;
  const verb = words[0]?.replace(/,$/, '') ?? '';
  return verbs.has(verb)
    ? null
    : `has a summary that starts with "${verb}", which isn't one of ${[...verbs].join(', ')}.`;
}

export const summaries: Rule = {
  name: 'summaries',
  find: ({ openapi }) =>
    getOperations(openapi).flatMap(({ id, operation }): Finding[] => {
      const sentence = findSummaryMismatch(text(operation, 'summary'));
      return sentence === null ? [] : [{ place: id, sentence }];
    }),
};
