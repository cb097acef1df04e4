import { child, isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import { type Answer, entries, getOperations, getResponses, type Operation, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

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

function findIdMismatch({ id, method, operation }: Operation): string | null {
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
      const sentence = findIdMismatch(operation);
      return sentence === null ? [] : [{ place: operation.id, sentence }];
    }),
};

/**
 * Laravel returns these statuses in one form, so components/responses defines each once. 422 names the request's own
 * fields and is written out with the shared schema. A public operation's 401 (wrong credentials) may be written out
 * too.
 */
const shared: Record<string, string> = {
  '401': 'Unauthenticated',
  '402': 'TrialExceeded',
  '403': 'Forbidden',
  '404': 'NotFound',
  '408': 'RequestTimeout',
  '413': 'PayloadTooLarge',
  '419': 'CsrfMismatch',
  '429': 'TooManyRequests',
  '500': 'ServerError',
  '5XX': 'ServerUnavailable',
};
const validation = '#/components/schemas/ValidationError';

function isSecured(openapi: JsonObject, operation: JsonObject): boolean {
  const security: unknown = operation['security'] ?? openapi['security'];
  return Array.isArray(security) && security.length > 0;
}

function expected(openapi: JsonObject, { method, path, operation }: Operation): [string, string][] {
  const secured = isSecured(openapi, operation);
  const named = path.includes('{');
  const body = isObject(operation['requestBody']);
  const multipart = 'multipart/form-data' in child(child(operation, 'requestBody'), 'content');
  const all: [boolean, string, string][] = [
    [secured, '401', 'any authenticated request can return'],
    [secured && named, '403', 'a request with a path parameter can return'],
    [named, '404', 'a request with a path parameter can return'],
    [true, '408', 'any request can return'],
    [multipart, '413', 'an upload can return'],
    [!['get', 'head', 'options'].includes(method), '419', 'a request that changes data can return'],
    [body, '422', 'a request with a body can return'],
    [true, '429', 'any request can return'],
    [true, '500', 'any request can return'],
    [true, '5XX', 'any request can return'],
  ];
  return all.filter(([holds]) => holds).map(([, status, why]) => [status, why]);
}

function findErrorMismatch(documentedResponse: Answer, secured: boolean): string | null {
  const { status, response } = documentedResponse;
  if (status === '422') {
    const schemas = entries(response, 'content').map(([, media]) => text(child(media, 'schema'), '$ref'));
    const isValid = schemas.length > 0 && schemas.every((reference) => reference === validation);
    return isValid ? null : `does not use the schema ${validation}.`;
  }
  const name = shared[status];
  if (name === undefined || documentedResponse.shared === name || (status === '401' && !secured)) return null;
  return `is inline; use a $ref to #/components/responses/${name}.`;
}

export const sharedErrors: Rule = {
  name: 'shared-errors',
  find: ({ openapi }) =>
    getOperations(openapi).flatMap((entry): Finding[] => {
      const { id, operation } = entry;
      const responses = getResponses(openapi, operation);
      const missing = expected(openapi, entry).filter(
        ([status]) => !responses.some((documentedResponse) => documentedResponse.status === status),
      );
      return [
        ...missing.map(([status, why]) => ({
          place: `${id} ${status}`,
          sentence: `is not documented, but ${why} it.`,
        })),
        ...responses.flatMap((documentedResponse) => {
          const sentence = findErrorMismatch(documentedResponse, isSecured(openapi, operation));
          return sentence === null ? [] : [{ place: `${id} ${documentedResponse.status}`, sentence }];
        }),
      ];
    }),
};
