import { useValue } from '@legendapp/state/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import type { RecorderState } from '#src/lib/recorder-state.ts';
import { conversationStrings } from '#src/lib/error-strings.ts';
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
  engine: RecorderStore;
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
  onSendFailed: (recordingId: string | null, error: unknown) => void;
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

function createControls(engine: RecorderStore): RecorderControls {
  return {
    engine,
    start: () => void engine.start(freshId()),
    cancel: () => engine.send({ type: 'cancelPressed' }),
    pause: () => engine.send({ type: 'pausePressed', at: at() }),
    resume: () => engine.send({ type: 'resumePressed', at: at() }),
    review: () => engine.send({ type: 'reviewPressed', at: at() }),
    send: () => engine.send({ type: 'sendPressed', at: at() }),
    retry: () => engine.send({ type: 'retryPressed' }),
    discard: () => engine.send({ type: 'discardPressed', at: at() }),
    discardNow: () => {
      engine.send({ type: 'discardPressed', at: at() });
      engine.send({ type: 'discardConfirmed', recordingId: freshId() });
    },
    startOver: () => engine.send({ type: 'startOverPressed', at: at(), recordingId: freshId() }),
    chooseMicrophone: (id) => {
      chooseMicrophone(id);
      engine.send({ type: 'microphoneChosen', recordingId: freshId() });
    },
    typeChosen: () => engine.send({ type: 'typeChosen', at: at() }),
    onDelivered: (recordingId) => engine.onDelivered(recordingId),
    onSendFailed: (recordingId, error) => engine.onSendFailed(recordingId, toText(error)),
    download: () => void engine.listen().then(downloadRecording),
  };
}

function toText(error: unknown): string {
  if (typeof error === 'string') return error;
  return describeError(error, 'answer')?.text ?? conversationStrings.failedToSubmitAnswer;
}

/**
 * Creates a question's recorder. Restores a recording from an earlier visit; on unmount, stops and stores a running
 * one.
 */
export function useRecorder(options: Options): RecorderControls {
  const { userId, context, sessionChatId, chatMessageId, onSend, canStart, onDropped } = options;
  const [take] = useState(() => createControls(new RecorderStore()));
  const { engine } = take;
  useLayoutEffect(() => {
    const question = { userId, context, sessionChatId: sessionChatId ?? null, chatMessageId };
    engine.setCallbacks({ question: () => question, send: onSend, canStart, onDiscard: onDropped, announce });
  });
  const { confirming, phase } = useValue(engine.state$);
  const isTaking =
    phase === 'asking' || phase === 'starting' || phase === 'recording' || phase === 'paused' || phase === 'review';
  useEffect(() => (isTaking ? acquireBusy() : undefined), [isTaking]);
  useEffect(() => {
    if (confirming === null) return;
    void confirmDiscard().then((agreed) =>
      engine.send(agreed ? { type: 'discardConfirmed', recordingId: freshId() } : { type: 'discardDeclined' }),
    );
  }, [engine, confirming]);
  useEffect(() => {
    if (sessionChatId !== undefined && (sessionChatId === null || chatMessageId !== null)) void engine.loadQuestion();
  }, [engine, sessionChatId, chatMessageId]);
  useEffect(() => () => void engine.close(), [engine]);
  return take;
}

export function useRecorderState({ engine }: RecorderControls): RecorderState {
  return useValue(engine.state$);
}

export type RecorderLabels = {
  readonly speak: string;
  readonly send: string;
};

export const answerLabels: RecorderLabels = { speak: 'Speak your answer', send: 'Send answer' };
