import { authFederate, csrfCookieRead } from '#src/api/generated/api/auth.ts';
import { signInLimits } from '#src/lib/constants.ts';
import { referralFrom, safeReturnPath } from '#src/lib/urls.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { SentMail } from './pending-sign-in.ts';
import { returnKey } from './session-state.ts';

const seconds = 1000;

/** Browser details, cut to the contract's limits. */
function browserFacts(): { tz: string; locale: string; ua: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    tz: timeZone.slice(0, 64),
    locale: navigator.language.slice(0, 35),
    ua: navigator.userAgent.slice(0, 1024),
  };
}

/** Stores the mail link's target in this browser: the query's `return`, else home. */
function storeReturnPath(search: string): void {
  const returnPath = safeReturnPath(new URLSearchParams(search).get('return'));
  writeStored('local', returnKey, returnPath === '/' ? null : returnPath);
}

export function getReturnPath(): string | null {
  return readStored('local', returnKey);
}

/**
 * Requests a link and a code (federate) with the stored referral. `search` is the current query. Throws
 * ApiError.
 */
export async function requestSignInMail(email: string, search: string): Promise<SentMail> {
  await csrfCookieRead();
  const referral_code = referralFrom(`referral=${encodeURIComponent(readStored('local', 'referral') ?? '')}`);
  const request = { email, referral_code, use_code: true, ...browserFacts() };
  // The response's fields are our proposal, so a server that sent the mail may omit them.
  const sent = await authFederate(request).catch((error: unknown) => {
    if (isApiError(error, 'parse')) return null;
    throw error;
  });
  storeReturnPath(search);
  return {
    email,
    sentAt: systemClock.now(),
    waitMs: signInLimits.resendAfterMs,
    lastsMs: sent === null ? null : sent.data.expires_in * seconds,
    digits: sent?.data.code_length ?? null,
  };
}

/** Returns the wait in ms after too many mails (429); null after any other error. */
export function waitAfter(error: unknown): number | null {
  if (!isApiError(error, 'http') || error.status !== 429) return null;
  return error.retryAfter === null ? signInLimits.tooManyMs : error.retryAfter * seconds;
}
