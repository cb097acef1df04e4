import { isObject } from '../../generate/bundle.ts';
import { text } from '../documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { schemasOf } from '../schemas.ts';

const isNamed = /^schema \w+$/;
const isProperty = /\.[^.*\s[\]()]+$/;

/**
 * Every schema and every property has a description: many readers have no other document than this one. A `$ref` has
 * the description of its schema, because draft 7 allows nothing beside it (see schema-subset).
 */
export const descriptions: Rule = {
  name: 'descriptions',
  find: (documents) =>
    schemasOf(documents).flatMap(({ place, schema }): Finding[] => {
      if (!isObject(schema) || '$ref' in schema) return [];
      if (!isNamed.test(place) && !isProperty.test(place)) return [];
      return text(schema, 'description').trim() === '' ? [{ place, sentence: 'has no description.' }] : [];
    }),
};
