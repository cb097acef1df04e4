import type { Page } from '@playwright/test';

type StoredRecording = {
  timestamp: number;
  state: string;
  length: number;
  sha256: string | null;
  duration: number;
  chatMessageId: number;
};

function readObjectStore(page: Page, store: string): Promise<unknown[]> {
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

export async function getStoredRecordings(page: Page): Promise<StoredRecording[]> {
  return (await readObjectStore(page, 'recordings')) as StoredRecording[];
}

export async function getStoredSlices(page: Page): Promise<number> {
  return (await readObjectStore(page, 'chunks')).length;
}

export function getStoredOutbox(page: Page): Promise<unknown[]> {
  return readObjectStore(page, 'outbox');
}

export async function getStoredDrafts(page: Page): Promise<string[]> {
  return ((await readObjectStore(page, 'drafts')) as { text: string }[]).map(({ text }) => text);
}

/**
 * Stores a recording for each state, oldest first and older than the existing ones. Notifies the page as another tab
 * would. The page must have opened the database. Returns the recordings' hashes.
 */
export function keepRecordings(page: Page, states: readonly ('success' | 'failed')[]): Promise<string[]> {
  return page.evaluate(async (recordingStates) => {
    const recordings = await Promise.all(
      recordingStates.map(async (state, n) => {
        const id = `earlier-${n}`;
        const bytes = new TextEncoder().encode(`the sound of ${id}`).buffer;
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
        return { id, state, bytes, sha256, age: recordingStates.length - n };
      }),
    );
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('lamplight');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('the database did not open')));
      opening.addEventListener('success', () => {
        const db = opening.result;
        const writing = db.transaction(['recordings', 'chunks'], 'readwrite');
        const reading = writing.objectStore('recordings').getAll();
        reading.addEventListener('success', () => {
          const present = reading.result as { timestamp: number }[];
          const oldest = Math.min(Date.now(), ...present.map(({ timestamp }) => timestamp));
          for (const { id, state, bytes, sha256, age } of recordings) {
            const timestamp = oldest - age;
            writing.objectStore('recordings').add({
              ...{ id, userId: 1, timestamp, duration: 2000, state, context: 'stories', mimeType: 'audio/webm' },
              ...{ sessionChatId: 1, chatMessageId: 1, errorMessage: null, length: bytes.byteLength, sha256 },
              requestData: { endpoint: '/', method: 'POST', timestamp, retryCount: 0, sessionChatId: 1 },
            });
            writing.objectStore('chunks').add({ recordingId: id, n: 0, bytes, until: 2000 });
          }
        });
        writing.addEventListener('error', () => reject(writing.error ?? new Error('the recordings were not stored')));
        writing.addEventListener('complete', () => {
          db.close();
          resolve();
        });
      });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only this origin
    new BroadcastChannel('lamplight:recordings').postMessage(null);
    return recordings.map(({ sha256 }) => sha256);
  }, states);
}

/** Returns the copies of responses that open without a network. */
export function getStoredCopies(page: Page): Promise<unknown[]> {
  return readObjectStore(page, 'copies');
}
