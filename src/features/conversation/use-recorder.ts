import { useValue } from '@legendapp/state/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AttemptFailure } from '#src/lib/describe-error.ts';
import type { RecorderState } from '#src/lib/recorder-state.ts';
import { acquireBusy } from '#src/platform/busy.ts';
import { systemClock } from '#src/platform/clock.ts';
import { chooseMicrophone } from '#src/platform/microphone.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { announce } from '#src/ui/announcer.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { useOpened } from './use-opened.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { type FinishedRecording, RecorderStore } from './recorder-store.ts';

export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard this recording?',
    message: 'You can’t undo this.',
    action: 'Discard',
    danger: true,
  });
}

export function downloadRecording(audio: Blob): void {
  saveFile(audio, recordingFileName(audio.type));
}

export type RecorderControls = {
  store: RecorderStore;
  start: () => void;
  cancel: () => void;
  pause: () => void;
  resume: () => void;
  review: () => void;
  send: () => void;
  retry: () => void;
  discard: () => void;
  discardNow: () => void;
  startOver: () => void;
  chooseMicrophone: (id: string) => void;
  typeChosen: () => void;
  onDelivered: (recordingId: string | null) => void;
  onSendFailed: (recordingId: string | null, failure: AttemptFailure) => void;
  download: () => void;
};

type Options = {
  userId: number;
  context: string;
  /** Undefined while unknown; null for a recording without a question, whose `context` names its purpose. */
  sessionChatId: number | null | undefined;
  chatMessageId: number | null;
  onSend: (recording: FinishedRecording) => void;
  canStart: () => Promise<boolean>;
  onDropped: (recordingId: string) => void;
};

const at = systemClock.now;

function freshId(): string {
  return crypto.randomUUID();
}

function createControls(store: RecorderStore): RecorderControls {
  return {
    store,
    start: () => void store.start(freshId()),
    cancel: () => store.dispatch({ type: 'cancelPressed' }),
    pause: () => store.dispatch({ type: 'pausePressed', at: at() }),
    resume: () => store.dispatch({ type: 'resumePressed', at: at() }),
    review: () => store.dispatch({ type: 'reviewPressed', at: at() }),
    send: () => store.dispatch({ type: 'sendPressed', at: at() }),
    retry: () => store.dispatch({ type: 'retryPressed' }),
    discard: () => store.dispatch({ type: 'discardPressed', at: at() }),
    discardNow: () => {
      store.dispatch({ type: 'discardPressed', at: at() });
      store.dispatch({ type: 'discardConfirmed', recordingId: freshId() });
    },
    startOver: () => store.dispatch({ type: 'startOverPressed', at: at(), recordingId: freshId() }),
    chooseMicrophone: (id) => {
      chooseMicrophone(id);
      store.dispatch({ type: 'microphoneChosen', recordingId: freshId() });
    },
    typeChosen: () => store.dispatch({ type: 'typeChosen', at: at() }),
    onDelivered: (recordingId) => store.onDelivered(recordingId),
    onSendFailed: (recordingId, failure) => store.onSendFailed(recordingId, failure),
    download: () => void store.readAudio().then(downloadRecording),
  };
}

/**
 * Creates a question's recorder. Restores a recording from an earlier visit; on unmount, stops and stores a running
 * one.
 */
export function useRecorder(options: Options): RecorderControls {
  const { userId, context, sessionChatId, chatMessageId, onSend, canStart, onDropped } = options;
  const [controls] = useState(() => createControls(new RecorderStore()));
  const { store } = controls;
  useLayoutEffect(() => {
    const target = { userId, context, sessionChatId: sessionChatId ?? null, chatMessageId };
    store.setCallbacks({ target: () => target, send: onSend, canStart, onDiscard: onDropped, announce });
  });
  useOpened(store);
  const { confirming, phase } = useValue(store.state$);
  const isInUse =
    phase === 'asking' || phase === 'starting' || phase === 'recording' || phase === 'paused' || phase === 'review';
  useSubscription(isInUse ? acquireBusy : null);
  useEffect(() => {
    if (confirming === null) return;
    void confirmDiscard().then((agreed) =>
      store.dispatch(agreed ? { type: 'discardConfirmed', recordingId: freshId() } : { type: 'discardDeclined' }),
    );
  }, [store, confirming]);
  useEffect(() => {
    if (sessionChatId !== undefined && (sessionChatId === null || chatMessageId !== null)) void store.loadQuestion();
  }, [store, sessionChatId, chatMessageId]);
  return controls;
}

export function useRecorderState({ store }: RecorderControls): RecorderState {
  return useValue(store.state$);
}

export type RecorderLabels = {
  readonly speak: string;
  readonly send: string;
};

export const answerLabels: RecorderLabels = { speak: 'Speak your answer', send: 'Send answer' };
