import { isObject } from '#scripts/generate/bundle.ts';
import { text } from '../contract-documents.ts';
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
