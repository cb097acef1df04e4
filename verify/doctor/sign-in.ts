import type { Backend } from '#verify/backend/backend.ts';
import { FatalError } from '#verify/fatal-error.ts';
import type { Header } from '#mocks/proxy/exchange.ts';
import { getMediaType } from '#verify/check/exchange.ts';
import { getHeaderValues } from '#mocks/proxy/headers.ts';
import type { Login } from '#verify/options.ts';
import { sendRequest, type SuiteContext } from '#verify/suite.ts';

function tokenIn(json: unknown): string {
  const { data } = (json ?? {}) as { readonly data?: { readonly token?: unknown } };
  return typeof data?.token === 'string' ? data.token : '';
}

const path = '/api/v1/auth/login';

function whyRefused(headers: readonly Header[], status: number): string {
  if (status === 401 || status === 422) return 'the email or the password is wrong';
  if (status === 419) {
    return `POST ${path} returned 419. GET /sanctum/csrf-cookie must set the XSRF-TOKEN cookie, and the server must accept its value as X-XSRF-TOKEN`;
  }
  const [location] = getHeaderValues(headers, 'location');
  if (location !== undefined) {
    return `POST ${path} redirected to ${location}, like an HTML form. The API's login must return JSON with a token`;
  }
  return `POST ${path} returned ${status} ${getMediaType(headers)} without data.token`;
}

export async function signIn(
  context: Pick<SuiteContext, 'recorder'>,
  backend: Backend,
  login: Login,
  who: 'The writer' | 'The other writer',
): Promise<void> {
  if ('token' in login) {
    backend.token = login.token;
  } else {
    const request = { method: 'POST', target: path, json: login };
    const { json, status, exchange } = await sendRequest(context, 'doctor', backend, request);
    backend.token = tokenIn(json);
    if (backend.token === '') {
      if (status === 0) throw new FatalError(exchange.failure ?? `${backend.origin} didn't respond.`);
      const why = whyRefused(exchange.response?.headers ?? [], status);
      throw new FatalError(`${who} couldn't log in: ${why}.`);
    }
  }
  const { status } = await sendRequest(context, 'doctor', backend, { method: 'GET', target: '/api/v1/auth/user' });
  if (status === 401) {
    throw new FatalError(
      'token' in login
        ? `${who} couldn't log in: the server rejects the token (GET /api/v1/auth/user returned 401).`
        : `${who} couldn't log in: the server rejects the token that it issued (GET /api/v1/auth/user returned 401).`,
    );
  }
  if (status !== 200) throw new FatalError(`${who} couldn't log in: GET /api/v1/auth/user returned ${status}.`);
}
