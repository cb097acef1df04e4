import { useSubscription } from '#src/ui/use-subscription.ts';
import { useValue } from '@legendapp/state/react';
import { summaryUpdateProcess, getSummaryUpdateProcessUrl } from '#src/api/generated/api/summaries.ts';
import { conversationLimits, requestLimits } from '#src/lib/constants.ts';
import { type AttemptFailure, describeError, isTrialEnded } from '#src/lib/describe-error.ts';
import { summaryTexts as errorTexts } from '#src/lib/error-texts.ts';
import { summaryTexts } from './texts.ts';
import {
  restingUpdate,
  type SummaryUpdateEffect,
  type SummaryUpdateEvent,
  summaryUpdateReducer,
  type SummaryUpdateState,
} from '#src/lib/summary-update-reducer.ts';
import { systemClock } from '#src/platform/clock.ts';
import { keepUntilLogout } from '#src/platform/keep-until-logout.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { ReducerStore } from '#src/platform/reducer-store.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import { announce } from '#src/ui/announcer.ts';
import { subscribeToSummary } from './live.ts';
import { getCachedSummary, readSummary } from './queries.ts';
import { trackVisible } from './visible-summaries.ts';

/** A spoken update to send. `signal` aborts at logout. */
type Outgoing = {
  readonly userId: number;
  readonly summary: number;
  readonly recordingId: string;
  readonly audio: File;
  readonly signal: AbortSignal;
  readonly triedAt: number;
};

/**
 * Sends a spoken update (multipart, one retry) and records its status. Resolves to the message's id, or
 * null. Throws ApiError and marks the recording failed.
 */
async function sendUpdate({
  userId,
  summary,
  recordingId: id,
  audio,
  signal,
  triedAt,
}: Outgoing): Promise<number | null> {
  const request = { endpoint: getSummaryUpdateProcessUrl(), method: 'POST', timestamp: triedAt, sessionChatId: null };
  await dispatchRecordingsEvent(userId, { type: 'queued', id, request });
  await dispatchRecordingsEvent(userId, { type: 'sendStarted', id, request });
  try {
    const { chat_message_id: messageId } = await summaryUpdateProcess(
      { audio, identifier: summary, message: '' },
      { signal, retry: 'summaryProcess', timeoutMs: requestLimits.uploadTimeoutMs },
    );
    await dispatchRecordingsEvent(userId, { type: 'sent', id, chatMessageId: messageId });
    return messageId;
  } catch (error) {
    await dispatchRecordingsEvent(userId, {
      type: 'sendFailed',
      id,
      triedAt,
      errorMessage: describeUpdateError(error),
    });
    throw error;
  }
}

function describeUpdateError(error: unknown): string {
  return describeError(error, 'summaryUpdate')?.text ?? errorTexts.updateFailed;
}

/** `failure` is null if the server has the update. */
type SettledListener = (recordingId: string, failure: AttemptFailure | null) => void;

/** Sends a summary's spoken updates, one at a time. Follows each by events and a request every 5 s, even off screen. */
export class SummaryUpdateStore extends ReducerStore<SummaryUpdateState, SummaryUpdateEvent, SummaryUpdateEffect> {
  readonly #userId: number;
  readonly #summary: number;
  readonly #listeners = new Set<SettledListener>();
  #stopFollowing: (() => void) | null = null;

  constructor(userId: number, summary: number) {
    super({ name: 'summary update', initial: restingUpdate, reducer: summaryUpdateReducer });
    this.#userId = userId;
    this.#summary = summary;
  }

  onSettled(listener: SettledListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(recordingId: string, audio: File): void {
    const { phase } = this.state$.peek();
    if (phase === 'sending' || phase === 'working') return;
    this.#step({ type: 'sendPressed', recordingId, before: getCachedSummary(this.#summary)?.updatedAt ?? null });
    void this.#deliver(recordingId, audio);
  }

  async sendAgain(recordingId: string): Promise<void> {
    const audio = await readRecordingBlob(recordingId).catch(() => null);
    if (audio !== null) this.send(recordingId, new File([audio], recordingFileName(audio.type), { type: audio.type }));
  }

  override close(): void {
    super.close();
    this.#stopFollowing?.();
  }

  async #deliver(recordingId: string, audio: File): Promise<void> {
    const signal = this.life;
    const triedAt = systemClock.now();
    let failure: AttemptFailure | null = null;
    try {
      const sending = { userId: this.#userId, summary: this.#summary, recordingId, audio, signal, triedAt };
      this.#step({ type: 'taken', recordingId, messageId: await sendUpdate(sending) });
    } catch (error) {
      failure = { text: describeUpdateError(error), detail: null, triedAt };
      if (isTrialEnded(error)) markTrialEnded();
      this.#step({ type: 'sendFailed', recordingId });
    }
    for (const listener of this.#listeners) listener(recordingId, failure);
  }

  #step(event: SummaryUpdateEvent): void {
    if (!this.life.aborted) this.dispatch(event);
  }

  protected override run({ type }: SummaryUpdateEffect): void {
    if (type === 'startFollowing') this.#stopFollowing = this.#follow();
    else if (type === 'stopFollowing') this.#stopFollowing?.();
    else void this.#poll();
  }

  #follow(): () => void {
    const stops = [
      subscribeToSummary(this.#userId, this.#summary, {
        onProcessed: (messageId, status) => this.#step({ type: 'processed', messageId, status }),
        onGap: () => void this.#poll(),
      }),
      systemClock.every(conversationLimits.pollEveryMs, () => {
        if (this.state$.peek().phase === 'working') void this.#poll();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #poll(): Promise<void> {
    const read = await readSummary(this.#summary).catch(() => null);
    if (read !== null) this.#step({ type: 'read', updatedAt: read.updatedAt });
  }
}

export const getSummaryUpdateStore = keepUntilLogout(
  (userId: number, summary: number) => new SummaryUpdateStore(userId, summary),
);

function followSummary(userId: number, summary: number): () => void {
  const ends = [
    subscribeToSummary(userId, summary, { onProcessed: () => undefined, onGap: () => undefined }),
    trackVisible(summary),
  ];
  return () => {
    for (const end of ends) end();
  };
}

export function useSummarySubscription(userId: number, summary: number): void {
  useSubscription(followSummary, userId, summary);
}

function announceCompleted({ state$ }: SummaryUpdateStore): () => void {
  return state$.completed.onChange(({ value, getPrevious }) => {
    if (value > getPrevious()) announce(summaryTexts.updated);
  });
}

export function useSummaryUpdate(
  userId: number,
  summary: number,
): { update: SummaryUpdateStore; state: SummaryUpdateState } {
  const update = getSummaryUpdateStore(userId, summary);
  useSubscription(announceCompleted, update);
  return { update, state: useValue(update.state$) };
}
