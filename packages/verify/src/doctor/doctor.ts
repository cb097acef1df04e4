import { FatalError } from '#verify/base/finding.ts';
import { getExchangeExcerpt, getMediaType } from '#verify/check/exchange.ts';
import { fetchUserId, sendRequest } from '#verify/run/suite.ts';
import { authIn, isSigned, requestChannelAuth } from '#verify/stream/subscription-signature.ts';
import { getHeaderValues } from '#verify/proxy/exchange.ts';
import { allowPage, type DoctorContext, reportSetupProblem, signIn } from './sign-in.ts';

const csrfCookie = '/sanctum/csrf-cookie';

async function reach(patient: DoctorContext): Promise<void> {
  const { origin } = patient.writer;
  const reply = await sendRequest(patient, 'doctor', patient.writer, { method: 'GET', target: csrfCookie });
  const { exchange, status } = reply;
  if (!exchange.response) throw new FatalError(exchange.failure ?? `${origin} didn't respond.`);
  // Many frameworks name HTML as the type of an empty body.
  const isPage = getMediaType(exchange.response.headers) === 'text/html' && exchange.response.body.length > 0;
  const [location] = getHeaderValues(exchange.response.headers, 'location');
  const call = `GET ${csrfCookie}`;
  if (location !== undefined && status >= 300 && status < 400)
    throw new FatalError(`${origin} redirects ${call} to ${location}. Use the final URL as --base-url.`);
  if (isPage && status > 501 && status < 505)
    throw new FatalError(`${origin} returns ${status} for ${call}: the proxy can't reach the server.`);
  if (isPage && status < 400)
    throw new FatalError(`${origin} returns an HTML page for ${call}. Use the API's address as --base-url.`);
  patient.log('reachable');
  if (!patient.owes('csrfCookieRead')) return;
  const subject = { operation: 'csrfCookieRead', status };
  if (status === 404) {
    const hint = 'Laravel Sanctum adds this route. Install it and leave its routes enabled.';
    reportSetupProblem(patient, reply, { subject, text: "The route for the CSRF cookie doesn't exist.", hint });
    return;
  }
  const names = getHeaderValues(exchange.response.headers, 'set-cookie').map((text) => text.split('=', 1)[0]);
  if (names.includes('XSRF-TOKEN')) patient.log('sets the CSRF cookie');
  else {
    const hint =
      'The route needs the web middleware: EncryptCookies, StartSession and VerifyCsrfToken set the XSRF-TOKEN cookie.';
    reportSetupProblem(patient, reply, { subject, text: "The response doesn't set the XSRF-TOKEN cookie.", hint });
  }
}

async function checkUnauthenticated(patient: DoctorContext): Promise<void> {
  const reply = await sendRequest(patient, 'doctor', patient.anonymous, { method: 'GET', target: '/api/v1/auth/user' });
  if (reply.status === 401) {
    patient.log('rejects unauthenticated requests');
    return;
  }
  const hint =
    reply.status === 302 || reply.status === 500
      ? "Laravel redirects guests to a route named login. Return JSON for AuthenticationException, based on the request's Accept header."
      : 'Put the route behind auth:sanctum.';
  const subject = { operation: 'authUserRead', status: reply.status };
  const text = `Expected 401 for an unauthenticated request, got ${reply.status}.`;
  reportSetupProblem(patient, reply, { subject, text, hint });
}

/** Expects 401, or 422 like Laravel's own forms. */
async function checkAuthorisation(patient: DoctorContext): Promise<void> {
  const { login, writer } = patient;
  if ('token' in login) return;
  const json = { email: login.email, password: `${login.password}, but another` };
  const reply = await sendRequest(patient, 'doctor', writer, { method: 'POST', target: '/api/v1/auth/login', json });
  if (reply.status === 401 || reply.status === 422) {
    patient.log('rejects a wrong password');
    return;
  }
  patient.recorder.add({
    kind: 'unexpected-status',
    part: 'doctor',
    subject: { operation: 'authLogin', status: reply.status },
    at: '',
    text: `Expected 401 or 422 for a wrong password, got ${reply.status}.`,
    hint: 'Return 401 with a message, or 422 with the invalid field.',
    evidence: getExchangeExcerpt(reply.exchange),
  });
}

const hints: Readonly<Record<number, string>> = {
  200: "The null and log broadcasters don't sign channels. Set BROADCAST_CONNECTION=reverb, or pusher (BROADCAST_DRIVER before Laravel 11).",
  401: 'Add auth:sanctum to the middleware of Broadcast::routes().',
  403: 'In routes/channels.php, return true for App.Models.User.{id} when the user owns the id.',
  404: "Use Broadcast::routes(['prefix' => 'api', 'middleware' => ['auth:sanctum']]) to get the contract's path.",
  419: "Exclude api/* from the CSRF check, or add the page's origin to Sanctum's stateful domains.",
  500: 'Check the broadcaster: BROADCAST_CONNECTION (BROADCAST_DRIVER before Laravel 11) and the app id, key and secret.',
};

async function authorise(patient: DoctorContext): Promise<void> {
  const id = await fetchUserId(patient, patient.writer, 'doctor');
  if (id === null) {
    patient.log("skipped: the writer's own channel (GET /api/v1/auth/user returns no data.id)");
    return;
  }
  const channel = `private-App.Models.User.${id}`;
  const channelAuth = { socketId: '1234.5678', address: channel };
  const reply = await requestChannelAuth(patient.writer, patient.recorder, channelAuth, 'doctor');
  const subject = { operation: 'broadcastingAuth', status: reply.status };
  if (!isSigned(reply)) {
    const text = `The writer's own channel ${channel} isn't authorised.`;
    reportSetupProblem(patient, reply, {
      subject,
      text,
      hint: hints[reply.status] ?? 'Check the rules in routes/channels.php.',
    });
    return;
  }
  const [key] = authIn(reply.json).split(':', 1);
  if (patient.key === null || key === patient.key) patient.log("authorises the writer's own channel");
  else {
    const text = `The server signs channels with app key ${key}, but clients connect with ${patient.key}.`;
    const hint = "Use the same app's key on the server and in --key.";
    reportSetupProblem(patient, reply, { subject, text, hint });
  }
}

/**
 * Checks reachability, CSRF cookie, login, rejection of strangers, and channel access. Adds findings with hints. Throws
 * `FatalError` when it can't continue.
 */
export async function runDoctor(patient: DoctorContext): Promise<void> {
  const { page, anonymous } = patient;
  await reach(patient);
  if (page !== null) {
    // A stateful page needs the CSRF token for every write.
    await sendRequest(patient, 'doctor', anonymous, { method: 'GET', target: csrfCookie });
    if (page !== new URL(anonymous.origin).origin) await allowPage(patient, page);
  }
  await checkUnauthenticated(patient);
  await checkAuthorisation(patient);
  await signIn(patient, patient.writer, patient.login, 'The writer');
  patient.log('logs the writer in');
  if (patient.otherUser && patient.otherLogin) {
    await sendRequest(patient, 'doctor', patient.otherUser, { method: 'GET', target: csrfCookie });
    await signIn(patient, patient.otherUser, patient.otherLogin, 'The other writer');
    patient.log('logs the other writer in');
  }
  if (patient.owes('broadcastingAuth')) await authorise(patient);
}
