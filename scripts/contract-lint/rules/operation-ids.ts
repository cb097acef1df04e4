import type { Finding, Rule } from '../rule.ts';
import { getOperations, type Operation } from '../contract-documents.ts';

/**
 * An operation's id names its hook, handler and examples: noun first, so that related ones sort together, then a verb
 * from a closed list. Some verbs limit the methods. Redocly's `operation-operationId-unique` checks uniqueness.
 */
const verbs: Record<string, string[]> = {
  Answer: ['post'],
  Auth: ['post'],
  Cancel: ['post', 'delete'],
  Create: ['post'],
  Delete: ['delete'],
  Federate: ['post'],
  Finish: ['post'],
  List: ['get'],
  Login: ['post'],
  Logout: ['post'],
  Process: ['post'],
  Read: ['get'],
  Replace: ['put'],
  Restore: ['post'],
  Resume: ['get', 'put'],
  Retry: ['post'],
  Save: ['post'],
  Search: ['get'],
  Skip: ['post'],
  Start: ['post'],
  Unsave: ['post', 'delete'],
  Update: ['patch', 'post', 'put'],
  Upload: ['post'],
};

/** Verbs that can't be nouns, so an id never starts with them. */
const neverFirst = new Set([
  'create',
  'delete',
  'get',
  'post',
  'put',
  'patch',
  'read',
  'replace',
  'restore',
  'update',
  'upload',
]);

function findMismatch({ id, method, operation }: Operation): string | null {
  if (typeof operation['operationId'] !== 'string') return 'has no operationId.';
  if (!/^[a-z]+(?:[A-Z][a-z]*)+$/.test(id)) return "isn't camelCase with a noun and a verb, such as storyRead.";
  const first = /^[a-z]+/.exec(id)?.[0] ?? '';
  if (neverFirst.has(first)) return `starts with the verb "${first}"; put the noun first, as in storyRead.`;
  const verb = /[A-Z][a-z]*$/.exec(id)?.[0] ?? '';
  const allowed = verbs[verb];
  if (allowed === undefined) return `ends in "${verb}"; expected one of ${Object.keys(verbs).join(', ')}.`;
  if (!allowed.includes(method))
    return `ends in "${verb}" but is ${method.toUpperCase()}; expected ${allowed.map((one) => one.toUpperCase()).join(' or ')}.`;
  return null;
}

export const operationIds: Rule = {
  name: 'operation-ids',
  find: ({ openapi }): Finding[] =>
    getOperations(openapi).flatMap((operation) => {
      const sentence = findMismatch(operation);
      return sentence === null ? [] : [{ place: operation.id, sentence }];
    }),
};
