import { useValue } from '@legendapp/state/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { describe } from '#src/lib/describe-error.ts';
import type { TakeState } from '#src/lib/recording-state.ts';
import { conversationTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { type Sound, TakeEngine } from './take.ts';

/** One take as the screen uses it: its state, its wave, and what can be done with it. */
export type Take = {
  engine: TakeEngine;
  start: () => void;
  cancel: () => void;
  pause: () => void;
  resume: () => void;
  review: () => void;
  send: () => void;
  retry: () => void;
  discard: () => void;
  startOver: () => void;
  /** The writer chose Type: a running take is paused and kept. */
  typeChosen: () => void;
  taken: (chatMessageId: number | null) => void;
  failed: (error: unknown) => void;
  download: () => void;
};

type Options = {
  userId: number;
  sessionChatId: number | undefined;
  chatMessageId: number | null;
  onSend: (sound: Sound) => void;
};

const at = systemClock.now;
const freshId = (): string => crypto.randomUUID();

function makeTake(engine: TakeEngine): Take {
  return {
    engine,
    start: () => engine.send({ type: 'startPressed', takeId: freshId() }),
    cancel: () => engine.send({ type: 'cancelPressed' }),
    pause: () => engine.send({ type: 'pausePressed', at: at() }),
    resume: () => engine.send({ type: 'resumePressed', at: at() }),
    review: () => engine.send({ type: 'reviewPressed', at: at() }),
    send: () => engine.send({ type: 'sendPressed', at: at() }),
    retry: () => engine.send({ type: 'retryPressed' }),
    discard: () => engine.send({ type: 'discardPressed', at: at() }),
    startOver: () => engine.send({ type: 'startOverPressed', at: at(), takeId: freshId() }),
    typeChosen: () => engine.send({ type: 'typeChosen', at: at() }),
    taken: (chatMessageId) => void engine.taken(chatMessageId),
    failed: (error) => void engine.failed(describe(error, 'answer')?.text ?? conversationTexts.failedToSubmitAnswer),
    download: () => void download(engine),
  };
}

/** Gives the sound so far to the writer as a file. */
async function download(engine: TakeEngine): Promise<void> {
  const sound = await engine.listen();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(sound);
  link.download = sound.type.startsWith('audio/mp4') ? 'answer.m4a' : 'answer.webm';
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * The recorder of one question. A recording that an earlier visit left behind is brought back; one that is under way when the
 * screen goes is ended and kept on this device.
 */
export function useTake({ userId, sessionChatId, chatMessageId, onSend }: Options): Take {
  const [take] = useState(() => makeTake(new TakeEngine()));
  const { engine } = take;
  useLayoutEffect(() => {
    const question = { userId, sessionChatId: sessionChatId ?? null, chatMessageId };
    engine.surround({ question: () => question, send: onSend, announce });
  });
  const { confirming } = useValue(engine.state$);
  useEffect(() => {
    if (confirming === null) return;
    const question = {
      title: 'Discard this recording?',
      message: 'It cannot be brought back.',
      action: 'Discard',
      danger: true,
    };
    void confirm(question).then((agreed) =>
      engine.send(agreed ? { type: 'discardConfirmed', takeId: freshId() } : { type: 'discardDeclined' }),
    );
  }, [engine, confirming]);
  useEffect(() => {
    if (sessionChatId !== undefined && chatMessageId !== null) void engine.recover();
  }, [engine, sessionChatId, chatMessageId]);
  useEffect(() => () => void engine.close(), [engine]);
  return take;
}

/** The state of a take, live. */
export function useTakeState({ engine }: Take): TakeState {
  return useValue(engine.state$);
}
