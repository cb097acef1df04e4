import { isApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
const notifyAfter = 3;

export type ChannelAuthOutcome = 'reported' | 'retrying' | 'loggedOut';

/** Retries channels whose authorisation failed, which the library never does. */
export class ChannelAuthRetry {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #failures = new Map<string, { count: number; cancel: () => void }>();

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Records a failed authorisation. A refusal (403, 404) is final, a 401 waits for the next login, others are retried
   * with backoff. `told` means that the writer is notified now.
   */
  failed(channel: string, error: unknown, retry: () => void): ChannelAuthOutcome {
    const status = isApiError(error) ? error.status : null;
    const count = (this.#failures.get(channel)?.count ?? 0) + 1;
    const isFinal = status === 401 || status === 403 || status === 404;
    const waitMs = Math.min(firstWaitMs * 2 ** (count - 1), longestWaitMs) * (1 + this.#random() / 2);
    this.#failures.get(channel)?.cancel();
    this.#failures.set(channel, { count, cancel: isFinal ? () => undefined : this.#clock.once(waitMs, retry) });
    if (status === 401) return 'loggedOut';
    return isFinal || count === notifyAfter ? 'reported' : 'retrying';
  }

  granted(channel: string): void {
    this.#failures.get(channel)?.cancel();
    this.#failures.delete(channel);
  }

  takeAll(): readonly string[] {
    const channels = [...this.#failures.keys()];
    for (const channel of channels) this.granted(channel);
    return channels;
  }
}
