import type { Page } from '@playwright/test';

/** A recording as this browser keeps it: when it began, what became of it, its bytes and their hash. */
type KeptRecording = {
  timestamp: number;
  state: string;
  length: number;
  sha256: string | null;
  duration: number;
  chatMessageId: number;
};

/** Everything that this browser keeps in one store of its database `lamplight`. */
function kept(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('lamplight');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('the database did not open')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const reading = db.transaction(name).objectStore(name).getAll();
          reading.addEventListener('error', () => reject(reading.error ?? new Error(`${name} cannot be read`)));
          reading.addEventListener('success', () => {
            db.close();
            resolve(reading.result as unknown[]);
          });
        });
      }),
    store,
  );
}

/** The recordings on this device. */
export const recordingsKept = async (page: Page): Promise<KeptRecording[]> =>
  (await kept(page, 'recordings')) as KeptRecording[];

/** How many pieces of sound are on this device. */
export const slicesKept = async (page: Page): Promise<number> => (await kept(page, 'chunks')).length;

/** What waits in the outbox of this device. */
export const outboxKept = (page: Page): Promise<unknown[]> => kept(page, 'outbox');

/** The texts on this device that were typed and not sent. */
export const draftsKept = async (page: Page): Promise<string[]> =>
  ((await kept(page, 'drafts')) as { text: string }[]).map(({ text }) => text);
