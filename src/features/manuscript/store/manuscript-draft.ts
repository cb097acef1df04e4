import type { Observable } from '@legendapp/state';
import { draftMaxWaitMs } from '#src/lib/constants.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { createDraftAutosaver, type DraftStatus } from '#src/platform/draft-autosaver.ts';

export type ManuscriptDraft = {
  readonly status$: Observable<DraftStatus>;
  readonly changed: () => void;
  /** Stores the current text. Returns false if that failed. */
  readonly flush: () => Promise<boolean>;
  readonly clear: () => Promise<void>;
  readonly stop: () => void;
};

/** Leaves 100 ms of the limit for the storage write. */
const pauseMs = draftMaxWaitMs - 100;

/**
 * Creates a draft saver that reads the text at most five times a second. Reading a long text is slow, and drafts must
 * be stored within 300 ms.
 */
export function createManuscriptDraft(
  key: DraftKey,
  read: () => string,
  { clock = systemClock, saved = '' }: { clock?: Clock; saved?: string } = {},
): ManuscriptDraft {
  const writer = createDraftAutosaver(key, saved, { clock });
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
