import { acceptMismatch } from '#src/api/fetcher.ts';
import { sessionChatFinish } from '#src/api/generated/api/conversation.ts';
import type {
  ChatMessage,
  ChatMessageReceipt,
  ConversationActions,
  ConversationFinished,
} from '#src/api/generated/types.ts';
import { conversationReducer } from './conversation-reducer.ts';
import {
  type ConversationAction,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
  type MessageSummary,
} from './conversation-state.ts';
import { type ConversationSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';
import { type AttemptFailure, describeError, isTrialEnded } from '#src/lib/describe-error.ts';
import { serverText } from '#src/lib/failure.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { ReducerStore } from '#src/platform/reducer-store.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import { type Answer, sendSkipOrRetry } from './deliver-answer.ts';
import { getOutbox, type Outbox } from './outbox.ts';
import { applyLatest, countUpdates, fetchLatest, readConversation } from './queries.ts';

export type FinishResult = {
  readonly title: string | null;
  readonly message: string | null;
  readonly story: number | null;
  /** Changes from the answers that need review. */
  readonly reconciliation: string | null;
};

/** Returns the fields that screens show, of an event or a response. Undefined for a response without a usable body. */
export function toFinishResult(finished: ConversationFinished | undefined): FinishResult {
  return {
    title: serverText(finished?.title),
    message: serverText(finished?.message),
    story: readId(finished?.data?.story_id),
    reconciliation: readSlug(finished?.data?.reconciliation_slug),
  };
}

/** What a screen learns of its conversation. */
export type ConversationListeners = {
  /** The server has an answer of this conversation (`failure` is null), or it failed. */
  onAnswerSettled: (entry: OutboxEntry, failure: AttemptFailure | null) => void;
  onQuestionArrived: () => void;
  onFinished: (result: FinishResult) => void;
};

const situations = { answer: 'answer', skip: 'skip', retry: 'retryProcessing', finish: 'finish' } as const;

export function toActionFailed(
  action: ConversationAction,
  error: unknown,
): Extract<ConversationEvent, { type: 'actionFailed' }> {
  return {
    type: 'actionFailed',
    at: now(),
    action,
    detail: describeError(error, situations[action])?.detail ?? null,
    trialEnded: isTrialEnded(error),
    blocked: isApiError(error, 'blocked'),
  };
}

const now = systemClock.now;

export function toMessageSummary(message: ChatMessage): MessageSummary {
  return {
    id: message.id,
    status: message.status,
    error: message.error,
    audioProcessed: message.audio_processed,
  };
}

const nobody: ConversationListeners = {
  onAnswerSettled: () => undefined,
  onQuestionArrived: () => undefined,
  onFinished: () => undefined,
};

/** One open conversation: turns the rules' effects into requests and their responses into events. */
export class ConversationStore extends ReducerStore<ConversationState, ConversationEvent, ConversationEffect> {
  #listeners = nobody;
  readonly #subject: ConversationSubject;
  readonly #userId: number;
  readonly #outbox: Outbox;
  #stopTicks: () => void = () => undefined;
  #pendingAnswer: { readonly answer: Answer; readonly url: string | undefined } | null = null;
  #finishResult: FinishResult = toFinishResult(undefined);
  readonly #announced = new Set<number>();
  readonly #acted = new Set<number | null>();
  /** Answers that the outbox delivered, such as one from before a reload. */
  readonly #delivered: OutboxEntry[] = [];

  constructor(subject: ConversationSubject, userId: number) {
    super({ name: 'conversation', initial: idleConversation, reducer: conversationReducer });
    this.#subject = subject;
    this.#userId = userId;
    this.#outbox = getOutbox(userId);
  }

  /** The current server-given addresses. They belong to the latest message. */
  #actions(): ConversationActions {
    return readConversation(this.#subject)?.actions ?? {};
  }

  /** Whether this tab has answered or skipped the question, not another one or another device. */
  hasActedOn(messageId: number | null): boolean {
    return this.#acted.has(messageId);
  }

  /** Whether the outbox has or had this text as the question's answer, also one from before a reload. */
  hasSent(messageId: number | null, text: string): boolean {
    return [...this.#outbox.state$.peek().entries, ...this.#delivered].some(
      ({ chatMessageId, fields }) => chatMessageId === messageId && fields['message'] === text,
    );
  }

  answer(answer: Answer): void {
    this.#acted.add(this.state$.peek().messageId);
    const url = this.#actions().answer?.url;
    this.#pendingAnswer = { answer, url };
    this.dispatch({
      type: 'actionPressed',
      at: now(),
      action: 'answer',
      kind: answer.kind,
      hasAction: url !== undefined,
    });
  }

  press(action: 'skip' | 'retry' | 'finish'): void {
    if (action === 'skip') this.#acted.add(this.state$.peek().messageId);
    const hasAction = this.#actions()[action] !== undefined;
    this.dispatch({ type: 'actionPressed', at: now(), action, hasAction });
  }

  /**
   * Fetches an announced message, because its event has no actions. If that fails, polling finds it. Ignores an
   * announcement that also arrives on another channel. The current question may change: its answer's correction does that.
   */
  onMessageAnnounced({ id: messageId, question }: Pick<ChatMessage, 'id' | 'question'>): void {
    const isCurrent = this.state$.peek().messageId === messageId;
    const shown = readConversation(this.#subject)?.chat_message;
    const isShown = isCurrent && (shown?.id !== messageId || shown.question?.content === question?.content);
    if (this.#announced.has(messageId) || isShown) return;
    this.#announced.add(messageId);
    refreshOnEvent(`latest message ${this.state$.peek().sessionChatId}`, () => this.#fetchAnnounced());
  }

  async #fetchAnnounced(): Promise<void> {
    const announced = [...this.#announced];
    // The writer has left.
    if (announced.length === 0) return;
    try {
      const message = await this.#fetchLatest(null);
      if (message !== null) this.dispatch({ type: 'messageCreated', at: now(), message: toMessageSummary(message) });
    } catch {
      // The next poll is within 5 s.
    } finally {
      for (const messageId of announced) this.#announced.delete(messageId);
    }
  }

  ownsMessage(messageId: number): boolean {
    const { messageId: current, previousIds } = this.state$.peek();
    return messageId === current || previousIds.includes(messageId);
  }

  onFinished(payload: ConversationFinished): void {
    this.#finishResult = toFinishResult(payload);
    this.dispatch({ type: 'sessionFinished' });
  }

  setListeners(listeners: ConversationListeners): void {
    this.#listeners = listeners;
  }

  /** Counts an answer of this conversation that the server has (`failure` is null), or that failed. */
  onAnswerSettled(entry: OutboxEntry, failure: AttemptFailure | null): void {
    if (failure === null) this.#delivered.push(entry);
    this.#listeners.onAnswerSettled(entry, failure);
  }

  override open(): void {
    super.open();
    this.dispatch({ type: 'opened' });
  }

  override close(): void {
    this.dispatch({ type: 'left' });
    this.#announced.clear();
    super.close();
  }

  protected override onChange({ phase }: ConversationState): void {
    if (phase === 'trialEnded') markTrialEnded();
  }

  protected override run(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'refetch':
        void this.#refresh('refetch', null);
        break;
      case 'poll':
        void this.#refresh('poll', effect.after);
        break;
      case 'startPolling':
        this.#stopTicks();
        this.#stopTicks = systemClock.every(effect.everyMs, () => this.dispatch({ type: 'pollTick', at: now() }));
        break;
      case 'stopPolling':
        this.#stopTicks();
        break;
      case 'call':
        if (effect.action === 'answer') this.#queueAnswer();
        else void this.#callAction(effect.action);
        break;
      case 'markRecordings':
        void dispatchRecordingsEvent(this.#userId, { ...effect, type: 'marked' });
        break;
      case 'questionArrived':
        this.#listeners.onQuestionArrived();
        break;
      case 'finished':
        this.#listeners.onFinished(this.#finishResult);
        break;
      case 'insightsArrived':
        // The insights feature handles these events.
        break;
    }
  }

  async #fetchLatest(after: number | null): Promise<ChatMessage | null> {
    const { sessionChatId } = this.state$.peek();
    if (sessionChatId === null) throw new Error('No conversation to load');
    const since = countUpdates(this.#subject);
    const latest = await fetchLatest(sessionChatId, { after, signal: this.life });
    applyLatest(this.#subject, latest, since);
    return latest.chat_message;
  }

  /** Fetches the latest message for the reducer. After a failure, polling continues. */
  async #refresh(source: 'refetch' | 'poll', after: number | null): Promise<void> {
    try {
      const message = await this.#fetchLatest(after);
      this.dispatch({ type: 'fetched', at: now(), source, message: message && toMessageSummary(message) });
    } catch {
      this.dispatch({ type: 'fetchFailed', at: now(), source });
    }
  }

  /** Adds the answer to the outbox, which sends it and reports the result. */
  #queueAnswer(): void {
    const { sessionChatId, messageId } = this.state$.peek();
    const { answer, url } = this.#pendingAnswer ?? {};
    if (answer === undefined || url === undefined || sessionChatId === null) return;
    this.#outbox.add(answer, { url, sessionChatId, chatMessageId: messageId });
  }

  async #callAction(action: 'skip' | 'retry' | 'finish'): Promise<void> {
    const { sessionChatId, messageId } = this.state$.peek();
    // The server-given address has the ids. Without one, the guard rejects the empty one.
    const to = {
      url: this.#actions()[action]?.url ?? '',
      sessionChatId: sessionChatId ?? 0,
      messageId: messageId ?? 0,
    };
    try {
      let receipt: ChatMessageReceipt | undefined;
      if (action === 'finish') {
        const request = sessionChatFinish(to.sessionChatId, { action: to.url, retry: 'finish' });
        this.#finishResult = toFinishResult(await acceptMismatch(request));
      } else receipt = await sendSkipOrRetry(action, to);
      const { chat_message_id: acceptedId = null, status = null } = receipt ?? {};
      this.dispatch({ type: 'actionAccepted', at: now(), action, messageId: acceptedId, status });
    } catch (error) {
      this.dispatch(toActionFailed(action, error));
    }
  }
}
