import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { observable, type Observable } from '@legendapp/state';

export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly phase: 'waiting' | 'sending' | 'failed';
  readonly sent: number;
  readonly problem: string | null;
  readonly canRetry: boolean;
};

/** Options for sending a file; fits a generated upload request. */
export type UploadCall = { readonly signal: AbortSignal; readonly onUploadProgress: (sent: number) => void };

export type UploadQueue = {
  readonly uploads$: Observable<readonly Upload[]>;
  /** Checks each file and uploads images; other files fail at once with an explanation. */
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  /** Removes an upload and aborts it if in progress. */
  readonly remove: (id: number) => void;
};

const atOnce = 3;

let lastId = 0;

function toUpload(file: File): Upload {
  lastId += 1;
  const problem = getImageFileProblem(file);
  const phase = problem === null ? 'waiting' : 'failed';
  return { id: lastId, name: file.name || 'Image', phase, sent: 0, problem, canRetry: problem === null };
}

function toUploadProblem(error: unknown): string | null {
  const errorText = describeError(error, 'upload');
  return errorText && [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
}

/**
 * Uploads images in order, three at a time. `send` must resolve when the image is displayed; only then it leaves the
 * queue. Failures stay until retried or removed.
 */
export function createUploadQueue(send: (file: File, options: UploadCall) => Promise<unknown>): UploadQueue {
  const uploads$ = observable<readonly Upload[]>([]);
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const change = (id: number, part: Partial<Upload>): void =>
    uploads$.set(uploads$.peek().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const drop = (id: number): void => {
    files.delete(id);
    uploads$.set(uploads$.peek().filter((upload) => upload.id !== id));
  };

  const start = async (id: number, file: File): Promise<void> => {
    const control = new AbortController();
    running.set(id, control);
    change(id, { phase: 'sending', sent: 0, problem: null });
    try {
      await send(file, { signal: control.signal, onUploadProgress: (sent) => change(id, { sent }) });
      drop(id);
    } catch (error) {
      change(id, { phase: 'failed', problem: toUploadProblem(error) });
    } finally {
      running.delete(id);
      goOn();
    }
  };

  const goOn = (): void => {
    for (const { id } of uploads$.peek().filter(({ phase }) => phase === 'waiting')) {
      const file = files.get(id);
      if (running.size < atOnce && file) void start(id, file);
    }
  };

  return {
    uploads$,
    add: (added) => {
      const uploads = added.map((file) => {
        const upload = toUpload(file);
        files.set(upload.id, file);
        return upload;
      });
      uploads$.set([...uploads$.peek(), ...uploads]);
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
