import { useValue } from '@legendapp/state/react';
import { createContext, use, useEffect, useState } from 'react';
import { selectAnswerFailure, selectFailure, selectIsWorking, selectStatusText } from './conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { type OutboxEntry, selectWaiting } from '#src/lib/outbox-state.ts';
import { getRecordingsToEvict } from '#src/lib/recordings-reducer.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import { summaryOfContext } from '#src/lib/summary-update-reducer.ts';
import { acquireBusy } from '#src/platform/busy.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { listRecordings } from '#src/platform/recording-storage.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { confirmEviction } from './components/eviction-dialog.tsx';
import type { ConversationStore, FinishResult } from './conversation-store.ts';
import { getOutbox } from './outbox.ts';
import { refreshTurns } from './queries.ts';
import type { FinishedRecording } from './recorder-store.ts';
import { type AnswerDraft, useAnswerDraft } from './use-answer-draft.ts';
import { type OpenConversation, useConversation } from './use-conversation.ts';
import { type RecorderControls, useRecorder, useRecorderState } from './use-recorder.ts';
import { useRecordings } from './use-recordings.ts';

type ConversationRecordings = {
  recordings: readonly StoredRecording[];
  urgent: readonly StoredRecording[];
  retry: (recording: StoredRecording) => void;
  discard: (recording: StoredRecording) => void;
};

function discard(userId: number, id: string): void {
  getOutbox(userId).discardRecording(id);
  void dispatchRecordingsEvent(userId, { type: 'discarded', id });
}

/** Asks the writer before a new recording would drop unsent recordings. */
export async function confirmBeforeRecording(userId: number): Promise<boolean> {
  const unsent = getRecordingsToEvict(await listRecordings(userId).catch(() => []));
  if (unsent.length === 0) return true;
  const agreed = await confirmEviction(unsent);
  if (agreed) for (const { id } of unsent) discard(userId, id);
  return agreed;
}

function useConversationRecordings({
  userId,
  recorder,
  store,
  onRetryUpdate,
}: Pick<Options, 'userId' | 'onRetryUpdate'> & {
  recorder: RecorderControls;
  store: ConversationStore;
}): ConversationRecordings {
  const stored = useRecordings(userId);
  const { phase, recordingId } = useRecorderState(recorder);
  const composerRecording = stored.find(({ id }) => id === recordingId);
  // An overdue answer has failed, in the composer too; a late confirmation still counts.
  const overdue = phase === 'sending' && composerRecording?.state === 'failed' ? composerRecording : null;
  const reason = overdue?.errorMessage ?? null;
  const triedAt = overdue?.requestData?.triedAt ?? null;
  useEffect(() => {
    if (reason === null) return;
    recorder.onSendFailed(recordingId, { text: reason, detail: null, triedAt });
    store.dispatch({ type: 'actionFailed', at: systemClock.now(), action: 'answer', detail: reason, triedAt });
  }, [reason, triedAt, recorder, recordingId, store]);

  const isComposerDraft = ({ id, requestData }: StoredRecording): boolean => id === recordingId && requestData === null;
  const recordings = stored.filter((recording) => !isComposerDraft(recording));
  // The writer already knows about these.
  const isOpen = ({ state, requestData, localFailure }: StoredRecording): boolean =>
    state !== 'success' && requestData !== null && localFailure !== 'answeredOtherwise';
  return {
    recordings,
    urgent: recordings.filter((recording) => isOpen(recording) && recording.id !== recordingId),
    retry: (recording) => {
      const summary = summaryOfContext(recording.context);
      if (summary !== null) onRetryUpdate(summary, recording.id);
      else if (recording.id !== recordingId) getOutbox(userId).retryRecording(recording);
      else if (phase === 'failed') recorder.retry();
      else recorder.send();
    },
    discard: (recording) => {
      if (recording.id === recordingId) recorder.discardNow();
      else discard(userId, recording.id);
    },
  };
}

export type SubmittedAnswer = { text: string | null; levels: readonly number[]; durationMs: number };

export type AnswerComposerModel = OpenConversation & {
  draft: AnswerDraft;
  recorder: RecorderControls;
  sent: SubmittedAnswer | null;
  /** The recording under way was started for a question that was then answered elsewhere. */
  isRecordingOfEarlier: boolean;
  recordings: ConversationRecordings;
  sendText: () => void;
  dismissFailure: () => void;
  /** The answer to this question that is sent when the connection returns. */
  waiting: OutboxEntry | null;
};

export const ComposerContext = createContext<AnswerComposerModel | null>(null);

export function useComposer(): AnswerComposerModel {
  const composer = use(ComposerContext);
  if (composer === null) throw new Error('useComposer is for components in a ComposerContext');
  return composer;
}

