import type { Session } from '#mocks/engine/session.ts';
import type { Handlers } from './handler.ts';
import { Refusal } from './handler.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const hexDigits = '0123456789abcdef';
/** How long the browser keeps the cookies, in seconds. */
const cookieLife = 7200;

/** Sanctum's form: `{id}|{40 letters and digits}{8 hex digits}`. */
const newToken = (session: Session): string => {
  const random = session.random('tokens');
  return `${session.nextId('tokens')}|${random.text(40, letters)}${random.text(8, hexDigits)}`;
};

/** Laravel's XSRF token: base64 of JSON, which ends in `=` and is percent-encoded in the cookie. */
const newXsrfToken = (session: Session): string => {
  const random = session.random('tokens');
  const [iv, value, mac] = [random.text(16, letters), random.text(40, letters), random.text(64, hexDigits)];
  return Buffer.from(JSON.stringify({ iv, value, mac, tag: '' })).toString('base64');
};

const cookie = (name: string, value: string, more = ''): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${cookieLife}; Path=/; SameSite=Lax${more}`;

export const authHandlers: Pick<Handlers, 'csrfCookieRead' | 'authLogin' | 'authLogout' | 'authUserRead'> = {
  csrfCookieRead: ({ session }) => ({
    status: 204,
    cookies: [
      cookie('XSRF-TOKEN', newXsrfToken(session)),
      cookie('lamplight-session', session.random('tokens').text(40, letters), '; HttpOnly'),
    ],
  }),

  authLogin: ({ session, body }) => {
    const found = session.table('users').find(({ user }) => user.email === body.email.trim().toLowerCase());
    if (!found || !('password' in body) || found.password !== body.password)
      throw new Refusal(401, 'These credentials do not match our records.');
    const token = newToken(session);
    session.table('tokens').put({ id: token, user_id: found.id });
    return { status: 200, body: { data: { user: found.user, token } } };
  },

  authLogout: ({ session, token }) => {
    session.table('tokens').remove(token);
    return { status: 204 };
  },

  authUserRead: ({ user }) => ({ status: 200, body: { data: user.user } }),
};
