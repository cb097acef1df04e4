import { observable, type Observable, when } from '@legendapp/state';
import { conversationLimits } from '#src/lib/constants.ts';
import { stepOutbox } from '#src/lib/outbox-machine.ts';
import {
  emptyOutbox,
  hasArrived,
  hasWork,
  type NewOutboxEntry,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
} from '#src/lib/outbox-state.ts';
import { systemClock } from '#src/platform/clock.ts';
import { listOutbox, removeOutboxEntry, saveOutboxEntry } from '#src/platform/outbox-store.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { transportHooks } from '#src/platform/transport.ts';
import { takeTurns } from '#src/platform/web-lock.ts';
import { ArrivedBefore, sendEntry } from './answer.ts';
import { failureOf, isRefusal, isTakenUp } from './outbox-failure.ts';
import { lookForAnswer } from './look-for-answer.ts';
import type { OutboxNews } from './outbox-news.ts';
import {
  mayHaveArrived,
  noteQueued,
  noteSendStarted,
  noteSettledRecording,
  repeatOf,
  type RepeatableRecording,
} from './outbox-recordings.ts';
import { dropSentDraft } from './sent-text.ts';

/**
 * Runs the pure outbox for one writer: what was sent stays on this device until the server has it, one request at a time, by
 * one tab; after a lost answer the server is asked before anything is repeated (decisions, "Device").
 */
export class Outbox {
  readonly state$: Observable<OutboxState> = observable<OutboxState>(emptyOutbox);
  readonly #listeners = new Set<(news: OutboxNews) => void>();
  /** Sounds of this page, so that a device that stores nothing can still send. */
  readonly #sounds = new Map<string, File>();
  readonly #requests = new Map<string, AbortController>();
  readonly #last = new Map<string, Pick<OutboxNews, 'receipt' | 'error'>>();
  /** When the request under way began, ms. */
  readonly #begun = new Map<string, number>();
  readonly #userId: number;
  readonly #life = new AbortController();
  readonly #ended: Promise<unknown>;
  /** Asks for a turn at working the outbox off; one tab has it at a time. */
  readonly #askTurn: () => void;
  /** Effects run one after the other: nothing is sent before it is kept. */
  #running: Promise<void> = Promise.resolve();

