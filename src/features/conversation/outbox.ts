import { observable, when } from '@legendapp/state';
import { conversationLimits } from '#src/lib/constants.ts';
import { outboxReducer } from './outbox-reducer.ts';
import {
  emptyOutbox,
  hasWork,
  isDelivered,
  type NewOutboxEntry,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
} from '#src/lib/outbox-state.ts';
import { systemClock } from '#src/platform/clock.ts';
import { keepUntilLogout } from '#src/platform/keep-until-logout.ts';
import { listOutbox, removeOutboxEntry, saveOutboxEntry } from '#src/platform/outbox-storage.ts';
import { ReducerStore } from '#src/platform/reducer-store.ts';
import { onResponse } from '#src/platform/server-responses.ts';
import { createTabTask } from '#src/platform/web-lock.ts';
import { dropSentDraft } from './answer-drafts.ts';
import {
  type Answer,
  answerFields,
  AlreadyDeliveredError,
  fetchDeliveryStatus,
  isAlreadyDelivered,
  isRejection,
  type OutboxResult,
  sendEntry,
  toSendFailure,
} from './deliver-answer.ts';
import {
  isPossiblyDelivered,
  markResult,
  markQueued,
  markSendStarted,
  type RepeatableRecording,
  toRetryEntry,
} from './outbox-recordings.ts';

/**
 * Runs one writer's outbox by its rules (outbox-reducer.ts). Answers stay on this device until the server has them.
 * One tab sends, one request at a time. After a lost response, asks the server before a retry.
 */
export class Outbox extends ReducerStore<OutboxState, OutboxEvent, OutboxEffect> {
  readonly #listeners = new Set<(result: OutboxResult) => void>();
  readonly #isRestored$ = observable(false);
  /** This page's audio, so that a device without storage can still send. */
  readonly #audioFiles = new Map<string, File>();
  readonly #requests = new Map<string, AbortController>();
  readonly #last = new Map<string, Pick<OutboxResult, 'receipt' | 'error'>>();
  readonly #userId: number;
  readonly #ended: Promise<unknown>;
  /** Requests the outbox's lock. Only one tab has it at a time. */
  readonly #requestLock: () => void;
  /** Effects run in sequence: save before sending. */
  #running: Promise<void> = Promise.resolve();

