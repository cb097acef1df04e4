import { chooseResponse, readPreferences } from '#mocks/contract/documented-responses.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { invalid, refusal, serverError, trialExceeded, unauthenticated } from '#mocks/http/laravel-responses.ts';
import { bearerToken } from '#mocks/http/requests.ts';
import { fieldErrors, queryErrors } from '#mocks/http/validation-errors.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import { type Diagnostic, type MockRequest, type MockResponse, readParameters } from '#mocks/prism/validator.ts';
import { isSameSecret } from '#shared/pusher/signatures.ts';
import type { OperationId } from '#src/api/generated/operations.ts';
import { type ContextDeps, createContext } from '#mocks/engine/handler-context.ts';
import { invalidBroadcastingAuth } from './broadcasting.ts';
import { type Handlers, HttpError } from './handler.ts';

function findTokenUser(session: MockSession, token: string): UserRow | undefined {
  const tokenRow = session.table('tokens').find(({ id }) => isSameSecret(token, id));
  return tokenRow && session.table('users').get(tokenRow.user_id);
}

function lastPart({ path }: MockRequest): string {
  return path.split('/').at(-1) ?? '';
}

function refuseInvalid(mockRequest: MockRequest, findings: readonly Diagnostic[]): MockResponse | null {
  const at = (source: string): readonly Diagnostic[] => findings.filter(({ path }) => path[0] === source);
  if (at('path').length > 0) return refusal(404, `No query results for model ${lastPart(mockRequest)}`);
  // Laravel fails on a malformed X-Socket-ID when it broadcasts to others.
  if (at('header').length > 0) return serverError;
  const queries = queryErrors(mockRequest.operation, findings);
  if (Object.keys(queries).length > 0) return invalid(queries);
  if (at('body').length === 0) return null;
  const errors = fieldErrors(mockRequest.operation, mockRequest.fields ?? {}, findings);
  return mockRequest.operation.statuses.includes(422) ? invalid(errors) : invalidBroadcastingAuth(errors);
}

/** JSON for every client, because developers ask with curl too. */
function outsideContractResponse(status: number, message: string): MockResponse {
  return { ...refusal(status, message), headers: { 'Content-Type': 'application/json' }, outsideContract: true };
}

/** Returns the example that the request prefers, or null. */
function preferredResponse({ operation, headers }: MockRequest): MockResponse | null {
  const choice = readPreferences(headers['prefer'] ?? '');
  if (!choice) return null;
  const chosen = chooseResponse(operation.id, operation.documented, choice);
  return typeof chosen === 'string' ? outsideContractResponse(400, `Prefer: ${chosen}`) : chosen;
}

function notImplemented({ id, documented }: Operation): MockResponse {
  const hints = documented.flatMap(({ code, example }) =>
    code.startsWith('2') ? `Prefer: ${example === null ? `code=${code}` : `example=${example}`}` : [],
  );
  return outsideContractResponse(
    501,
    `The mock server has no handler for ${id} yet. Ask for its example with ${hints.join(' or ')}.`,
  );
}

type AnyHandler = (request: unknown) => MockResponse;

export function createResponder(deps: ContextDeps, handlers: Partial<Handlers>) {
  return (
    mockRequest: MockRequest,
    values: Readonly<Record<string, string>>,
    session: MockSession,
    findings: readonly Diagnostic[],
  ): MockResponse => {
    const { operation } = mockRequest;
    const id = operation.id as OperationId;
    const token = bearerToken(mockRequest.headers);
    const user = operation.secured ? findTokenUser(session, token) : undefined;
    if (operation.secured && !user) return unauthenticated;
    const refused = refuseInvalid(mockRequest, findings);
    if (refused) return refused;
    const preferred = preferredResponse(mockRequest);
    if (preferred) return preferred;
    // Prism has validated the request against these types.
    const handler = handlers[id as keyof Handlers] as unknown as AnyHandler | undefined;
    if (!handler) return notImplemented(operation);
    try {
      return handler({
        ...createContext(deps, session, id, mockRequest.headers['x-socket-id']),
        path: readParameters(operation, 'path', values, findings),
        query: readParameters(operation, 'query', mockRequest.query, findings),
        body: mockRequest.fields,
        token,
        user,
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, message, errors } = error;
      if (status === 402) return trialExceeded;
      return errors ? { status, body: { message, errors } } : refusal(status, message);
    }
  };
}
