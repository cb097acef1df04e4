import { lettersAndDigits } from '#mocks/engine/random.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MailRow } from '#mocks/model/account-tables.ts';

/** How long each kind can be used, in seconds. */
export const expiresIn: Readonly<Record<MailRow['method'], number>> = { code: 900, link: 3600 };

const digits = '0123456789';

/** How long the code is that is typed. */
export const codeLength = 6;

/** "Sends" a link for a sign-in, with a code beside it where one is asked for; only the newest mail to an address can be used. */
export const sendMail = (session: MockSession, email: string, method: MailRow['method']): void => {
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
};

/** All mails, the newest first. */
export const mailsOf = (session: MockSession): readonly MailRow[] =>
  session
    .table('mails')
    .all()
    .toSorted((one, other) => other.id - one.id);

/** Whether it can still be used, as far as it alone tells: its time has not passed, and nobody has used it. */
export const isUsable = (session: MockSession, mail: MailRow): boolean =>
  !mail.spent && mail.expires > session.clock.now();

/** Spends the mail whose code or link this is; false where it is not, or no longer, the one that counts. */
export const spendCode = (session: MockSession, email: string, code: string): boolean => {
  const newest = mailsOf(session).find((mail) => mail.email === email);
  if (!newest || !isUsable(session, newest) || (newest.code !== code && newest.link_code !== code)) return false;
  session.table('mails').put({ ...newest, spent: true });
  return true;
};

/** The address that a mail leads to. */
export const linkOf = ({ email, link_code }: MailRow): string =>
  `/auth/magic-link?email=${encodeURIComponent(email)}&code=${encodeURIComponent(link_code)}`;
