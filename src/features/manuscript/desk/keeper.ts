import type { Observable } from '@legendapp/state';
import { draftMaxWaitMs } from '#src/lib/constants.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-writer.ts';

/** Keeps a long text on this device while it is written. */
export type ManuscriptDraft = {
  readonly status$: Observable<DraftStatus>;
  /** To be called at each change; costs nothing by itself. */
  readonly changed: () => void;
  /** Keeps the text as it is now; resolves to whether it is kept. */
  readonly flush: () => Promise<boolean>;
  /** The server has the text as it is now: the draft goes. */
  readonly clear: () => Promise<void>;
  /** Keeps the rest and ends. */
  readonly stop: () => void;
};

/** What is left of the promise for the writing itself. */
const pauseMs = draftMaxWaitMs - 100;

/**
 * Makes a keeper of the text that `read` gives. A long text is not read at each key press but at the first one and then five
 * times a second, which keeps the promise of 300 ms.
 */
export function createManuscriptDraft(
  key: DraftKey,
  read: () => string,
  { clock = systemClock, kept = '' }: { clock?: Clock; kept?: string } = {},
): ManuscriptDraft {
  const writer = createDraftAutosaver(key, kept, { clock });
  let lastRead = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const push = (): void => {
    cancel?.();
    cancel = null;
    lastRead = clock.now();
    writer.write(read());
  };
  const pushIfChanged = (): void => {
    if (cancel !== null) push();
  };
  const onLeave = (): void => {
    pushIfChanged();
    void writer.flush();
  };
  const leaving = ['pagehide', 'blur'] as const;
  for (const name of leaving) globalThis.addEventListener(name, onLeave);
  globalThis.document.addEventListener('visibilitychange', onLeave);
  return {
    status$: writer.status$,
    changed: () => {
      cancel ??= clock.once(Math.max(0, lastRead + pauseMs - clock.now()), push);
    },
    flush: () => {
      pushIfChanged();
      return writer.flush();
    },
    clear: async () => {
      cancel?.();
      cancel = null;
      writer.write('');
      await writer.flush();
    },
    stop: () => {
      pushIfChanged();
      for (const name of leaving) globalThis.removeEventListener(name, onLeave);
      globalThis.document.removeEventListener('visibilitychange', onLeave);
      writer.stop();
    },
  };
}
