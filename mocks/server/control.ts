import type { Request, RequestHandler } from 'express';
import { fileURLToPath } from 'node:url';
import { type ControlDeps, createControlHandlers } from '#mocks/control/handlers.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { HttpError } from '#mocks/domains/handler.ts';
import { createRouter, type Operation, readOperations, type Route } from '#mocks/prism/operations.ts';
import {
  type Diagnostic,
  type MockRequest,
  type MockResponse,
  readParameters,
  validate,
} from '#mocks/prism/validator.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import { StorageError } from '#mocks/stored/database.ts';
import { readYaml } from '#shared/yaml-file.ts';
import { readFields } from '../http/fields.ts';
import { invalid, noRoute, refusal, serverError, tooLarge, wrongMethod } from '../http/laravel-responses.ts';
import { getHeaders, type Headers, readBody } from '../http/requests.ts';
import { fieldErrors } from '../http/validation-errors.ts';
import { sendResponse, writeResponse } from '../http/write-response.ts';
import { archivePath, createArchivePage } from './archive-page.ts';
import type { FormToken } from './form-token.ts';
import { emptyPath, opensMailbox, sendEmptyPage, sendMailbox } from './demo-pages.ts';
import { getMockSessionId } from './request-session.ts';

type AnyHandler = (request: {
  readonly session: MockSession;
  readonly body: MockRequest['fields'];
  readonly path: Readonly<Record<string, unknown>>;
}) => MockResponse;

type PathValues = Readonly<Record<string, string>>;

function bodyProblem(body: Uint8Array<ArrayBuffer>, contentType = ''): string | null {
  if (!/^application\/json\s*(?:;|$)/i.test(contentType))
    return 'The Content-Type of the body must be application/json.';
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? null : 'The body must be a JSON object.';
  } catch (error) {
    return `The body isn't valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function refused({ operation, fields = {} }: MockRequest, findings: readonly Diagnostic[]): MockResponse {
  const errors = fieldErrors(operation, fields, findings);
  if (Object.keys(errors).length > 0) return invalid(errors);
  return invalid({ body: findings.map(({ path, message }) => `${path.join('.')}: ${message}.`) });
}

function createResponder(deps: ControlDeps) {
  const handlers = createControlHandlers(deps);
  return (
    mockRequest: MockRequest,
    values: PathValues,
    session: MockSession,
    findings: readonly Diagnostic[],
  ): MockResponse => {
    // An invalid path value means an unknown address.
    if (findings.some(({ path }) => path[0] === 'path')) return noRoute(mockRequest.path);
    if (findings.length > 0) return refused(mockRequest, findings);
    const handler = handlers[mockRequest.operation.id as keyof typeof handlers] as unknown as AnyHandler;
    try {
      const path = readParameters(mockRequest.operation, 'path', values, findings);
      const handle = (): MockResponse => handler({ session, body: mockRequest.fields, path });
      return mockRequest.operation.method === 'get' ? handle() : session.transact(handle);
    } catch (error) {
      if (error instanceof StorageError) return { status: 503, body: { message: error.message } };
      if (!(error instanceof HttpError)) throw error;
      return error.errors ? invalid(error.errors) : refusal(error.status, error.message);
    }
  };
}

export function readControlOperations(): readonly Operation[] {
  const path = fileURLToPath(new URL('../control/openapi.yaml', import.meta.url));
  return readOperations(readYaml(path).data as OpenApiDocument);
}

let router: ((method: string, path: string) => Route) | undefined;

/** Read at the first request, for a quicker start. */
function findControlRoute(method: string, path: string): Route {
  router ??= createRouter(readControlOperations());
  return router(method, path);
}

export function createControl(deps: ControlDeps, formToken: FormToken): RequestHandler {
  const respond = createResponder(deps);

  const respondTo = async (request: Request, headers: Headers, sessionId: string): Promise<MockResponse> => {
    const body = await readBody(request);
    if (body === null) return tooLarge;
    const matchedRoute = findControlRoute(request.method, request.path);
    if (matchedRoute.kind === 'none') return noRoute(request.path);
    if (matchedRoute.kind === 'method') return wrongMethod(request.method, request.path, matchedRoute.allowed);
    const { operation } = matchedRoute;
    const problem = operation.body && bodyProblem(body, headers['content-type']);
    if (problem) return invalid({ body: [problem] });
    const fields = operation.body ? await readFields(body, headers['content-type'], operation.body) : undefined;
    const session = deps.registry.open(sessionId);
    const mockRequest: MockRequest = { operation, path: request.path, query: {}, headers, fields };
    const result = validate(mockRequest, (findings) => respond(mockRequest, matchedRoute.path, session, findings));
    if (result.output.length === 0) return result.response;
    deps.coverage.violated({
      where: operation.id,
      message: 'An answer breaks its document.',
      findings: result.output,
    });
    return serverError;
  };

  const sendArchive = createArchivePage({ registry: deps.registry, backups: deps.opened.backups, token: formToken });
  return async (request, response) => {
    const headers = getHeaders(request);
    const sessionId = getMockSessionId(headers, response);
    if (request.path.startsWith(archivePath)) {
      await sendArchive(request, response, request.path, sessionId);
      return;
    }
    if (request.path === emptyPath) {
      sendEmptyPage(response);
      return;
    }
    if (opensMailbox(request)) {
      sendMailbox(response, deps.registry.open(sessionId));
      return;
    }
    const mockResponse = await respondTo(request, headers, sessionId);
    sendResponse(
      response,
      writeResponse(mockResponse, { ...headers, accept: 'application/json' }),
      request.method === 'HEAD',
    );
  };
}
