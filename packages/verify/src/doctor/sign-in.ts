import type { Backend, Reply } from '#verify/backend/backend.ts';
import { FatalError, type FindingSubject } from '#verify/base/finding.ts';
import type { Login } from '#verify/base/options.ts';
import { getAt } from '#verify/base/values.ts';
import { getExchangeExcerpt, getMediaType } from '#verify/check/exchange.ts';
import { sendRequest, type SuiteContext } from '#verify/run/suite.ts';
import { getHeaderValues, type Header } from '#verify/proxy/exchange.ts';

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
    const token = getAt(json, 'data.token');
    backend.token = typeof token === 'string' ? token : '';
    if (backend.token === '') {
      if (status === 0) throw new FatalError(exchange.failure ?? `${backend.origin} didn't respond.`);
      const why = whyRefused(exchange.response?.headers ?? [], status);
      throw new FatalError(`${who} couldn't log in: ${why}.`);
    }
  }
  const { status } = await sendRequest(context, 'doctor', backend, { method: 'GET', target: '/api/v1/auth/user' });
  if (status === 401) {
    const token = 'token' in login ? 'the token' : 'the token that it issued';
    throw new FatalError(`${who} couldn't log in: the server rejects ${token} (GET /api/v1/auth/user returned 401).`);
  }
  if (status !== 200) throw new FatalError(`${who} couldn't log in: GET /api/v1/auth/user returned ${status}.`);
}

export type DoctorContext = Pick<SuiteContext, 'recorder' | 'writer' | 'otherUser' | 'anonymous' | 'log'> & {
  readonly login: Login;
  readonly otherLogin: Login | null;
  readonly key: string | null;
  readonly page: string | null;
  /** Whether the contract has the operation. */
  readonly owes: (operation: string) => boolean;
};

type SetupProblem = { readonly subject: FindingSubject; readonly text: string; readonly hint: string };

export function reportSetupProblem({ recorder }: DoctorContext, { exchange }: Reply, complaint: SetupProblem): void {
  recorder.add({ kind: 'set-up', part: 'doctor', at: '', ...complaint, evidence: getExchangeExcerpt(exchange) });
}

/** Headers that need CORS permission. */
const sent = ['authorization', 'content-type', 'x-xsrf-token', 'x-socket-id'] as const;

/**
 * Checks whether a page on another host may use the API. Preflight and response must name the page and allow cookies.
 */
export async function allowPage(patient: DoctorContext, page: string): Promise<void> {
  const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': sent.join(',') };
  // Preflights aren't in the contract.
  const reply = await patient.anonymous.send({ method: 'OPTIONS', target: path, anonymous: true, headers });
  const header = (name: string): string => getHeaderValues(reply.exchange.response?.headers ?? [], name).join(',');
  const origin = header('access-control-allow-origin');
  const allowed = header('access-control-allow-headers').toLowerCase();
  const missing = sent.filter((name) => !allowed.split(/[\s,]+/).includes(name));
  const subject = { operation: 'authLogin', status: reply.status };
  if (origin !== page || header('access-control-allow-credentials') !== 'true') {
    const originText = origin === '' ? "doesn't allow any origin" : `allows ${origin}`;
    reportSetupProblem(patient, reply, {
      subject,
      text: `Browsers on ${page} can't send requests with cookies: the preflight response ${originText}.`,
      hint: `In config/cors.php, add api/* and sanctum/csrf-cookie to paths, add ${page} to allowed_origins and set supports_credentials to true.`,
    });
    return;
  }
  if (missing.length > 0) {
    reportSetupProblem(patient, reply, {
      subject,
      text: `Browsers on ${page} can't send ${missing.join(', ')}: the preflight response doesn't allow it.`,
      hint: "In config/cors.php, set 'allowed_headers' => ['*'].",
    });
    return;
  }
  patient.log(`accepts requests from ${page}`);
}
