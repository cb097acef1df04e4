import { CannotRun } from '#verify/cannot-run.ts';
import { evidenceOf, mediaTypeOf } from '#verify/check/exchange.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import { call } from '#verify/part.ts';
import { allowPage } from './cors.ts';
import { complain, type Patient } from './patient.ts';
import { signIn } from './sign-in.ts';

const csrfCookie = '/sanctum/csrf-cookie';

/** Is there a server, and is it the API? Anything else ends the verification here. */
const reach = async (patient: Patient): Promise<void> => {
  const target = csrfCookie;
  const reply = await call(patient, 'doctor', patient.writer, { method: 'GET', target });
  const { exchange, status } = reply;
  if (!exchange.answer) throw new CannotRun(exchange.failure ?? `${patient.writer.origin} did not answer.`);
  const isPage = mediaTypeOf(exchange.answer.headers) === 'text/html';
  const [location] = valuesOf(exchange.answer.headers, 'location');
  if (location !== undefined && status >= 300 && status < 400) {
    throw new CannotRun(
      `${patient.writer.origin} leads GET ${target} to ${location}: give the address that answers itself.`,
    );
  }
  if (isPage && status > 501 && status < 505) {
    throw new CannotRun(
      `${patient.writer.origin} answers ${status} to GET ${target}: what stands before the server does not reach it.`,
    );
  }
  if (isPage && status < 400) {
    throw new CannotRun(
      `${patient.writer.origin} answers HTML to GET ${target}: that is a page and not the API; give the API’s own address.`,
    );
  }
  patient.say('reachable');
  const subject = { operation: 'csrfCookieRead', status };
  if (status === 404) {
    const hint = 'Laravel Sanctum brings this route: install it, and leave its routes on.';
    complain(patient, reply, { subject, text: 'There is no CSRF cookie to be had.', hint });
    return;
  }
  const names = valuesOf(exchange.answer.headers, 'set-cookie').map((text) => text.split('=', 1)[0]);
  if (names.includes('XSRF-TOKEN')) patient.say('sets the CSRF cookie');
  else {
    const hint =
      'The route needs the web middleware: EncryptCookies, StartSession and VerifyCsrfToken set the cookie XSRF-TOKEN.';
    complain(patient, reply, { subject, text: 'The answer sets no cookie XSRF-TOKEN.', hint });
  }
};

/** A call without a login must be told so in JSON. */
const turnAway = async (patient: Patient): Promise<void> => {
  const reply = await call(patient, 'doctor', patient.stranger, { method: 'GET', target: '/api/v1/auth/user' });
  if (reply.status === 401) {
    patient.say('turns strangers away');
    return;
  }
  const hint =
    reply.status === 302 || reply.status === 500
      ? 'Laravel redirects guests to a route named login: let AuthenticationException answer JSON, and read the request’s Accept.'
      : 'Put the route behind auth:sanctum.';
  const subject = { operation: 'authUserRead', status: reply.status };
  const text = `A call without a login was answered with ${reply.status}; 401 was due.`;
  complain(patient, reply, { subject, text, hint });
};

/** A password that is not the writer's lets nobody in; told by 401, or by 422 as Laravel's own forms do. */
const mistrust = async (patient: Patient): Promise<void> => {
  const { login, writer } = patient;
  if ('token' in login) return;
  const json = { email: login.email, password: `${login.password}, but another` };
  const reply = await call(patient, 'doctor', writer, { method: 'POST', target: '/api/v1/auth/login', json });
  if (reply.status === 401 || reply.status === 422) {
    patient.say('turns a wrong password away');
    return;
  }
  patient.journal.add({
    kind: 'unexpected-status',
    part: 'doctor',
    subject: { operation: 'authLogin', status: reply.status },
    at: '',
    text: `A wrong password was answered with ${reply.status}; 401 or 422 was due.`,
    hint: 'Answer 401 with a message, or 422 with the field that is wrong.',
    evidence: evidenceOf(reply.exchange),
  });
};

const hints: Readonly<Record<number, string>> = {
  200: 'The broadcasters null and log sign nothing: BROADCAST_CONNECTION=reverb, or pusher (BROADCAST_DRIVER before Laravel 11).',
  401: 'Put auth:sanctum into the middleware of Broadcast::routes().',
  403: 'Let the channel App.Models.User.{id} in routes/channels.php answer true to its own user.',
  404: "Broadcast::routes(['prefix' => 'api', 'middleware' => ['auth:sanctum']]) puts the route where the contract has it.",
  419: 'Take api/* out of the CSRF check, or let the page’s origin be a stateful domain of Sanctum.',
  500: 'Is the broadcaster configured? BROADCAST_CONNECTION (BROADCAST_DRIVER before Laravel 11), and the application’s id, key and secret.',
};

const idIn = (json: unknown): string => {
  const { data } = (json ?? {}) as { readonly data?: { readonly id?: unknown } };
  return typeof data?.id === 'number' || typeof data?.id === 'string' ? String(data.id) : '';
};

/** The writer's own channel must be signed, with the key that clients connect with. */
const authorise = async (patient: Patient): Promise<void> => {
  const user = await call(patient, 'doctor', patient.writer, { method: 'GET', target: '/api/v1/auth/user' });
  const id = idIn(user.json);
  if (id === '') {
    patient.say('left out: the writer’s own channel (GET /api/v1/auth/user tells no data.id)');
    return;
  }
  const channel = `private-App.Models.User.${id}`;
  const form = new URLSearchParams({ socket_id: '1234.5678', channel_name: channel });
  const reply = await call(patient, 'doctor', patient.writer, {
    method: 'POST',
    target: '/api/broadcasting/auth',
    raw: { type: 'application/x-www-form-urlencoded', body: form.toString() },
  });
  const subject = { operation: 'broadcastingAuth', status: reply.status };
  const { auth } = (reply.json ?? {}) as { readonly auth?: unknown };
  if (reply.status !== 200 || typeof auth !== 'string') {
    const text = `The writer’s own channel ${channel} is not authorised.`;
    complain(patient, reply, {
      subject,
      text,
      hint: hints[reply.status] ?? 'routes/channels.php decides who is let in.',
    });
    return;
  }
  const [key] = auth.split(':', 1);
  if (patient.key === null || key === patient.key) patient.say('signs the writer’s own channel');
  else {
    const text = `Channels are signed for the application ${key}, and clients connect to ${patient.key}.`;
    const hint = 'The key of the server and the one given with --key must be the same application’s.';
    complain(patient, reply, { subject, text, hint });
  }
};

/**
 * Is the server reachable, does it give the CSRF cookie, let the writer in, turn strangers away, and authorise channels?
 * Each that is not so is a finding with a hint how to mend it; where nothing can follow, it throws `CannotRun`.
 */
export const runDoctor = async (patient: Patient): Promise<void> => {
  const { page, stranger } = patient;
  await reach(patient);
  if (page !== null) {
    // A page that Sanctum takes for its own must prove each call that writes, whoever makes it.
    await call(patient, 'doctor', stranger, { method: 'GET', target: csrfCookie });
    if (page !== new URL(stranger.origin).origin) await allowPage(patient, page);
  }
  await turnAway(patient);
  await mistrust(patient);
  await signIn(patient, patient.writer, patient.login, 'The writer');
  patient.say('lets the writer in');
  if (patient.other && patient.otherLogin) {
    await call(patient, 'doctor', patient.other, { method: 'GET', target: csrfCookie });
    await signIn(patient, patient.other, patient.otherLogin, 'The other writer');
    patient.say('lets the other writer in');
  }
  await authorise(patient);
};
