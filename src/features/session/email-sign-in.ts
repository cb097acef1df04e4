import { api } from '#src/contract/client.ts';
import { signInLimits } from '#src/lib/constants.ts';
import { referralFrom } from '#src/lib/referral.ts';
import { safeReturnPath } from '#src/lib/return-path.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { SentMail } from './sign-in-place.ts';
import { returnKey } from './sign-in-return.ts';

const seconds = 1000;

/** What the browser says of itself (section 7), no longer than the contract takes. */
function browserFacts(): { tz: string; locale: string; ua: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    tz: timeZone.slice(0, 64),
    locale: navigator.language.slice(0, 35),
    ua: navigator.userAgent.slice(0, 1024),
  };
}

/** Where the mail's link leads in this browser: to what was asked for (`return` of the query), else home. */
function keepWay(search: string): void {
  const wanted = safeReturnPath(new URLSearchParams(search).get('return'));
  writeStored('local', returnKey, wanted === '/' ? null : wanted);
}

/** The way that was kept; null when it leads home. */
export function getReturnPath(): string | null {
  return readStored('local', returnKey);
}

/**
 * Asks the server to send a link and a code (section 7, federate), with the referral value that is kept. `search` is the query
 * of the screen that asks. Throws ApiError.
 */
export async function emailSignIn(email: string, search: string): Promise<SentMail> {
  await api.GET('/sanctum/csrf-cookie');
  const referral_code = referralFrom(`referral=${encodeURIComponent(readStored('local', 'referral') ?? '')}`);
  const { data: answer } = await api.POST('/api/v1/auth/federate', {
    body: { email, referral_code, use_code: true, ...browserFacts() },
  });
  keepWay(search);
  // What it answers is our proposal: a backend that says nothing has sent it as well.
  const told: { expires_in?: unknown; code_length?: unknown } | undefined = answer?.data;
  return {
    email,
    sentAt: systemClock.now(),
    waitMs: signInLimits.resendAfterMs,
    lastsMs: typeof told?.expires_in === 'number' && told.expires_in > 0 ? told.expires_in * seconds : null,
    digits: typeof told?.code_length === 'number' ? told.code_length : null,
  };
}

/** How long to wait after a mail that was refused because there were too many (429), in ms; null after any other failure. */
export function waitAfter(error: unknown): number | null {
  if (!isApiError(error, 'http') || error.status !== 429) return null;
  return error.retryAfter === null ? signInLimits.tooManyMs : error.retryAfter * seconds;
}
