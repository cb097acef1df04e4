import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { createStore, type Store } from '../store.ts';

/** A picture on its way to the server, or one that did not get there. */
export type Upload = {
  readonly id: number;
  /** Of the file. */
  readonly name: string;
  readonly phase: 'waiting' | 'sending' | 'failed';
  /** How much of it has left, 0 to 1. */
  readonly sent: number;
  /** Why it failed, null otherwise. */
  readonly problem: string | null;
  /** False for a file that will never be taken. */
  readonly canRetry: boolean;
};

/** What the sending of one file hears and tells; fits the options of a generated upload call. */
export type UploadCall = { readonly signal: AbortSignal; readonly onUploadProgress: (sent: number) => void };

export type UploadQueue = {
  readonly store: Store<readonly Upload[]>;
  /** Checks each file and sends those that may be pictures; the others fail at once, in words. */
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  /** Takes one away; gives it up when it is on its way. */
  readonly remove: (id: number) => void;
};

/** So many leave at the same time. */
const atOnce = 3;

let lastId = 0;

function toUpload(file: File): Upload {
  lastId += 1;
  const problem = getImageFileProblem(file);
  const phase = problem === null ? 'waiting' : 'failed';
  return { id: lastId, name: file.name || 'Image', phase, sent: 0, problem, canRetry: problem === null };
}

function problemOf(error: unknown): string | null {
  const told = describeError(error, 'upload');
  return told && [told.text, told.detail].filter((line) => line !== null).join(' ');
}

/**
 * Uploads pictures, three at a time, in their order. `send` brings one file to the server and resolves when its picture shows;
 * only then it leaves the queue. What failed stays until it is sent again or taken away.
 */
export function createUploadQueue(send: (file: File, call: UploadCall) => Promise<unknown>): UploadQueue {
  const store = createStore<readonly Upload[]>([]);
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const change = (id: number, part: Partial<Upload>): void =>
    store.set(store.read().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const drop = (id: number): void => {
    files.delete(id);
    store.set(store.read().filter((upload) => upload.id !== id));
  };

  const start = async (id: number, file: File): Promise<void> => {
    const control = new AbortController();
    running.set(id, control);
    change(id, { phase: 'sending', sent: 0, problem: null });
    try {
      await send(file, { signal: control.signal, onUploadProgress: (sent) => change(id, { sent }) });
      drop(id);
    } catch (error) {
      change(id, { phase: 'failed', problem: problemOf(error) });
    } finally {
      running.delete(id);
      goOn();
    }
  };

  const goOn = (): void => {
    for (const { id } of store.read().filter(({ phase }) => phase === 'waiting')) {
      const file = files.get(id);
      if (running.size < atOnce && file) void start(id, file);
    }
  };

  return {
    store,
    add: (added) => {
      const uploads = added.map((file) => {
        const upload = toUpload(file);
        files.set(upload.id, file);
        return upload;
      });
      store.set([...store.read(), ...uploads]);
      goOn();
    },
    retry: (id) => {
      change(id, { phase: 'waiting', problem: null });
      goOn();
    },
    remove: (id) => {
      running.get(id)?.abort();
      drop(id);
    },
  };
}
