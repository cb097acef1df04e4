import { lettersAndDigits } from '#mocks/engine/random.ts';
import type { Session } from '#mocks/engine/session.ts';
import type { MailRow } from '#mocks/model/account-tables.ts';

/** How long each kind can be used, in seconds. */
export const expiresIn: Readonly<Record<MailRow['method'], number>> = { code: 900, link: 3600 };

const digits = '0123456789';

/** "Sends" a code or a link for a sign-in; only the newest mail to an address can be used. */
export const sendMail = (session: Session, email: string, method: MailRow['method']): void => {
  const random = session.random('tokens');
  session.table('mails').put({
    id: session.nextId('mails'),
    email,
    method,
    code: method === 'code' ? random.text(6, digits) : random.text(64, lettersAndDigits),
    sent_at: session.clock.stamp(),
    expires: session.clock.now() + expiresIn[method] * 1000,
    spent: false,
  });
};

/** All mails, the newest first. */
export const mailsOf = (session: Session): readonly MailRow[] =>
  session
    .table('mails')
    .all()
    .toSorted((one, other) => other.id - one.id);

/** Spends the code that was sent to this address; false where it is not, or no longer, the one that counts. */
export const spendCode = (session: Session, email: string, code: string): boolean => {
  const newest = mailsOf(session).find((mail) => mail.email === email);
  if (!newest || newest.spent || newest.code !== code || newest.expires <= session.clock.now()) return false;
  session.table('mails').put({ ...newest, spent: true });
  return true;
};

/** The address that a mail leads to; a mail with a code leads nowhere. */
export const linkOf = ({ method, email, code }: MailRow): string | null =>
  method === 'link' ? `/auth/magic-link?email=${encodeURIComponent(email)}&code=${encodeURIComponent(code)}` : null;
