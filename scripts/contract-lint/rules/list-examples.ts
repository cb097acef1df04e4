import { child, isObject } from '../../generate/bundle.ts';
import { getResponses, entries, getOperations } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * New writers see an empty list first, so each list operation needs an empty and a filled example. The list is the
 * body, its `data`, or a list inside `data`.
 */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const data: unknown = isObject(value) ? value['data'] : null;
  if (Array.isArray(data)) return data as unknown[];
  return isObject(data) ? (Object.values(data).find((inner) => Array.isArray(inner)) ?? null) : null;
}

export const listExamples: Rule = {
  name: 'list-examples',
  find: ({ openapi }) =>
    getOperations(openapi)
      .filter(({ id }) => /(?:List|Search)$/.test(id))
      .flatMap(({ id, operation }): Finding[] => {
        const ok = getResponses(openapi, operation).find(({ status }) => status === '200');
        if (ok === undefined) return [{ place: id, sentence: 'is a list operation but does not document 200.' }];
        const place = `${id} 200`;
        const examples = Object.values(child(ok.response, 'content')).filter(isObject);
        const lists = examples
          .flatMap((media) => entries(media, 'examples'))
          .map(([, example]) => listIn(example['value']))
          .filter((items) => items !== null);
        const faults: Finding[] = [];
        if (!lists.some((items) => items.length === 0))
          faults.push({ place, sentence: 'has no example of an empty list.' });
        if (!lists.some((items) => items.length > 0))
          faults.push({ place, sentence: 'has no example of a filled list.' });
        return faults;
      }),
};
