import { observable, type Observable } from '@legendapp/state';
import type { ChatMessage, ChatMessageLatest, ConversationActions } from '#src/contract/generated/types.ts';
import { conversationReducer } from '#src/lib/conversation-reducer.ts';
import {
  type ConversationAction,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
  type MessageSummary,
} from '#src/lib/conversation-state.ts';
import { type ConversationSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';
import { asObject } from '#src/lib/decode.ts';
import { isTrialEnded, serverText } from '#src/lib/describe-error.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import { type Answer, answerFields, type OutboxResult, sendAction } from './deliver-answer.ts';
import { getOutbox, type Outbox } from './outbox.ts';
import { applyLatest, countUpdates, fetchLatest, readConversation } from './queries.ts';

type ConversationDeps = {
  subject: ConversationSubject;
  state: () => ConversationState;
  dispatch: (event: ConversationEvent) => void;
  signal: () => AbortSignal;
  outbox: Outbox;
  onAnswerAccepted: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  /** Called with finish's response, before the end. */
  onFinishResponse: (response: unknown) => void;
};

const now = systemClock.now;

/** Returns the current server-given addresses. They belong to the latest message. */
function getActions(subject: ConversationSubject): ConversationActions {
  return readConversation(subject)?.actions ?? {};
}

export function toMessageSummary(message: ChatMessage): MessageSummary {
  return {
    id: message.id,
    status: message.status,
    error: message.error,
    audioProcessed: message.audio_processed,
  };
}

async function fetchAndDispatch(context: ConversationDeps, after: number | null): Promise<ChatMessageLatest> {
  const { sessionChatId } = context.state();
  if (sessionChatId === null) throw new Error('No conversation to load');
  const since = countUpdates(context.subject);
  const latest = await fetchLatest(sessionChatId, { after, signal: context.signal() });
  applyLatest(context.subject, latest, since);
  return latest;
}

/** Fetches the latest message for the machine. After a failure, polling continues. */
async function fetchLatestMessage(
  context: ConversationDeps,
  source: 'refetch' | 'poll',
  after: number | null,
): Promise<void> {
  try {
    const { chat_message: message } = await fetchAndDispatch(context, after);
    context.dispatch({ type: 'fetched', at: now(), source, message: message && toMessageSummary(message) });
  } catch {
    context.dispatch({ type: 'fetchFailed', at: now(), source });
  }
}

/** Fetches an announced message, because its event has no actions. If that fails, polling finds it. */
async function fetchAnnouncedMessage(context: ConversationDeps): Promise<void> {
  try {
    const { chat_message: message } = await fetchAndDispatch(context, null);
    if (message !== null) context.dispatch({ type: 'messageCreated', at: now(), message: toMessageSummary(message) });
  } catch {
    // The next poll is within 5 s.
  }
}

function failed(context: ConversationDeps, action: ConversationAction, error: unknown): void {
  context.dispatch({
    type: 'actionFailed',
    at: now(),
    action,
    detail: isApiError(error) && error.status === 422 ? serverText(error.message) : null,
    trialEnded: isTrialEnded(error),
    refused: isApiError(error, 'blocked'),
  });
}

/** Adds an answer to the outbox, which sends it and reports the result. */
function queueAnswer(context: ConversationDeps, answer: Answer): void {
  const { sessionChatId, messageId } = context.state();
  const url = getActions(context.subject).answer?.url;
  if (sessionChatId === null || url === undefined) return;
  const audio = answer.kind === 'audio' ? answer.audio : null;
  const entry = {
    id: crypto.randomUUID(),
    kind: answer.kind,
    url,
    sessionChatId,
    chatMessageId: messageId,
    fields: answerFields(sessionChatId, answer),
    recordingId: answer.kind === 'audio' ? answer.recordingId : null,
  };
  context.outbox.add(entry, audio);
}

function applyOutboxResult(context: ConversationDeps, { entry, outcome, receipt, error }: OutboxResult): void {
  if (entry.sessionChatId !== context.state().sessionChatId) return;
  // A repeated answer isn't for the question on screen. Its dialog subscribes to the result.
  if (entry.ofEarlier === true) {
    if (outcome === 'sent' || outcome === 'alreadyDelivered') context.onAnswerAccepted(entry, entry.chatMessageId);
    return;
  }
  if (outcome === 'failed' || outcome === 'superseded') {
    failed(context, 'answer', error);
    context.onAnswerFailed(entry, error);
  }
  if (outcome !== 'sent' && outcome !== 'alreadyDelivered') return;
  const messageId = receipt?.messageId ?? entry.chatMessageId;
  context.dispatch({ type: 'actionAccepted', at: now(), action: 'answer', messageId, status: receipt?.status ?? null });
  context.onAnswerAccepted(entry, messageId);
}

async function sendConversationAction(context: ConversationDeps, action: 'skip' | 'retry' | 'finish'): Promise<void> {
  try {
    const { receipt, response } = await sendAction(action, getActions(context.subject)[action]?.url);
    if (action === 'finish') context.onFinishResponse(response);
    context.dispatch({ type: 'actionAccepted', at: now(), action, ...receipt });
  } catch (error) {
    failed(context, action, error);
  }
}

export type FinishResult = {
  readonly title: string | null;
  readonly message: string | null;
  readonly story: number | null;
  /** Changes from the answers that need review. */
  readonly reconciliation: string | null;
};

/** Parses `ConversationFinished` from an event or a server-given address, whose response isn't normalised. */
export function parseFinishResult(raw: unknown): FinishResult {
  const finished = asObject(raw);
  const data = asObject(finished['data']);
  return {
    title: serverText(finished['title']),
    message: serverText(finished['message']),
    story: readId(data['story_id']),
    reconciliation: readSlug(data['reconciliation_slug']),
  };
}

type RecordingsMark = Extract<ConversationEffect, { type: 'markRecordings' }>;

export type ConversationListeners = {
  onAnswerAccepted: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  onRecordingsMarked: (mark: RecordingsMark) => void;
  onQuestionArrived: () => void;
  onFinished: (result: FinishResult) => void;
};

function noop(): undefined {
  return undefined;
}

const noopListeners: ConversationListeners = {
  onAnswerAccepted: noop,
  onAnswerFailed: noop,
  onRecordingsMarked: noop,
  onQuestionArrived: noop,
  onFinished: noop,
};

/** Runs section 4's pure state machine: turns effects into requests and their responses into events. */
export class ConversationStore {
  readonly state$: Observable<ConversationState> = observable<ConversationState>(idleConversation);
  readonly #context: ConversationDeps;
  #listeners = noopListeners;
  #leaving = new AbortController();
  #stopTicks: () => void = noop;
  #unsubscribe: () => void = noop;
  #pendingAnswer: Answer | null = null;
  #finishResult: FinishResult = parseFinishResult(null);
  readonly #announced = new Set<number>();

  constructor(subject: ConversationSubject, userId: number) {
    this.#context = {
      subject,
      outbox: getOutbox(userId),
      dispatch: (event) => this.dispatch(event),
      state: () => this.state$.peek(),
      signal: () => this.#leaving.signal,
      onAnswerAccepted: (entry, id) => this.#listeners.onAnswerAccepted(entry, id),
      onAnswerFailed: (refused, error) => this.#listeners.onAnswerFailed(refused, error),
      onFinishResponse: (response) => {
        this.#finishResult = parseFinishResult(response);
      },
    };
  }

  dispatch(event: ConversationEvent): void {
    const before = this.state$.peek();
    const { state, effects } = conversationReducer(before, event);
    this.state$.set(state);
    if (state.phase !== before.phase)
      logDebug('app', `conversation: ${before.phase} → ${state.phase}`, { by: event.type });
    if (state.phase === 'trialEnded') markTrialEnded();
    for (const effect of effects) this.#run(effect);
  }

  answer(answer: Answer): void {
    this.#pendingAnswer = answer;
    const hasAction = getActions(this.#context.subject).answer !== undefined;
    this.dispatch({ type: 'actionPressed', at: now(), action: 'answer', kind: answer.kind, hasAction });
  }

  press(action: 'skip' | 'retry' | 'finish'): void {
    const hasAction = getActions(this.#context.subject)[action] !== undefined;
    this.dispatch({ type: 'actionPressed', at: now(), action, hasAction });
  }

  /** Ignores an announcement that also arrives on another channel. */
  onMessageAnnounced(messageId: number): void {
    const currentId = this.state$.peek().messageId;
    if (this.#announced.has(messageId) || currentId === messageId) return;
    this.#announced.add(messageId);
    void fetchAnnouncedMessage(this.#context).finally(() => this.#announced.delete(messageId));
  }

  ownsMessage(messageId: number): boolean {
    const { messageId: current, previousIds } = this.state$.peek();
    return messageId === current || previousIds.includes(messageId);
  }

  onFinished(payload: unknown): void {
    this.#finishResult = parseFinishResult(payload);
    this.dispatch({ type: 'sessionFinished' });
  }

  open(listeners: ConversationListeners): void {
    this.#listeners = listeners;
    this.#unsubscribe = this.#context.outbox.onResult((result) => applyOutboxResult(this.#context, result));
    this.dispatch({ type: 'opened' });
  }

  close(): void {
    this.dispatch({ type: 'left' });
    this.#unsubscribe();
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #run(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'refetch':
        void fetchLatestMessage(this.#context, 'refetch', null);
        break;
      case 'poll':
        void fetchLatestMessage(this.#context, 'poll', effect.after);
        break;
      case 'startPolling':
        this.#stopTicks();
        this.#stopTicks = systemClock.every(effect.everyMs, () => this.dispatch({ type: 'pollTick', at: now() }));
        break;
      case 'stopPolling':
        this.#stopTicks();
        break;
      case 'call':
        this.#performAction(effect.action);
        break;
      case 'markRecordings':
        this.#listeners.onRecordingsMarked(effect);
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

  #performAction(action: ConversationAction): void {
    if (action !== 'answer') void sendConversationAction(this.#context, action);
    else if (this.#pendingAnswer !== null) queueAnswer(this.#context, this.#pendingAnswer);
  }
}
