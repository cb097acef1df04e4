/** Runs work with the same key in order, so the server ends with the last request. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the work after all earlier work of its key has settled. Throws what the work throws. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const current = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, current);
    try {
      return await current;
    } finally {
      this.#over(key, current);
    }
  }

  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  /** Resolves when no work waits or runs under this key. */
  async whenIdle(key: string): Promise<void> {
    for (let last = this.#last.get(key); last !== undefined; last = this.#last.get(key)) {
      await last.catch(() => undefined);
      this.#over(key, last);
    }
  }

  #over(key: string, work: Promise<unknown>): void {
    if (this.#last.get(key) === work) this.#last.delete(key);
  }
}
