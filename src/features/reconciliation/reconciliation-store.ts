import { observable, type Observable } from '@legendapp/state';
import type { MergeStrategy } from '#src/lib/autosave-field.ts';
import { conversationLimits } from '#src/lib/constants.ts';
import { AutosaveStore } from '#src/platform/autosave-store.ts';
import { systemClock } from '#src/platform/clock.ts';
import { deleteChange, fetchReconciliation, processChanges, saveChange } from './queries.ts';
import {
  type ReconciliationStatus,
  type ReconciliationView,
  parseReconciliationStatus,
} from './reconciliation-model.ts';
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
import { subscribeEvents } from '#src/api/events.ts';
import { trimmed } from '#src/lib/display-values.ts';

/** The writer's choice for one change. The server has no versions of it: the last one wins. */
type Choice = Pick<ReviewRow, 'choice' | 'text'>;

const strategy: MergeStrategy<Choice> = {
  isSame: (one, other) => one.choice === other.choice && one.text === other.text,
  merge: (_base, local) => local,
  join: (local, remote) => ({ choice: 'edit', text: `${remote.text}\n\n${local.text}` }),
};

const noVersion = 1;

/** Carries out the writer's choices: saves each in a pause, and applies all together. */
export class ReconciliationStore extends AutosaveStore<number, Choice> {
  readonly state$: Observable<ReconciliationState>;
  /** Whether texts of an earlier visit have been restored. */
  readonly isOpen$ = observable(false);
  readonly #slug: string;
  #stopPolling: (() => void) | null = null;

  constructor(userId: number, { slug, changes, status }: ReconciliationView) {
    super({
      key: { userId, surface: 'reconciliation', entityId: slug },
      strategy,
      operations: ['reconciliationItemUpdate', 'reconciliationItemDelete'],
      load: () => {
        const copies = changes.map(({ id, now }) => [id, { version: noVersion, value: toChoice(now) }] as const);
        return Promise.resolve(new Map(copies));
      },
      save: (id) => this.#send(id),
      canSend: (id) => getPendingWrite(this.#row(id)) !== null,
      parseId: (text) => (this.#has(Number(text)) ? Number(text) : null),
      serialize: ({ base, local }) => (local.text === base.value.text ? '' : local.text),
      parse: (text, id) => ({
        base: { version: null, value: toChoice(this.#row(id).change.now) },
        local: { choice: 'edit', text },
        unconfirmed: null,
      }),
    });
    this.#slug = slug;
    this.state$ = observable<ReconciliationState>(createReconciliationState(changes, status));
    this.open();
    void this.opened.then(() => this.#follow());
    if (status === 'processing') this.#startPolling();
  }

  decide(id: number, choice: ReviewDecision): void {
    this.write(id, { choice, text: this.#row(id).text });
  }

  edit(id: number, text: string): void {
    this.write(id, { choice: this.#row(id).choice, text });
  }

  /** Sends unsaved choices and applies all. Ignores repeated presses. */
  async apply(): Promise<void> {
    const state = this.state$.peek();
    if (state.phase !== 'reviewing' || state.rows.some(isEmpty)) return;
    this.#set({ phase: 'sending', failure: null, applied: countAccepted(state), hasEarlyResult: false });
    await this.opened;
    await this.save();
    if (this.state$.peek().rows.some(({ error }) => error !== null)) {
      this.#set({ phase: 'reviewing' });
      return;
    }
    try {
      const { status, message } = await processChanges(this.#slug);
      this.#set({ phase: 'processing' });
      this.processed(status, message);
      if (this.state$.phase.peek() !== 'processing') return;
      this.#startPolling();
      if (this.state$.hasEarlyResult.peek()) await this.poll();
    } catch (error) {
      this.#set({ phase: 'reviewing', failure: { error, message: null } });
    }
  }

  processed(status: ReconciliationStatus, message: string | null): void {
    this.state$.set(applyReconciliationStatus(this.state$.peek(), status, message));
    if (this.state$.phase.peek() !== 'processing') this.#stopPolling?.();
  }

  /** Polls the state. A reconciliation missing on the server counts as done. */
  async poll(): Promise<void> {
    const phase = this.state$.phase.peek();
    if (phase === 'sending') this.#set({ hasEarlyResult: true });
    if (phase !== 'processing') return;
    const view = await fetchReconciliation(this.#slug).catch(() => undefined);
    if (view !== undefined) this.processed(view?.status ?? 'processed', view?.message ?? null);
  }

  /** Sends choices; typed text stays on this device until the server has it. */
  override async finish(): Promise<void> {
    this.#stopPolling?.();
    if (this.state$.phase.peek() === 'reviewing') await super.finish();
  }

  #follow(): void {
    for (const [id, field] of this.fields) {
      const show = (): void => {
        const { base, local, sent, save } = field.state;
        const isRejected = base.choice === 'reject';
        const error = save.error === null || sent !== null ? null : field.error;
        this.#change(id, { ...local, saved: base.text, isRejected, isSending: sent !== null, error });
      };
      show();
      field.changes$.onChange(show);
    }
    this.isOpen$.set(true);
  }

  async #send(id: number): Promise<number> {
    const row = this.#row(id);
    if (getPendingWrite(row) === 'reject') await deleteChange(this.#slug, id);
    else await saveChange(this.#slug, id, row.text.trim());
    return noVersion;
  }

  #startPolling(): void {
    this.#stopPolling?.();
    this.#stopPolling = systemClock.every(conversationLimits.pollEveryMs, () => void this.poll());
  }

  #has(id: number): boolean {
    return this.state$.peek().rows.some(({ change }) => change.id === id);
  }

  #row(id: number): ReviewRow {
    const row = this.state$.peek().rows.find(({ change }) => change.id === id);
    if (row === undefined) throw new Error(`No change ${id}`);
    return row;
  }

  #change(id: number, next: Partial<ReviewRow>): void {
    this.state$.set(withReviewRow(this.state$.peek(), id, next));
  }

  #set(next: Partial<ReconciliationState>): void {
    this.state$.set({ ...this.state$.peek(), ...next });
  }
}

function toChoice(now: string): Choice {
  return { choice: 'accept', text: now };
}

type Followed = {
  onProcessed: (status: ReconciliationStatus, message: string | null) => void;
  onGap: () => void;
};

/** Subscribes to a reconciliation's events. Returns an unsubscribe function. */
export function subscribeToReconciliation(
  projectId: number,
  slug: string,
  { onProcessed, onGap }: Followed,
): () => void {
  return subscribeEvents(
    'project',
    projectId,
    {
      'reconciliationUpdate.processed': ({ identifier, status, message }) => {
        if (identifier === slug) onProcessed(parseReconciliationStatus(status), trimmed(message));
      },
    },
    { onResubscribed: onGap },
  );
}
