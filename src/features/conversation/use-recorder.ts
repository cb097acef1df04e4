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
    cancel: () => store.send({ type: 'cancelPressed' }),
    pause: () => store.send({ type: 'pausePressed', at: at() }),
    resume: () => store.send({ type: 'resumePressed', at: at() }),
    review: () => store.send({ type: 'reviewPressed', at: at() }),
    send: () => store.send({ type: 'sendPressed', at: at() }),
    retry: () => store.send({ type: 'retryPressed' }),
    discard: () => store.send({ type: 'discardPressed', at: at() }),
    discardNow: () => {
      store.send({ type: 'discardPressed', at: at() });
      store.send({ type: 'discardConfirmed', recordingId: freshId() });
    },
    startOver: () => store.send({ type: 'startOverPressed', at: at(), recordingId: freshId() }),
    chooseMicrophone: (id) => {
      chooseMicrophone(id);
      store.send({ type: 'microphoneChosen', recordingId: freshId() });
    },
    typeChosen: () => store.send({ type: 'typeChosen', at: at() }),
    onDelivered: (recordingId) => store.onDelivered(recordingId),
    onSendFailed: (recordingId, failure) => store.onSendFailed(recordingId, failure),
    download: () => void store.listen().then(downloadRecording),
  };
}

/**
 * Creates a question's recorder. Restores a recording from an earlier visit; on unmount, stops and stores a running
 * one.
 */
export function useRecorder(options: Options): RecorderControls {
  const { userId, context, sessionChatId, chatMessageId, onSend, canStart, onDropped } = options;
  const [take] = useState(() => createControls(new RecorderStore()));
  const { store } = take;
  useLayoutEffect(() => {
    const question = { userId, context, sessionChatId: sessionChatId ?? null, chatMessageId };
    store.setCallbacks({ question: () => question, send: onSend, canStart, onDiscard: onDropped, announce });
  });
  const { confirming, phase } = useValue(store.state$);
  const isTaking =
    phase === 'asking' || phase === 'starting' || phase === 'recording' || phase === 'paused' || phase === 'review';
  useEffect(() => (isTaking ? acquireBusy() : undefined), [isTaking]);
  useEffect(() => {
    if (confirming === null) return;
    void confirmDiscard().then((agreed) =>
      store.send(agreed ? { type: 'discardConfirmed', recordingId: freshId() } : { type: 'discardDeclined' }),
    );
  }, [store, confirming]);
  useEffect(() => {
    if (sessionChatId !== undefined && (sessionChatId === null || chatMessageId !== null)) void store.loadQuestion();
  }, [store, sessionChatId, chatMessageId]);
  useEffect(() => () => void store.close(), [store]);
  return take;
}

export function useRecorderState({ store }: RecorderControls): RecorderState {
  return useValue(store.state$);
}

export type RecorderLabels = {
  readonly speak: string;
  readonly send: string;
};

export const answerLabels: RecorderLabels = { speak: 'Speak your answer', send: 'Send answer' };
