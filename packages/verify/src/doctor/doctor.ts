import type { Backend, BackendRequest, Reply } from '#verify/backend/backend.ts';
import { getHeaderValues, getMediaType, type Header } from '#verify/base/exchange.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import type { Login } from '#verify/base/options.ts';
import { atPointer } from '#verify/base/values.ts';
import { fetchUserId, type SuiteContext } from '#verify/run/suite.ts';
import { requestChannelAuth } from '#verify/stream/channel-auth.ts';

const csrfCookie = '/sanctum/csrf-cookie';
const loginPath = '/api/v1/auth/login';

type DoctorContext = SuiteContext & {
  readonly otherLogin: Login | null;
  /** The websocket's app key. */
  readonly key: string | null;
  /** Origin of the browser's page. */
  readonly page: string | null;
};

/** Sends a request that may fail: the doctor says itself what that means. */
async function ask(
  { recorder }: Pick<SuiteContext, 'recorder'>,
  backend: Backend,
  request: BackendRequest,
): Promise<Reply> {
  const reply = await backend.send(request);
  recorder.exchange(reply.exchange);
  return reply;
}

/** Reports that the server is set up in a way that locks clients out. */
function reportSetUp({ recorder }: DoctorContext, reply: Reply, operation: string, text: string, hint: string): void {
  recorder.addAbout(reply, mismatch('set-up', { operation, status: reply.status }, text, hint));
}

async function reach(context: DoctorContext): Promise<void> {
  const { origin } = context.writer;
  const reply = await ask(context, context.writer, { method: 'GET', target: csrfCookie });
  const { exchange, status } = reply;
  if (!exchange.response) throw new FatalError(exchange.failure ?? `${origin} didn't respond.`);
  const { headers, body } = exchange.response;
  // Many frameworks name HTML as the type of an empty body.
  const isPage = getMediaType(headers) === 'text/html' && body.length > 0;
  const [location] = getHeaderValues(headers, 'location');
  const call = `GET ${csrfCookie}`;
  if (location !== undefined && status >= 300 && status < 400)
    throw new FatalError(`${origin} redirects ${call} to ${location}. Use the final URL as --base-url.`);
  if (isPage && status > 501 && status < 505)
    throw new FatalError(`${origin} returns ${status} for ${call}: the proxy can't reach the server.`);
  if (isPage && status < 400)
    throw new FatalError(`${origin} returns an HTML page for ${call}. Use the API's address as --base-url.`);
  context.log('reachable');
  const operation = 'csrfCookieRead';
  if (!context.contract.rest.operations.has(operation)) return;
  if (status === 404) {
    const hint = 'Laravel Sanctum adds this route. Install it and leave its routes enabled.';
    reportSetUp(context, reply, operation, "The route for the CSRF cookie doesn't exist.", hint);
  } else if (!getHeaderValues(headers, 'set-cookie').some((text) => text.startsWith('XSRF-TOKEN='))) {
    const hint =
      'The route needs the web middleware: EncryptCookies, StartSession and VerifyCsrfToken set the XSRF-TOKEN cookie.';
    reportSetUp(context, reply, operation, "The response doesn't set the XSRF-TOKEN cookie.", hint);
  } else context.log('sets the CSRF cookie');
}

async function checkUnauthenticated(context: DoctorContext): Promise<void> {
  const reply = await ask(context, context.anonymous, { method: 'GET', target: '/api/v1/auth/user' });
  if (reply.status === 401) {
    context.log('rejects unauthenticated requests');
    return;
  }
  const hint =
    reply.status === 302 || reply.status === 500
      ? "Laravel redirects guests to a route named login. Return JSON for AuthenticationException, based on the request's Accept header."
      : 'Put the route behind auth:sanctum.';
  const text = `Expected 401 for an unauthenticated request, got ${reply.status}.`;
  reportSetUp(context, reply, 'authUserRead', text, hint);
}

/** Expects 401, or 422 like Laravel's own forms. */
async function checkWrongPassword(context: DoctorContext): Promise<void> {
  const { login, writer, recorder } = context;
  if ('token' in login) return;
  const json = { email: login.email, password: `${login.password}, but another` };
  const reply = await ask(context, writer, { method: 'POST', target: loginPath, json });
  const { status } = reply;
  if (status === 401 || status === 422) {
    context.log('rejects a wrong password');
    return;
  }
  const text = `Expected 401 or 422 for a wrong password, got ${status}.`;
  const hint = 'Return 401 with a message, or 422 with the invalid field.';
  const fault = mismatch('unexpected-status', { operation: 'authLogin', status }, text, hint);
  recorder.addAbout(reply, fault);
}

