import { lettersAndDigits } from '#mocks/engine/random.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MailRow } from '#mocks/model/tables.ts';
import { isSameSecret } from '#shared/pusher/signatures.ts';

/** In seconds. */
export const expiresIn: Readonly<Record<MailRow['method'], number>> = { code: 900, link: 3600 };

const digits = '0123456789';

export const codeLength = 6;

/** Records a mail with a sign-in link, and a code if requested. Only the newest mail to an address is valid. */
export function sendMail(session: MockSession, email: string, method: MailRow['method']): void {
  const random = session.random('tokens');
  const link_code = random.text(64, lettersAndDigits);
  session.table('mails').put({
    id: session.nextId('mails'),
    email,
    method,
    code: method === 'code' ? random.text(codeLength, digits) : link_code,
    link_code,
    sent_at: session.clock.stamp(),
    expires: session.clock.now() + expiresIn[method] * 1000,
    spent: false,
  });
}

export function getMails(session: MockSession): readonly MailRow[] {
  return session
    .table('mails')
    .all()
    .toSorted((one, other) => other.id - one.id);
}

export function isUsable(session: MockSession, mail: MailRow): boolean {
  return !mail.spent && mail.expires > session.clock.now();
}

/** Spends the mail with this code or link. Returns false if it isn't the newest usable mail. */
export function spendCode(session: MockSession, email: string, code: string): boolean {
  const newest = getMails(session).find((mail) => mail.email === email);
  if (
    !newest ||
    !isUsable(session, newest) ||
    ![newest.code, newest.link_code].some((secret) => isSameSecret(code, secret))
  )
    return false;
  session.table('mails').put({ ...newest, spent: true });
  return true;
}

export function getSignInLink({ email, link_code }: MailRow): string {
  return `/auth/magic-link?email=${encodeURIComponent(email)}&code=${encodeURIComponent(link_code)}`;
}
