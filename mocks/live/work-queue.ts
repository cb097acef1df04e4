type Entry = { readonly key: string; readonly work: () => Promise<void>; readonly done: () => void };

/**
 * Returns a function that runs work in order: work of one key in sequence, `most` at a time in all. The work must not
 * reject.
 */
export function createWorkQueue(most: number): (key: string, work: () => Promise<void>) => Promise<void> {
  const running = new Set<string>();
  let waiting: readonly Entry[] = [];
  const run = async (entry: Entry): Promise<void> => {
    running.add(entry.key);
    await entry.work();
    running.delete(entry.key);
    entry.done();
    startNext();
  };
  const startNext = (): void => {
    const next = running.size < most ? waiting.find(({ key }) => !running.has(key)) : undefined;
    if (!next) return;
    waiting = waiting.filter((entry) => entry !== next);
    void run(next);
    startNext();
  };
  return (key, work) =>
    new Promise((done) => {
      waiting = [...waiting, { key, work, done: () => done() }];
      startNext();
    });
}
