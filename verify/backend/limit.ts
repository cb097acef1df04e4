import { durationText } from '#verify/duration-text.ts';
import type { Exchange, ExchangeAnswer } from '#mocks/passthrough/exchange.ts';
import { CannotRun } from '#verify/cannot-run.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import type { Clock } from '#verify/clock.ts';

/** What is done when a server says that there were too many calls. */
export type Limit = {
  /**
   * After an answer of 429: waits as long as the server asks for, so that the call can be made again. `tries` counts the
   * calls that were answered so. Throws `CannotRun` where waiting does not help.
   */
  readonly wait: (exchange: Exchange, tries: number) => Promise<void>;
};

export type LimitParts = {
  readonly clock: Clock;
  /** Tells whoever watches why nothing happens. */
  readonly say: (line: string) => void;
  /** Each answer of 429, so that it is held to the contract as any other. */
  readonly onLimited: (exchange: Exchange) => void;
};

/** Laravel’s `throttle:api` counts by the minute; a server that wants more than this does not want to be verified. */
const longest = 120_000;
/** Where the answer does not say. */
const usual = 30_000;
/** Of one call. */
const mostTries = 3;

const header = ({ headers }: ExchangeAnswer, name: string): string => valuesOf(headers, name)[0]?.trim() ?? '';

/** `Retry-After` is a number of seconds or a date; where there is none, `X-RateLimit-Reset` says when. */
export const waitAfter = (answer: ExchangeAnswer, now: number): number => {
  const after = header(answer, 'retry-after');
  if (/^\d+$/.test(after)) return Math.max(1000, Number(after) * 1000);
  const date = Date.parse(after);
  if (after !== '' && !Number.isNaN(date)) return Math.max(1000, date - now);
  const reset = Number(header(answer, 'x-ratelimit-reset') || Number.NaN);
  return reset * 1000 > now ? reset * 1000 - now : usual;
};

const raise = 'Raise the limit for the test user (throttle:api), or send fewer requests (--rate)';

export const createLimit = ({ clock, say, onLimited }: LimitParts): Limit => {
  let ended: CannotRun | null = null;
  const end = (sentence: string): never => {
    ended = new CannotRun(sentence);
    throw ended;
  };
  return {
    wait: async (exchange, tries) => {
      // Whoever goes on trying after the end, such as a search for the smallest failure, makes no more calls wait.
      if (ended) throw ended;
      onLimited(exchange);
      const { method, target, answer } = exchange;
      const ms = answer ? waitAfter(answer, clock.now()) : usual;
      const call = `${method} ${target.split('?')[0]}`;
      if (ms > longest)
        end(`${call} returned 429 and asks to retry in ${durationText(Math.ceil(ms / 1000) * 1000)}. ${raise}.`);
      if (tries >= mostTries) end(`${call} still returns 429 after ${tries} attempts. ${raise}.`);
      const most = answer ? header(answer, 'x-ratelimit-limit') : '';
      const why = most === '' ? 'the server limits requests' : `the server allows ${most} requests per window`;
      say(`429: ${why}. Continuing in ${durationText(Math.ceil(ms / 1000) * 1000)}`);
      await clock.wait(ms);
    },
  };
};
