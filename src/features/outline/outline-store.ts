import { observable, type Observable } from '@legendapp/state';
import { conversationLimits } from '#src/lib/constants.ts';
import type { SaveErrorKind } from '#src/lib/save-reducer.ts';
import { classifySaveError } from '#src/lib/save-error.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { transport } from '#src/platform/transport.ts';
import { OutlineDrafts } from './outline-drafts.ts';
import { applyChanges, isSameParts, type MergeNote, type OutlineChange } from './outline-changes.ts';
import { getInverseChange } from './outline-undo.ts';
import type { Part } from './outline-model.ts';
import { fetchOutline, getCachedOutline, saveOutline } from './queries.ts';

/** Close changes share a request. */
const gatherMs = 400;
/** Longest pause before retrying a failed save. */
const longestPauseMs = 60_000;
/** Conflicts in a row before a pause. */
const mostConflicts = 5;

export type OutlineState = {
  readonly changes: readonly OutlineChange[];
  readonly isSending: boolean;
  readonly errorKind: SaveErrorKind | null;
  readonly error: unknown;
  readonly undoable: number;
};

export type MergeResult = { readonly notes: readonly MergeNote[] };

const calm: OutlineState = { changes: [], isSending: false, errorKind: null, error: null, undoable: 0 };

/**
 * Saves an outline: a change shows at once, is stored on this device and sent in a batch, one request at a time. On a
 * conflict, changes are reapplied to the server's version. Only the writer discards changes.
 */
export class OutlineStore {
  readonly state$: Observable<OutlineState> = observable<OutlineState>(calm);
  readonly #slug: string;
  readonly #drafts: OutlineDrafts;
  readonly #listeners = new Set<(result: MergeResult) => void>();
  readonly #stops: (() => void)[] = [];
  #undo: OutlineChange[] = [];
  #cancelTimer: (() => void) | null = null;
  #tries = 0;
  #isClosed = false;

  constructor(userId: number, slug: string) {
    this.#slug = slug;
    this.#drafts = new OutlineDrafts(userId, slug);
    this.#stops.push(
      transport.use({
        onResponse: () => {
          if (this.state$.errorKind.peek() === 'offline') this.#plan(0);
        },
      }),
    );
    void this.#adoptDrafts();
  }

  get draftStatus$(): OutlineDrafts['status$'] {
    return this.#drafts.status$;
  }

  do(change: OutlineChange): void {
    const undo = getInverseChange(this.parts(), change);
    if (undo === null) return;
    this.#undo.push(undo);
    this.#add(change);
  }

  undo(): boolean {
    const change = this.#undo.pop();
    if (change === undefined) return false;
    this.#add(change);
    return true;
  }

  retry(): void {
    this.#tries = 0;
    this.#plan(0);
  }

  /** Subscribes to merges with another version. Returns an unsubscribe function. */
  onMerged(listener: (result: MergeResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer?.();
    for (const stop of this.#stops) stop();
    this.#drafts.stop();
  }

  parts(): readonly Part[] {
    return applyChanges(getCachedOutline(this.#slug)?.parts ?? [], this.state$.changes.peek()).parts;
  }

  #add(change: OutlineChange): void {
    const { changes, errorKind } = this.state$.peek();
    this.#set({
      changes: [...changes, change],
      undoable: this.#undo.length,
      errorKind: errorKind === 'refused' ? null : errorKind,
    });
    this.#plan(gatherMs);
  }

  #set(next: Partial<OutlineState>): void {
    this.state$.set({ ...this.state$.peek(), ...next });
    if (next.changes !== undefined) this.#drafts.save(next.changes);
  }

  async #adoptDrafts(): Promise<void> {
    try {
      const left = await this.#drafts.adoptDrafts();
      if (left.length === 0 || this.#isClosed) return;
      this.#set({ changes: [...left, ...this.state$.changes.peek()] });
      this.#plan(0);
    } catch (error) {
      reportError(error, { area: 'device', doing: 'outline' });
    }
  }

  #plan(ms: number): void {
    if (this.#isClosed) return;
    this.#cancelTimer?.();
    this.#cancelTimer = systemClock.once(ms, () => {
      this.#cancelTimer = null;
      void this.#send();
    });
  }

  async #send(): Promise<void> {
    const { changes, isSending } = this.state$.peek();
    if (isSending || changes.length === 0) return;
    this.#set({ isSending: true });
    try {
      const base = getCachedOutline(this.#slug) ?? (await fetchOutline(this.#slug));
      if (await this.#save(base.version, applyChanges(base.parts, changes).parts, changes)) this.#tries = 0;
      this.#set({ isSending: false, errorKind: null, error: null });
      if (this.state$.changes.peek().length > 0) this.#plan(0);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Returns true once saved, false if the changes must be sent on a newer version. */
  async #save(version: number, parts: readonly Part[], changes: readonly OutlineChange[]): Promise<boolean> {
    try {
      await saveOutline(this.#slug, version, parts);
      this.#drop(changes);
      return true;
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 409) throw error;
      const remote = await fetchOutline(this.#slug);
      this.#tries += 1;
      // The earlier save arrived; its response was lost.
      if (isSameParts(remote.parts, parts)) {
        this.#drop(changes);
        return true;
      }
      if (this.#tries > mostConflicts) throw error;
      this.#notifyMerged(applyChanges(remote.parts, changes).notes);
      return false;
    }
  }

  #drop(sent: readonly OutlineChange[]): void {
    this.#set({ changes: this.state$.changes.peek().filter((change) => !sent.includes(change)) });
  }

  #notifyMerged(notes: readonly MergeNote[]): void {
    for (const listener of this.#listeners) listener({ notes });
  }

  #failed(error: unknown): void {
    if (this.#isClosed) return;
    const errorKind = classifySaveError(isApiError(error) ? error : null);
    this.#set({ isSending: false, errorKind, error });
    if (errorKind === 'refused') return;
    this.#plan(Math.min(longestPauseMs, conversationLimits.pollEveryMs * 2 ** this.#tries));
    this.#tries += 1;
  }
}

const stores = new Map<string, OutlineStore>();

// Another writer may log in next; don't send this one's changes in their name.
sessionToken.subscribe((token) => {
  if (token !== null) return;
  for (const store of stores.values()) store.close();
  stores.clear();
});

/** Returns the outline's store, created on first use. It lasts until logout, so saves outlive the screen. */
export function getOutlineStore(userId: number, slug: string): OutlineStore {
  const key = `${userId}/${slug}`;
  const store = stores.get(key) ?? new OutlineStore(userId, slug);
  stores.set(key, store);
  return store;
}
