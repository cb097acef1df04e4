import { useSubscription } from '#src/ui/use-subscription.ts';
import type { Observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { summaryUpdateProcess, getSummaryUpdateProcessUrl } from '#src/api/generated/api/summaries.ts';
import { conversationLimits, requestLimits } from '#src/lib/constants.ts';
import { describeError, isTrialEnded } from '#src/lib/describe-error.ts';
import { summaryTexts } from '#src/lib/error-strings.ts';
import {
  restingUpdate,
  type SummaryUpdateEffect,
  type SummaryUpdateEvent,
  summaryUpdateReducer,
  type SummaryUpdateState,
} from '#src/lib/summary-update-reducer.ts';
import { systemClock } from '#src/platform/clock.ts';
import { createMachine } from '#src/platform/machine.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { sessionToken } from '#src/platform/session-token.ts';
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
};

/**
 * Sends a spoken update (multipart, one retry) and records its status. Resolves to the message's id, or
 * null. Throws ApiError and marks the recording failed.
 */
async function sendUpdate({ userId, summary, recordingId: id, audio, signal }: Outgoing): Promise<number | null> {
  const timestamp = systemClock.now();
  const request = { endpoint: getSummaryUpdateProcessUrl(), method: 'POST', timestamp, sessionChatId: null };
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
      triedAt: timestamp,
      errorMessage: updateFailure(error),
    });
    throw error;
  }
}

export function updateFailure(error: unknown): string {
  return describeError(error, 'summaryUpdate')?.text ?? summaryTexts.updateFailed;
}

/** `error` is null if the server has the update. */
type Settled = (recordingId: string, error: unknown) => void;

/** Sends a summary's spoken updates, one at a time. Follows each by events and a request every 5 s, even off screen. */
export class SummaryUpdateStore {
  readonly #machine = createMachine({
    name: 'summary update',
    initial: restingUpdate,
    reducer: summaryUpdateReducer,
    runEffect: ({ type }) => this.#run(type),
  });
  readonly state$: Observable<SummaryUpdateState> = this.#machine.state$;
  readonly #userId: number;
  readonly #summary: number;
  readonly #life = new AbortController();
  readonly #listeners = new Set<Settled>();
  #stopFollowing: (() => void) | null = null;

  constructor(userId: number, summary: number) {
    this.#userId = userId;
    this.#summary = summary;
  }

  onSettled(listener: Settled): () => void {
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

  close(): void {
    this.#life.abort();
    this.#stopFollowing?.();
  }

  async #deliver(recordingId: string, audio: File): Promise<void> {
    const { signal } = this.#life;
    let failure: unknown = null;
    try {
      const sending = { userId: this.#userId, summary: this.#summary, recordingId, audio, signal };
      this.#step({ type: 'taken', recordingId, messageId: await sendUpdate(sending) });
    } catch (error) {
      failure = error;
      if (isTrialEnded(error)) markTrialEnded();
      this.#step({ type: 'sendFailed', recordingId });
    }
    for (const listener of this.#listeners) listener(recordingId, failure);
  }

  #step(event: SummaryUpdateEvent): void {
    if (!this.#life.signal.aborted) this.#machine.dispatch(event);
  }

  #run(effect: SummaryUpdateEffect['type']): void {
    if (effect === 'startFollowing') this.#stopFollowing = this.#follow();
    else if (effect === 'stopFollowing') this.#stopFollowing?.();
    else void this.#look();
  }

  #follow(): () => void {
    const stops = [
      subscribeToSummary(this.#userId, this.#summary, {
        onProcessed: (messageId, status) => this.#step({ type: 'processed', messageId, status }),
        onGap: () => void this.#look(),
      }),
      systemClock.every(conversationLimits.pollEveryMs, () => {
        if (this.state$.peek().phase === 'working') void this.#look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #look(): Promise<void> {
    const read = await readSummary(this.#summary).catch(() => null);
    if (read !== null) this.#step({ type: 'read', updatedAt: read.updatedAt });
  }
}

const updates = new Map<string, SummaryUpdateStore>();

// Another writer may log in next. Recordings must never be sent in their name.
sessionToken.subscribe((token) => {
  if (token !== null) return;
  for (const update of updates.values()) update.close();
  updates.clear();
});

export function getSummaryUpdate(userId: number, summary: number): SummaryUpdateStore {
  const key = `${userId}:${summary}`;
  const update = updates.get(key) ?? new SummaryUpdateStore(userId, summary);
  updates.set(key, update);
  return update;
}

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
  const update = getSummaryUpdate(userId, summary);
  useSubscription(announceCompleted, update);
  return { update, state: useValue(update.state$) };
}