type Options = {
  subject: ConversationSubject;
  userId: number;
  onAnswered: () => void;
  onQuestionArrived: () => void;
  onFinished: (result: FinishResult) => void;
  /** Sends a stored recording again that updates a summary, and answers no question. */
  onRetryUpdate: (summary: number, recordingId: string) => void;
};

/** True when a sheet wouldn't interrupt: no recording, typing or pending answer. */
export function isIdle({ state, draft, recorder }: AnswerComposerModel): boolean {
  const isTyping = document.activeElement?.matches('textarea') ?? false;
  return (
    selectStatusText(state) === null && draft.text === '' && !isTyping && recorder.store.state$.peek().phase === 'idle'
  );
}

/** Returns what the header shows of the conversation's state, so that it renders only when this changes. */
export function useWorkState(store: ConversationStore): { isWorking: boolean; isFinishing: boolean } {
  const isWorking = useValue(() => selectIsWorking(store.state$.get()));
  const isFinishing = useValue(() => store.state$.pendingAction.get() === 'finish');
  return { isWorking, isFinishing };
}

/** Whether the recording under way was started for a question that was then answered elsewhere. */
function useIsRecordingOfEarlier(
  recorder: RecorderControls,
  messageId: number | null,
  hasActedOn: (messageId: number | null) => boolean,
): boolean {
  const isIdle = useValue(() => recorder.store.state$.phase.get() === 'idle');
  const [startedFor, setStartedFor] = useState(messageId);
  if (isIdle && startedFor !== messageId) setStartedFor(messageId);
  return !isIdle && startedFor !== null && startedFor !== messageId && !hasActedOn(startedFor);
}

export function useAnswerComposer(options: Options): AnswerComposerModel {
  const { subject, userId, onAnswered, onQuestionArrived, onFinished, onRetryUpdate } = options;
  const [sent, setSent] = useState<SubmittedAnswer | null>(null);
  const open = useConversation(subject, userId, {
    onAnswerSettled: (answer, failure) => {
      if (failure === null) handleAccepted(answer);
      else if (answer.kind === 'audio') recorder.onSendFailed(answer.recordingId, failure);
    },
    onQuestionArrived: () => {
      setSent(null);
      onQuestionArrived();
    },
    onFinished,
  });
  const { conversation, state, store } = open;
  const isWorking = selectIsWorking(state);
  useSubscription(isWorking ? acquireBusy : null);
  const hasActedOn = (id: number | null): boolean => store.hasActedOn(id);
  const draft = useAnswerDraft({
    userId,
    chatMessageId: state.messageId,
    isSettled: (id, text) => store.hasActedOn(id) || store.hasSent(id, text),
  });
  const sessionChatId = conversation?.session_chat_id;
  const recorder = useRecorder({
    userId,
    context: subject.endpoint,
    sessionChatId,
    chatMessageId: state.messageId,
    onSend: (recording) => sendAudio(recording),
    canStart: () => confirmBeforeRecording(userId),
    onDropped: (recordingId) => {
      getOutbox(userId).discardRecording(recordingId);
      dismissFailure();
    },
  });
  const isRecordingOfEarlier = useIsRecordingOfEarlier(recorder, state.messageId, hasActedOn);
  const recordings = useConversationRecordings({ userId, recorder, store, onRetryUpdate });

  function sendText(): void {
    const text = draft.text;
    if (text.trim() === '') return;
    setSent({ text, levels: [], durationMs: 0 });
    store.answer({ kind: 'text', text });
  }
  function sendAudio({ recordingId, audio, durationMs, levels }: FinishedRecording): void {
    setSent({ text: null, levels, durationMs });
    store.answer({ kind: 'audio', recordingId, audio, durationMs });
    const after = store.state$.peek();
    const refused = { text: conversationTexts.failedToSubmitAnswer, detail: null, triedAt: null };
    if (after.pendingAction !== 'answer') recorder.onSendFailed(recordingId, selectFailure(after) ?? refused);
  }
  function dismissFailure(): void {
    if (selectAnswerFailure(store.state$.peek()) !== null) store.dispatch({ type: 'errorDismissed' });
  }
  function handleAccepted(answer: OutboxEntry): void {
    if (answer.ofEarlier !== true && answer.kind === 'text') draft.sent(answer.fields['message'] ?? '');
    else if (answer.ofEarlier !== true) recorder.onDelivered(answer.recordingId);
    if (sessionChatId !== undefined) void refreshTurns(sessionChatId);
    onAnswered();
  }

  const waiting = useValue(() => {
    const { sessionChatId, messageId: chatMessageId } = store.state$.get();
    return sessionChatId === null
      ? null
      : selectWaiting(getOutbox(userId).state$.get(), { sessionChatId, chatMessageId });
  });
  return { ...open, draft, recorder, isRecordingOfEarlier, sent, recordings, sendText, dismissFailure, waiting };
}