  constructor(userId: number) {
    this.#userId = userId;
    const { signal } = this.#life;
    this.#ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    this.#askTurn = takeTurns(`outbox:${userId}`, () => this.#workOff(), signal);
    this.#askTurn();
    this.onSettled((news) => void dropSentDraft(news));
    const tryAgain = (): void => this.#send({ type: 'connectionBack' });
    const look = (): void => {
      tryAgain();
      void this.#lookAround();
    };
    const stops = [transportHooks.onAnswer(tryAgain), systemClock.every(conversationLimits.pollEveryMs, look)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  }

  /** Nothing more leaves; what is kept stays kept, for the next login of the same writer. */
  close(): void {
    this.#life.abort();
    for (const request of this.#requests.values()) request.abort();
  }

  /** Keeps an answer and sends it as soon as it is its turn. */
  add(entry: Omit<NewOutboxEntry, 'userId'>, sound: File | null): void {
    if (sound !== null) this.#sounds.set(entry.id, sound);
    this.#put({ ...entry, userId: this.#userId }, false);
  }

  /** Sends a recording again to where it went first; an older request is given up, and the server asked what became of it. */
  retryRecording(recording: RepeatableRecording): void {
    const entry = this.state$.peek().entries.find(({ recordingId }) => recordingId === recording.id);
    if (entry === undefined) {
      const again = repeatOf(recording, this.#userId);
      if (again !== null) this.#put(again, mayHaveArrived(recording));
      return;
    }
    this.#note(() => noteQueued(entry, []));
    this.#send({ type: 'retryPressed', id: entry.id });
  }

  /** Forgets the answer made from a recording that the writer threw away. */
  discardRecording(recordingId: string): void {
    for (const entry of this.state$.peek().entries)
      if (entry.recordingId === recordingId) this.#send({ type: 'discarded', id: entry.id });
  }

  /** Tells what becomes of each entry; the answer ends it. */
  onSettled(listener: (news: OutboxNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Works off whatever may leave; ends when nothing is under way, so that another tab can send what was written there. */
  async #workOff(): Promise<void> {
    await this.#running;
    const entries = await listOutbox(this.#userId).catch(() => []);
    this.#send({ type: 'restored', entries });
    this.#send({ type: 'lockChanged', isHolder: true });
    do {
      await Promise.race([when(() => this.state$.activeId.get() === null), this.#ended]);
      // What was sent is gone from this device before another tab looks.
      await this.#running;
    } while (this.state$.peek().activeId !== null && !this.#life.signal.aborted);
    this.#send({ type: 'lockChanged', isHolder: false });
  }

  /** A tab that was closed may have left something on this device that nobody else sends. */
  async #lookAround(): Promise<void> {
    const entries = await listOutbox(this.#userId).catch(() => []);
    if (entries.some(({ state }) => state !== 'failed')) this.#askTurn();
  }

  #put(entry: NewOutboxEntry, isRepeat: boolean): void {
    const { entries } = this.state$.peek();
    this.#note(() => noteQueued(entry, entries));
    this.#send({ type: 'added', entry, isRepeat });
  }

  /** In its place among the effects: what a recording is said to be follows what is done with it. */
  #note(work: () => Promise<void>): void {
    this.#running = this.#running.then(work);
  }

  #send(event: OutboxEvent): void {
    if (this.#life.signal.aborted) return;
    const before = this.state$.peek();
    const { state, effects } = stepOutbox(before, event);
    if (state === before && effects.length === 0) return;
    this.state$.set(state);
    if (!state.isHolder && hasWork(state)) this.#askTurn();
    for (const effect of effects) {
      // An entry that is removed is named for the last time by what follows.
      const id = effect.type === 'save' ? effect.entry.id : effect.id;
      const entry = [...state.entries, ...before.entries].find((candidate) => candidate.id === id);
      this.#running = this.#running.then(() => this.#run(effect, entry));
    }
  }

  async #run(effect: OutboxEffect, entry: OutboxEntry | undefined): Promise<void> {
    // What this device refuses to keep is sent all the same; the log has the refusal.
    if (effect.type === 'save') await this.#keep(effect.entry);
    else if (effect.type === 'remove') await removeOutboxEntry(effect.id).catch(() => undefined);
    else if (effect.type === 'abort') this.#requests.get(effect.id)?.abort();
    else if (entry !== undefined) this.#runFor(effect, entry);
  }

  async #keep(entry: OutboxEntry): Promise<void> {
    await saveOutboxEntry(entry).catch(() => undefined);
    if (entry.state !== 'sending') return;
    // One look at the clock: by this very moment a failure is known to be of this request.
    const begunAt = systemClock.now();
    this.#begun.set(entry.id, begunAt);
    await noteSendStarted(entry, begunAt);
  }

  #runFor(effect: Extract<OutboxEffect, { type: 'send' | 'check' | 'settled' }>, entry: OutboxEntry): void {
    if (effect.type === 'send') void this.#deliver(entry, effect.attempt);
    else if (effect.type === 'check') void this.#check(entry, effect.attempt);
    else this.#tell(entry, effect.outcome);
  }

  #tell(entry: OutboxEntry, outcome: OutboxNews['outcome']): void {
    const known = this.#last.get(entry.id) ?? { receipt: null, error: null };
    if (outcome === 'sent' || outcome === 'arrived') this.#sounds.delete(entry.id);
    const news = { entry, outcome, ...known };
    this.#note(() => noteSettledRecording(news, this.#begun.get(entry.id) ?? null));
    for (const listener of this.#listeners) listener(news);
  }

  async #deliver(entry: OutboxEntry, attempt: number): Promise<void> {
    const { id } = entry;
    const request = new AbortController();
    this.#requests.set(id, request);
    try {
      const receipt = await sendEntry(entry, {
        sound: this.#sounds.get(id) ?? null,
        signal: request.signal,
        hasArrived: () => this.#hasArrived(entry),
      });
      this.#last.set(id, { receipt, error: null });
      this.#send({ type: 'sent', id, attempt });
    } catch (error) {
      this.#last.set(id, { receipt: null, error });
      if (error instanceof ArrivedBefore || (await this.#isThere(entry, error))) this.#send({ type: 'arrived', id });
      else this.#send({ type: 'sendFailed', id, attempt, ...failureOf(error) });
    }
  }

  async #check(entry: OutboxEntry, attempt: number): Promise<void> {
    const { id } = entry;
    try {
      const latest = await lookForAnswer(entry);
      this.#send({ type: 'checked', id, attempt, latest });
    } catch {
      this.#send({ type: 'checkFailed', id, attempt });
    }
  }

  /**
   * On a connection that was kept open a browser repeats by itself a request whose reply was lost, and the server refuses the
   * second one, because it has the first.
   */
  async #isThere(entry: OutboxEntry, error: unknown): Promise<boolean> {
    return isRefusal(error) && isTakenUp(entry, await lookForAnswer(entry).catch(() => null));
  }

  async #hasArrived(entry: OutboxEntry): Promise<boolean> {
    const latest = await lookForAnswer(entry).catch(() => null);
    return hasArrived(entry.chatMessageId, latest);
  }
}

const outboxes = new Map<number, Outbox>();

// Another writer may log in next: nothing of the one before may leave in their name.
sessionToken.subscribe((token) => {
  if (token !== null) return;
  for (const outbox of outboxes.values()) outbox.close();
  outboxes.clear();
});

/** The outbox of a writer; made when it is first asked for, one until the logout. */
export function outboxOf(userId: number): Outbox {
  const known = outboxes.get(userId) ?? new Outbox(userId);
  outboxes.set(userId, known);
  return known;
}
