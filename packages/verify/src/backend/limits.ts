import type { Clock } from '#verify/base/clock.ts';
import { FatalError } from '#verify/base/finding.ts';
import { durationText } from '#verify/base/values.ts';
import { type Exchange, type ExchangeResponse, getHeader } from '#verify/base/exchange.ts';

/**
 * After a 429: waits as long as the server asks. `tries` counts the 429s so far. Throws `FatalError` when waiting doesn't
 * help.
 */
export type Limit = (exchange: Exchange, tries: number) => Promise<void>;

type LimitDeps = {
  readonly clock: Clock;
  readonly report: (text: string) => void;
  /** Reports each 429 so it's checked against the contract. */
  readonly onLimited: (exchange: Exchange) => void;
};

/** Laravel's `throttle:api` counts per minute; a longer delay makes verifying impractical. */
const usualLongest = 120_000;
const usual = 30_000;
const mostTries = 3;

/** Reads `Retry-After` (seconds or a date), otherwise `X-RateLimit-Reset`. */
export function waitAfter({ headers }: ExchangeResponse, now: number): number {
  const after = getHeader(headers, 'retry-after')?.trim() ?? '';
  if (/^\d+$/.test(after)) return Math.max(1000, Number(after) * 1000);
  const date = Date.parse(after);
  if (after !== '' && !Number.isNaN(date)) return Math.max(1000, date - now);
  const reset = Number(getHeader(headers, 'x-ratelimit-reset') ?? Number.NaN);
  return reset * 1000 > now ? reset * 1000 - now : usual;
}

const raise = 'Raise the limit for the test user (throttle:api), or send fewer requests (--rate)';

/** `longest`: the longest delay to wait, in milliseconds. */
export function createLimit({ clock, report, onLimited }: LimitDeps, longest = usualLongest): Limit {
  let ended: FatalError | null = null;
  const end = (sentence: string): never => {
    ended = new FatalError(sentence);
    throw ended;
  };
  return async (exchange, tries) => {
    // Later attempts, such as a search for the smallest failure, mustn't wait again.
    if (ended) throw ended;
    onLimited(exchange);
    const { method, target, response } = exchange;
    const ms = response ? waitAfter(response, clock.now()) : usual;
    const request = `${method} ${target.split('?')[0]}`;
    if (ms > longest)
      end(`${request} returned 429 and asks to retry in ${durationText(Math.ceil(ms / 1000) * 1000)}. ${raise}.`);
    if (tries >= mostTries) end(`${request} still returns 429 after ${tries} attempts. ${raise}.`);
    const most = getHeader(response?.headers ?? [], 'x-ratelimit-limit');
    const why = most === undefined ? 'the server limits requests' : `the server allows ${most} requests per window`;
    report(`429: ${why}. Continuing in ${durationText(Math.ceil(ms / 1000) * 1000)}`);
    await clock.wait(ms);
  };
}

/** Waits until a request may start: at most `perSecond` a second, in request order. */
export type RateLimiter = () => Promise<void>;

/** Infinity: no limit. */
export function createRateLimiter(perSecond: number, clock: Clock): RateLimiter {
  if (!Number.isFinite(perSecond)) return () => Promise.resolve();
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const startAt = Math.max(next, clock.now());
    next = startAt + gap;
    const ahead = startAt - clock.now();
    if (ahead > 0) await clock.wait(ahead);
  };
}
