import { observable, type Observable } from '@legendapp/state';
import { conversationLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { deleteChange, fetchReconciliation, processChanges, saveChange } from './queries.ts';
import type { ReconciliationStatus, ReconciliationView } from './reconciliation-model.ts';
import {
  createReconciliationState,
  countAccepted,
  getPendingWrite,
  isEmpty,
  applyReconciliationStatus,
  withReviewRow,
  type ReviewDecision,
  type ReviewRow,
  type ReconciliationState,
} from './reconciliation-state.ts';

const surface = 'reconciliation';

/** Delay before sending a choice, in ms, so a mistaken Reject can be undone. */
const pauseMs = 1500;

export async function readReviewDrafts(userId: number, slug: string): Promise<ReadonlyMap<number, string>> {
  const drafts = await listDrafts(userId).catch(() => []);
  return new Map(
    drafts
      .filter((draft) => draft.surface === surface && draft.entityId.startsWith(`${slug}/`))
      .map(({ entityId, text }) => [Number(entityId.slice(slug.length + 1)), text]),
  );
}

/** Carries out the writer's choices: saves each at once, and applies all together. */
export class ReconciliationStore {
  readonly state$: Observable<ReconciliationState>;
  readonly #userId: number;
  readonly #slug: string;
  readonly #writers = new Map<number, DraftAutosaver>();
  readonly #timers = new Map<number, () => void>();
  readonly #running = new Map<number, Promise<void>>();
  #stopLooking: (() => void) | null = null;

  constructor(userId: number, { slug, changes, status }: ReconciliationView, drafts: ReadonlyMap<number, string>) {
    this.#userId = userId;
    this.#slug = slug;
    this.state$ = observable<ReconciliationState>(createReconciliationState(changes, status, drafts));
    for (const { id } of changes) {
      const draft = drafts.get(id);
      if (draft === undefined) continue;
      this.#getWriter(id, draft);
      this.#plan(id);
    }
    if (status === 'processing') this.#lookOften();
  }

  choose(id: number, choice: ReviewDecision): void {
    this.#change(id, { choice, error: null });
    this.#plan(id);
  }

  write(id: number, text: string): void {
    this.#change(id, { text, error: null });
    this.#getWriter(id).write(text);
    this.#plan(id);
  }

  async send(id: number): Promise<void> {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    await this.#running.get(id);
    const row = this.#row(id);
    const pendingWrite = row && getPendingWrite(row);
    if (!row || !pendingWrite) return;
    const run = this.#send(row, pendingWrite).finally(() => this.#running.delete(id));
    this.#running.set(id, run);
    await run;
  }

  /** Sends unsaved choices and applies all. Ignores repeated presses. */
  async apply(): Promise<void> {
    const state = this.state$.peek();
    if (state.phase !== 'reviewing' || state.rows.some(isEmpty)) return;
    this.#set({ phase: 'sending', failure: null, applied: countAccepted(state), hasEarlyResult: false });
    await this.#sendAll();
    if (this.state$.peek().rows.some(({ error }) => error !== null)) {
      this.#set({ phase: 'reviewing' });
      return;
    }
    try {
      const { status, message } = await processChanges(this.#slug);
      this.#set({ phase: 'processing' });
      this.processed(status, message);
      if (this.state$.phase.peek() !== 'processing') return;
      this.#lookOften();
      if (this.state$.hasEarlyResult.peek()) await this.look();
    } catch (error) {
      this.#set({ phase: 'reviewing', failure: { error, message: null } });
    }
  }

  processed(status: ReconciliationStatus, message: string | null): void {
    this.state$.set(applyReconciliationStatus(this.state$.peek(), status, message));
    if (this.state$.phase.peek() !== 'processing') this.#stopLooking?.();
  }

  /** Polls the state. A reconciliation missing on the server counts as done. */
  async look(): Promise<void> {
    const phase = this.state$.phase.peek();
    if (phase === 'sending') this.#set({ hasEarlyResult: true });
    if (phase !== 'processing') return;
    const view = await fetchReconciliation(this.#slug).catch(() => undefined);
    if (view !== undefined) this.processed(view?.status ?? 'processed', view?.message ?? null);
  }

  /** Sends choices on closing; typed text stays on this device until the server has it. */
  async close(): Promise<void> {
    this.#stopLooking?.();
    if (this.state$.phase.peek() === 'reviewing') await this.#sendAll();
    for (const writer of this.#writers.values()) writer.stop();
  }

  async #sendAll(): Promise<void> {
    await Promise.all(this.state$.peek().rows.map(({ change }) => this.send(change.id)));
  }

  async #send(row: ReviewRow, pendingWrite: 'reject' | 'text'): Promise<void> {
    const { id } = row.change;
    this.#change(id, { isSending: true, error: null });
    try {
      if (pendingWrite === 'reject') await deleteChange(this.#slug, id);
      else await saveChange(this.#slug, id, row.text.trim());
      this.#change(id, pendingWrite === 'reject' ? { isRejected: true } : { saved: row.text });
      await this.#writers.get(id)?.sent(row.text);
    } catch (error) {
      this.#change(id, { error });
    } finally {
      this.#change(id, { isSending: false });
    }
    const now = this.#row(id);
    if (now?.error === null && getPendingWrite(now) !== null) this.#plan(id);
  }

  #plan(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.set(
      id,
      systemClock.once(pauseMs, () => void this.send(id)),
    );
  }

  #lookOften(): void {
    this.#stopLooking?.();
    this.#stopLooking = systemClock.every(conversationLimits.pollEveryMs, () => void this.look());
  }

  #getWriter(id: number, stored = ''): DraftAutosaver {
    const key = { userId: this.#userId, surface, entityId: `${this.#slug}/${id}` };
    const writer = this.#writers.get(id) ?? createDraftAutosaver(key, stored);
    this.#writers.set(id, writer);
    return writer;
  }

  #row(id: number): ReviewRow | undefined {
    return this.state$.peek().rows.find(({ change }) => change.id === id);
  }

  #change(id: number, next: Partial<ReviewRow>): void {
    this.state$.set(withReviewRow(this.state$.peek(), id, next));
  }

  #set(next: Partial<ReconciliationState>): void {
    this.state$.set({ ...this.state$.peek(), ...next });
  }
}