  constructor(userId: number) {
    super({ name: 'outbox', initial: emptyOutbox, reducer: outboxReducer });
    this.#userId = userId;
    const signal = this.life;
    this.#ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    this.#requestLock = createTabTask(`outbox:${userId}`, () => this.#drain(), signal);
    this.#requestLock();
    this.onResult((result) => void dropSentDraft(result));
    const tryAgain = (): void => this.#dispatch({ type: 'connectionBack' });
    const checkAgain = (): void => {
      tryAgain();
      void this.#adoptOrphans();
    };
    const stops = [onResponse(tryAgain), systemClock.every(conversationLimits.pollEveryMs, checkAgain)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  }

  /** Stops sending. Stored entries wait for the same writer's next login. */
  override close(): void {
    super.close();
    for (const request of this.#requests.values()) request.abort();
  }

  /** Queues an answer, to be sent to the address that the server gave for it. */
  add(answer: Answer, to: Pick<NewOutboxEntry, 'url' | 'sessionChatId' | 'chatMessageId' | 'ofEarlier'>): void {
    const id = crypto.randomUUID();
    const { kind } = answer;
    if (kind === 'audio') this.#audioFiles.set(id, answer.audio);
    const recordingId = kind === 'audio' ? answer.recordingId : null;
    const fields = answerFields(to.sessionChatId, answer);
    this.#enqueue({ ...to, id, userId: this.#userId, kind, fields, recordingId }, false);
  }

  /** Sends a recording again to its first address. Aborts an older request and asks the server for its result. */
  retryRecording(recording: RepeatableRecording): void {
    const entry = this.state$.peek().entries.find(({ recordingId }) => recordingId === recording.id);
    if (entry === undefined) {
      const again = toRetryEntry(recording, this.#userId);
      if (again !== null) this.#enqueue(again, isPossiblyDelivered(recording));
      return;
    }
    this.#runInSequence(() => markQueued(entry, []));
    this.#dispatch({ type: 'retryPressed', id: entry.id });
  }

  discardRecording(recordingId: string): void {
    for (const entry of this.state$.peek().entries)
      if (entry.recordingId === recordingId) this.#dispatch({ type: 'discarded', id: entry.id });
  }

  /** Returns an unsubscribe function. */
  onResult(listener: (result: OutboxResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back once this device's entries of earlier visits are known. Returns an unsubscribe function. */
  onRestored(listener: (entries: readonly OutboxEntry[]) => void): () => void {
    const restored = (): void => listener(this.state$.peek().entries);
    if (!this.#isRestored$.peek()) return this.#isRestored$.onChange(restored);
    restored();
    return () => undefined;
  }

  /** Sends until no request is active, then releases the lock so that another tab can send its entries. */
  async #drain(): Promise<void> {
    await this.#running;
    const entries = await listOutbox(this.#userId).catch(() => []);
    this.#dispatch({ type: 'restored', entries });
    this.#isRestored$.set(true);
    this.#dispatch({ type: 'lockChanged', hasLock: true });
    do {
      await Promise.race([when(() => this.state$.activeId.get() === null), this.#ended]);
      // Sent entries are removed before another tab checks.
      await this.#running;
    } while (this.state$.peek().activeId !== null && !this.life.aborted);
    this.#dispatch({ type: 'lockChanged', hasLock: false });
  }

  /** A closed tab may have left unsent entries on this device. */
  async #adoptOrphans(): Promise<void> {
    const entries = await listOutbox(this.#userId).catch(() => []);
    if (entries.some(({ state }) => state !== 'failed')) this.#requestLock();
  }

  #enqueue(entry: NewOutboxEntry, isRepeat: boolean): void {
    const { entries } = this.state$.peek();
    this.#runInSequence(() => markQueued(entry, entries));
    this.#dispatch({ type: 'added', entry, isRepeat });
  }

  /** Runs in sequence with the effects, so a recording's status follows them. */
  #runInSequence(work: () => Promise<void>): void {
    this.#running = this.#running.then(work);
  }

  #dispatch(event: OutboxEvent): void {
    if (!this.life.aborted) this.dispatch(event);
  }

  protected override onChange(state: OutboxState): void {
    if (!state.hasLock && hasWork(state)) this.#requestLock();
  }

  protected override run(effect: OutboxEffect, before: OutboxState): void {
    const id = effect.type === 'save' ? effect.entry.id : effect.id;
    const entry = [...this.state$.peek().entries, ...before.entries].find((candidate) => candidate.id === id);
    this.#running = this.#running.then(() => this.#run(effect, entry));
  }

  async #run(effect: OutboxEffect, entry: OutboxEntry | undefined): Promise<void> {
    // An entry that can't be saved is still sent. The log has the error.
    if (effect.type === 'save') await this.#save(effect.entry);
    else if (effect.type === 'remove') await removeOutboxEntry(effect.id).catch(() => undefined);
    else if (effect.type === 'abort') this.#requests.get(effect.id)?.abort();
    else if (entry !== undefined) this.#runFor(effect, entry);
  }

  async #save(entry: OutboxEntry): Promise<void> {
    // Read the clock once: this exact time links a failure to its request.
    const triedAt = entry.state === 'sending' ? systemClock.now() : null;
    await saveOutboxEntry(triedAt === null ? entry : { ...entry, triedAt }).catch(() => undefined);
    if (triedAt === null) return;
    this.#dispatch({ type: 'sendStarted', id: entry.id, attempt: entry.attempts, at: triedAt });
    await markSendStarted(entry, triedAt);
  }

  #runFor(effect: Extract<OutboxEffect, { type: 'send' | 'check' | 'settled' }>, entry: OutboxEntry): void {
    if (effect.type === 'send') void this.#deliver(entry, effect.attempt);
    else if (effect.type === 'check') void this.#check(entry, effect.attempt);
    else this.#notify(entry, effect.outcome);
  }

  #notify(entry: OutboxEntry, outcome: OutboxResult['outcome']): void {
    const reported = this.#last.get(entry.id) ?? { receipt: null, error: null };
    if (outcome === 'sent' || outcome === 'alreadyDelivered') this.#audioFiles.delete(entry.id);
    const result = { entry, outcome, ...reported };
    this.#runInSequence(() => markResult(result));
    for (const listener of this.#listeners) listener(result);
  }

  async #deliver(entry: OutboxEntry, attempt: number): Promise<void> {
    const { id } = entry;
    const request = new AbortController();
    this.#requests.set(id, request);
    try {
      const receipt = await sendEntry(entry, {
        audio: this.#audioFiles.get(id) ?? null,
        signal: request.signal,
        hasArrived: () => this.#hasArrived(entry),
      });
      this.#last.set(id, { receipt: receipt ?? null, error: null });
      this.#dispatch({ type: 'sent', id, attempt });
    } catch (error) {
      this.#last.set(id, { receipt: null, error });
      if (error instanceof AlreadyDeliveredError || (await this.#isDelivered(entry, error)))
        this.#dispatch({ type: 'alreadyDelivered', id });
      else this.#dispatch({ type: 'sendFailed', id, attempt, ...toSendFailure(error) });
    }
  }

  async #check(entry: OutboxEntry, attempt: number): Promise<void> {
    const { id } = entry;
    try {
      const latest = await fetchDeliveryStatus(entry);
      this.#dispatch({ type: 'checked', id, attempt, latest });
    } catch {
      this.#dispatch({ type: 'checkFailed', id, attempt });
    }
  }

  /**
   * On a keep-alive connection, a browser may repeat a request after a lost response. The server rejects the repeat
   * because it has the first.
   */
  async #isDelivered(entry: OutboxEntry, error: unknown): Promise<boolean> {
    return isRejection(error) && isAlreadyDelivered(entry, await fetchDeliveryStatus(entry).catch(() => null));
  }

  async #hasArrived(entry: OutboxEntry): Promise<boolean> {
    const latest = await fetchDeliveryStatus(entry).catch(() => null);
    return isDelivered(entry.chatMessageId, latest);
  }
}

/** Returns a writer's outbox. At logout it stops sending. */
export const getOutbox = keepUntilLogout((userId: number) => new Outbox(userId));
