import { codeLength, expiresIn, sendMail, spendCode } from './mails.ts';
import { toUserResource } from '#mocks/domains/profile/user-resource.ts';
import { hexDigits, lettersAndDigits } from '#mocks/engine/random.ts';
import { createToken } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { type BodyOf, type Handlers, HttpError } from '../handler.ts';

/** In seconds. */
const cookieLife = 7200;

/** Laravel's XSRF token: base64 of JSON, which ends in `=` and is percent-encoded in the cookie. */
function newXsrfToken(session: MockSession): string {
  const random = session.random('tokens');
  const [iv, value, mac] = [
    random.text(16, lettersAndDigits),
    random.text(40, lettersAndDigits),
    random.text(64, hexDigits),
  ];
  return Buffer.from(JSON.stringify({ iv, value, mac, tag: '' })).toString('base64');
}

function cookie(name: string, value: string, more = ''): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${cookieLife}; Path=/; SameSite=Lax${more}`;
}

function findUserByEmail(session: MockSession, email: string): UserRow | undefined {
  return session.table('users').find(({ user }) => user.email === email.trim().toLowerCase());
}

function authenticate(session: MockSession, body: BodyOf<operations['authLogin']>): UserRow {
  const userRow = findUserByEmail(session, body.email);
  if ('code' in body) {
    if (userRow && spendCode(session, userRow.user.email, body.code.trim())) return userRow;
    throw new HttpError(401, 'This code is wrong or no longer valid.');
  }
  if (userRow?.password === body.password) return userRow;
  throw new HttpError(401, 'These credentials do not match our records.');
}

export const authHandlers: Partial<Handlers> = {
  csrfCookieRead: ({ session }) => ({
    status: 204,
    cookies: [
      cookie('XSRF-TOKEN', newXsrfToken(session)),
      cookie('lamplight-session', session.random('tokens').text(40, lettersAndDigits), '; HttpOnly'),
    ],
  }),

  /** Responds the same for an unknown address, but sends no mail. */
  authFederate: ({ session, body }) => {
    const method = body.use_code === true ? 'code' : 'link';
    const userRow = findUserByEmail(session, body.email);
    if (userRow) sendMail(session, userRow.user.email, method);
    const digits = method === 'code' && { code_length: codeLength };
    return { status: 200, body: { data: { method, ...digits, expires_in: expiresIn[method] } } };
  },

  authLogin: ({ session, body }) => {
    const userRow = authenticate(session, body);
    const token = createToken(session);
    session.table('tokens').put({ id: token, user_id: userRow.id });
    return { status: 200, body: { data: { user: toUserResource(session, userRow), token } } };
  },

  authLogout: ({ session, token }) => {
    session.table('tokens').remove(token);
    return { status: 204 };
  },

  authUserRead: ({ session, user }) => ({ status: 200, body: { data: toUserResource(session, user) } }),
};
