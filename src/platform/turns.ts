/** Work on things, by key, that is done one after the other: what was asked for last is what a server ends with. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Begins the work when all that was given before under its key is over, well or not. @throws what the work throws */
  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      this.#over(key, mine);
    }
  }

  /** Whether something waits or runs under this key. */
  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  /** Resolves when nothing waits or runs under this key any more. */
  async settled(key: string): Promise<void> {
    for (let last = this.#last.get(key); last !== undefined; last = this.#last.get(key)) {
      await last.catch(() => undefined);
      this.#over(key, last);
    }
  }

  #over(key: string, work: Promise<unknown>): void {
    if (this.#last.get(key) === work) this.#last.delete(key);
  }
}
