import { useLocation } from 'react-router-dom';
import { parseUrl } from '#src/lib/urls.ts';

/** A sign-in mail. Times in epoch ms, lengths in ms. */
export type SentMail = {
  readonly email: string;
  readonly sentAt: number;
  readonly waitMs: number;
  readonly lastsMs: number | null;
  readonly digits: number | null;
};

/** An opened sign-in link's contents. The code isn't used until the writer presses the button. */
export type OpenedLink = { readonly email: string; readonly code: string };

/** Saved in the history entry, so that it survives a reload and email and code stay out of the URL. */
type PendingSignIn = {
  readonly mail: SentMail | null;
  readonly link: OpenedLink | null;
};

const nothing: PendingSignIn = { mail: null, link: null };

/** Far above any code's length. */
const longest = 512;

function textIn(from: object, name: string): string | null {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

function numberIn(from: object, name: string): number | null {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

function objectIn(from: object, name: string): object | null {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'object' ? value : null;
}

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

/** Parses a history entry's state, which may come from an older version or other code. */
export function parsePendingSignIn(state: unknown): PendingSignIn {
  if (typeof state !== 'object' || state === null) return nothing;
  return {
    mail: mailIn(objectIn(state, 'mail')),
    link: linkIn(objectIn(state, 'link')),
  };
}

/** Parses an emailed link's query. Returns `broken` if it's incomplete, and null without a code. */
export function parseOpenedLink(search: string): OpenedLink | 'broken' | null {
  const query = new URLSearchParams(search);
  const [email, code] = [query.get('email')?.trim() ?? '', query.get('code')?.trim() ?? ''];
  if (code === '') return null;
  return email === '' || email.length > longest || code.length > longest ? 'broken' : { email, code };
}

/** Removes spaces and hyphens from a code such as "418 302", or extracts it from a whole link. */
export function cleanCode(typed: string): string {
  const code = parseUrl(typed.trim())?.searchParams.get('code');
  return (code ?? typed).replaceAll(/[\s\u00ad\u200b-\u200f\u2010-\u2015\ufeff.-]/g, '');
}

export function usePendingSignIn(): PendingSignIn & { readonly search: string } {
  const location = useLocation();
  return { ...parsePendingSignIn(location.state), search: location.search };
}
