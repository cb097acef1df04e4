import type { Backend, BackendRequest, Reply } from '#verify/backend/backend.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import type { Login } from '#verify/base/options.ts';
import { atPointer } from '#verify/base/values.ts';
import { getHeaderValues, getMediaType, type Header } from '#verify/base/exchange.ts';
import type { SuiteContext } from '#verify/run/suite.ts';

export type DoctorContext = SuiteContext & {
  readonly otherLogin: Login | null;
  /** The websocket's app key. */
  readonly key: string | null;
  /** Origin of the browser's page. */
  readonly page: string | null;
};

/** Sends a request that may fail: the doctor says itself what that means. */
export async function ask(
  { recorder }: Pick<SuiteContext, 'recorder'>,
  backend: Backend,
  request: BackendRequest,
): Promise<Reply> {
  const reply = await backend.send(request);
  recorder.exchange(reply.exchange);
  return reply;
}

/** Reports that the server is set up in a way that locks clients out. */
export function reportSetUp(
  { recorder }: DoctorContext,
  reply: Reply,
  operation: string,
  text: string,
  hint: string,
): void {
  recorder.addAbout(reply, mismatch('set-up', { operation, status: reply.status }, text, hint));
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
  context: DoctorContext,
  backend: Backend,
  login: Login,
  who: 'The writer' | 'The other writer',
): Promise<void> {
  if ('token' in login) {
    backend.token = login.token;
  } else {
    const { json, status, exchange } = await ask(context, backend, { method: 'POST', target: path, json: login });
    const token = atPointer(json, '/data/token');
    backend.token = typeof token === 'string' ? token : '';
    if (backend.token === '') {
      if (status === 0) throw new FatalError(exchange.failure ?? `${backend.origin} didn't respond.`);
      const why = whyRefused(exchange.response?.headers ?? [], status);
      throw new FatalError(`${who} couldn't log in: ${why}.`);
    }
  }
  const { status } = await ask(context, backend, { method: 'GET', target: '/api/v1/auth/user' });
  if (status === 401) {
    const token = 'token' in login ? 'the token' : 'the token that it issued';
    throw new FatalError(`${who} couldn't log in: the server rejects ${token} (GET /api/v1/auth/user returned 401).`);
  }
  if (status !== 200) throw new FatalError(`${who} couldn't log in: GET /api/v1/auth/user returned ${status}.`);
}

/** Headers that need CORS permission. */
const sent = ['authorization', 'content-type', 'x-xsrf-token', 'x-socket-id'] as const;

/**
 * Checks whether a page on another host may use the API. Preflight and response must name the page and allow cookies.
 */
export async function allowPage(context: DoctorContext, page: string): Promise<void> {
  const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': sent.join(',') };
  // Preflights aren't in the contract.
  const reply = await context.anonymous.send({ method: 'OPTIONS', target: path, anonymous: true, headers });
  const header = (name: string): string => getHeaderValues(reply.exchange.response?.headers ?? [], name).join(',');
  const origin = header('access-control-allow-origin');
  const allowed = header('access-control-allow-headers').toLowerCase();
  const missing = sent.filter((name) => !allowed.split(/[\s,]+/).includes(name));
  if (origin !== page || header('access-control-allow-credentials') !== 'true') {
    const allows = origin === '' ? "doesn't allow any origin" : `allows ${origin}`;
    const text = `Browsers on ${page} can't send requests with cookies: the preflight response ${allows}.`;
    const hint = `In config/cors.php, add api/* and sanctum/csrf-cookie to paths, add ${page} to allowed_origins and set supports_credentials to true.`;
    reportSetUp(context, reply, 'authLogin', text, hint);
  } else if (missing.length > 0) {
    const text = `Browsers on ${page} can't send ${missing.join(', ')}: the preflight response doesn't allow it.`;
    reportSetUp(context, reply, 'authLogin', text, "In config/cors.php, set 'allowed_headers' => ['*'].");
  } else context.log(`accepts requests from ${page}`);
}
