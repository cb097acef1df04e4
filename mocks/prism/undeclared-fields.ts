import { type FieldPaths, readFieldPaths } from '#mocks/contract/json-schemas.ts';
import type { Diagnostic, MockRequest, MockResponse } from './validator.ts';

/** The session's log stores so many for one request or response. */
const most = 50;

function undeclared(place: 'body' | 'query', names: readonly string[]): Diagnostic[] {
  return names.slice(0, most).map((name) => ({
    path: [place, ...name.split('.')],
    code: 'undeclared',
    message: `The contract has no such ${place === 'query' ? 'query parameter' : 'field'}.`,
    severity: 1,
  }));
}

/** Returns the body fields and query parameters that the contract lacks. Laravel ignores them. */
export function findUndeclaredInRequest({ operation, query, fields }: MockRequest): Diagnostic[] {
  const { request } = operation.resource;
  const parameters = new Set((request?.query ?? []).map(({ name }) => name));
  const unknown = Object.keys(query).filter((name) => !parameters.has(name));
  const schema = request?.body?.contents?.[0]?.schema;
  const paths = fields && schema ? readFieldPaths(operation.resource, schema, fields) : { undeclared: [] };
  return [...undeclared('query', unknown), ...undeclared('body', paths.undeclared)];
}

/** Returns the paths of a JSON response's fields, and a diagnostic for each field that the contract lacks. */
export function readResponseFields(
  { operation }: MockRequest,
  { status, body }: MockResponse,
): { readonly fields: FieldPaths['declared']; readonly output: Diagnostic[] } {
  const { responses } = operation.resource;
  const documented =
    responses.find(({ code }) => code === String(status)) ?? responses.find(({ code }) => code === '5XX');
  const schema = documented?.contents?.find(({ mediaType }) => mediaType === 'application/json')?.schema;
  if (body === undefined || !schema) return { fields: [], output: [] };
  const paths = readFieldPaths(operation.resource, schema, body);
  return { fields: paths.declared, output: undeclared('body', paths.undeclared) };
}
