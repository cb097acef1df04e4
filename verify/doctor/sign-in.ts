import type { Backend } from '#verify/backend/backend.ts';
import { CannotRun } from '#verify/cannot-run.ts';
import type { Header } from '#mocks/passthrough/exchange.ts';
import { mediaTypeOf } from '#verify/check/exchange.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import type { Login } from '#verify/options.ts';
import { call, type Context } from '#verify/part.ts';

const tokenIn = (json: unknown): string => {
  const { data } = (json ?? {}) as { readonly data?: { readonly token?: unknown } };
  return typeof data?.token === 'string' ? data.token : '';
};

const path = '/api/v1/auth/login';

/** Why there is no token in the answer to a login. */
const whyRefused = (headers: readonly Header[], status: number): string => {
  if (status === 401 || status === 422) return 'the email or the password is wrong';
  if (status === 419) {
    return `POST ${path} answered 419: GET /sanctum/csrf-cookie must set the cookie XSRF-TOKEN, whose value comes back as X-XSRF-TOKEN`;
  }
  const [location] = valuesOf(headers, 'location');
  if (location !== undefined) {
    return `POST ${path} led to ${location}, as the form of a page does; the API’s own login answers JSON with a token`;
  }
  return `POST ${path} answered ${status} ${mediaTypeOf(headers)} without a token at data.token`;
};

/** Lets a writer in. `who` stands in the sentence that says why it did not work. */
export const signIn = async (
  context: Pick<Context, 'journal'>,
  backend: Backend,
  login: Login,
  who: 'The writer' | 'The other writer',
): Promise<void> => {
  if ('token' in login) {
    backend.token = login.token;
  } else {
    const request = { method: 'POST', target: path, json: login };
    const { json, status, exchange } = await call(context, 'doctor', backend, request);
    backend.token = tokenIn(json);
    if (backend.token === '') {
      if (status === 0) throw new CannotRun(exchange.failure ?? `${backend.origin} did not answer.`);
      const why = whyRefused(exchange.answer?.headers ?? [], status);
      throw new CannotRun(`${who} was not let in: ${why}.`);
    }
  }
  const { status } = await call(context, 'doctor', backend, { method: 'GET', target: '/api/v1/auth/user' });
  if (status === 401) {
    throw new CannotRun(
      'token' in login
        ? `${who} was not let in: the token is not accepted (GET /api/v1/auth/user answered 401).`
        : `${who} was not let in: the token of the login is not accepted (GET /api/v1/auth/user answered 401).`,
    );
  }
  if (status !== 200) throw new CannotRun(`${who} was not let in: GET /api/v1/auth/user answered ${status}.`);
};
