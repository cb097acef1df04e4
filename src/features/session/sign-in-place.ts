import { parseUrl } from '#src/lib/parse-url.ts';

/** A mail with a sign-in that is on its way, as far as the screen tells of it. Times in ms since 1970, lengths in ms. */
export type SentMail = {
  readonly email: string;
  readonly sentAt: number;
  /** How long before it can be sent again. */
  readonly waitMs: number;
  /** How long it can be used; null when the server does not say. */
  readonly lastsMs: number | null;
  /** How many digits its code has; null when the server does not say. */
  readonly digits: number | null;
};

/** What an opened link of a mail holds; nothing of it is spent before the writer presses the button. */
export type OpenedLink = { readonly email: string; readonly code: string };

/** Kept in the entry of the browser's history: a reload shows the same, and neither address nor code stand in the address bar. */
export type PendingSignIn = {
  readonly mail: SentMail | null;
  readonly link: OpenedLink | null;
};

const nothing: PendingSignIn = { mail: null, link: null };

/** Far longer than any code of a link. */
const longest = 512;

const textIn = (from: object, name: string): string | null => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
};

const numberIn = (from: object, name: string): number | null => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
};

const objectIn = (from: object, name: string): object | null => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'object' ? value : null;
};

function mailIn(raw: object | null): SentMail | null {
  const email = raw && textIn(raw, 'email');
  const sentAt = raw && numberIn(raw, 'sentAt');
  if (raw === null || email === null || sentAt === null) return null;
  const waitMs = numberIn(raw, 'waitMs') ?? 0;
  return { email, sentAt, waitMs, lastsMs: numberIn(raw, 'lastsMs'), digits: numberIn(raw, 'digits') };
}

function linkIn(raw: object | null): OpenedLink | null {
  const email = raw && textIn(raw, 'email');
  const code = raw && textIn(raw, 'code');
  return email === null || code === null ? null : { email, code };
}

/** Reads what the entry of the history holds; it may be of an older version, or of anybody. */
export function parsePendingSignIn(state: unknown): PendingSignIn {
  if (typeof state !== 'object' || state === null) return nothing;
  return {
    mail: mailIn(objectIn(state, 'mail')),
    link: linkIn(objectIn(state, 'link')),
  };
}

/** What an emailed link has brought in its query; `broken` when a part of it is missing; null when nothing was brought. */
export function parseOpenedLink(search: string): OpenedLink | 'broken' | null {
  const query = new URLSearchParams(search);
  const [email, code] = [query.get('email')?.trim() ?? '', query.get('code')?.trim() ?? ''];
  if (code === '') return null;
  return email === '' || email.length > longest || code.length > longest ? 'broken' : { email, code };
}

/** The same query without what the link has brought, and with the way on that this browser knows. */
export function withoutLink(search: string, wanted: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('email');
  query.delete('code');
  if (!query.has('return') && wanted !== null) query.set('return', wanted);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * A code as it is meant: "418 302" and "418-302" without their gaps, of a whole link its code.
 */
export function cleanCode(typed: string): string {
  const code = parseUrl(typed.trim())?.searchParams.get('code');
  return (code ?? typed).replaceAll(/[\s\u00ad\u200b-\u200f\u2010-\u2015\ufeff.-]/g, '');
}