const hints: Readonly<Record<number, string>> = {
  200: "The null and log broadcasters don't sign channels. Set BROADCAST_CONNECTION=reverb, or pusher (BROADCAST_DRIVER before Laravel 11).",
  401: 'Add auth:sanctum to the middleware of Broadcast::routes().',
  403: 'In routes/channels.php, return true for App.Models.User.{id} when the user owns the id.',
  404: "Use Broadcast::routes(['prefix' => 'api', 'middleware' => ['auth:sanctum']]) to get the contract's path.",
  419: "Exclude api/* from the CSRF check, or add the page's origin to Sanctum's stateful domains.",
  500: 'Check the broadcaster: BROADCAST_CONNECTION (BROADCAST_DRIVER before Laravel 11) and the app id, key and secret.',
};

async function authorise(context: DoctorContext): Promise<void> {
  const operation = 'broadcastingAuth';
  if (!context.contract.rest.operations.has(operation)) return;
  const id = await fetchUserId(context, context.writer);
  if (id === null) {
    context.log("skipped: the writer's own channel (GET /api/v1/auth/user returns no data.id)");
    return;
  }
  const address = `private-App.Models.User.${id}`;
  const reply = await requestChannelAuth(context.writer, context.recorder, { socketId: '1234.5678', address });
  const [key] = reply.auth.split(':', 1);
  if (reply.auth === '') {
    const hint = hints[reply.status] ?? 'Check the rules in routes/channels.php.';
    reportSetUp(context, reply, operation, `The writer's own channel ${address} isn't authorised.`, hint);
  } else if (context.key !== null && key !== context.key) {
    const text = `The server signs channels with app key ${key}, but clients connect with ${context.key}.`;
    reportSetUp(context, reply, operation, text, "Use the same app's key on the server and in --key.");
  } else context.log("authorises the writer's own channel");
}

function whyRefused(headers: readonly Header[], status: number): string {
  if (status === 401 || status === 422) return 'the email or the password is wrong';
  if (status === 419) {
    return `POST ${loginPath} returned 419. GET /sanctum/csrf-cookie must set the XSRF-TOKEN cookie, and the server must accept its value as X-XSRF-TOKEN`;
  }
  const [location] = getHeaderValues(headers, 'location');
  if (location !== undefined) {
    return `POST ${loginPath} redirected to ${location}, like an HTML form. The API's login must return JSON with a token`;
  }
  return `POST ${loginPath} returned ${status} ${getMediaType(headers)} without data.token`;
}

async function signIn(
  context: DoctorContext,
  backend: Backend,
  login: Login,
  who: 'The writer' | 'The other writer',
): Promise<void> {
  if ('token' in login) {
    backend.token = login.token;
  } else {
    const { json, status, exchange } = await ask(context, backend, { method: 'POST', target: loginPath, json: login });
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
async function allowPage(context: DoctorContext, page: string): Promise<void> {
  const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': sent.join(',') };
  // Preflights aren't in the contract.
  const reply = await context.anonymous.send({ method: 'OPTIONS', target: loginPath, headers });
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

/**
 * Checks reachability, CSRF cookie, login, rejection of strangers, and channel access. Adds findings with hints. Throws
 * `FatalError` when it can't continue.
 */
export async function runDoctor(context: DoctorContext): Promise<void> {
  const { page, anonymous, otherUser, otherLogin } = context;
  await reach(context);
  if (page !== null) {
    // A stateful page needs the CSRF token for every write.
    await ask(context, anonymous, { method: 'GET', target: csrfCookie });
    if (page !== new URL(anonymous.origin).origin) await allowPage(context, page);
  }
  await checkUnauthenticated(context);
  await checkWrongPassword(context);
  await signIn(context, context.writer, context.login, 'The writer');
  context.log('logs the writer in');
  if (otherUser && otherLogin) {
    await ask(context, otherUser, { method: 'GET', target: csrfCookie });
    await signIn(context, otherUser, otherLogin, 'The other writer');
    context.log('logs the other writer in');
  }
  await authorise(context);
}
