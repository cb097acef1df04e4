import { useValue } from '@legendapp/state/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { describe } from '#src/lib/describe-error.ts';
import type { TakeState } from '#src/lib/recording-state.ts';
import { conversationTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { occupy } from '#src/platform/occupied.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { saveSound } from './save-sound.ts';
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
  /** Asks first when there is much to lose. */
  discard: () => void;
  /** The writer was asked elsewhere. */
  discardNow: () => void;
  startOver: () => void;
  /** The writer chose Type: a running take is paused and kept. */
  typeChosen: () => void;
  taken: (recordingId: string | null) => void;
  /** `error` is the text, or what was thrown. */
  failed: (recordingId: string | null, error: unknown) => void;
  download: () => void;
};

type Options = {
  userId: number;
  context: string;
  /** Undefined while it is not known yet; null for a recording that answers no question: its `context` names what it is for. */
  sessionChatId: number | null | undefined;
  chatMessageId: number | null;
  onSend: (sound: Sound) => void;
  mayBegin: () => Promise<boolean>;
  onDropped: (recordingId: string) => void;
};

const at = systemClock.now;
const freshId = (): string => crypto.randomUUID();

function makeTake(engine: TakeEngine): Take {
  return {
    engine,
    start: () => void engine.begin(freshId()),
    cancel: () => engine.send({ type: 'cancelPressed' }),
    pause: () => engine.send({ type: 'pausePressed', at: at() }),
    resume: () => engine.send({ type: 'resumePressed', at: at() }),
    review: () => engine.send({ type: 'reviewPressed', at: at() }),
    send: () => engine.send({ type: 'sendPressed', at: at() }),
    retry: () => engine.send({ type: 'retryPressed' }),
    discard: () => engine.send({ type: 'discardPressed', at: at() }),
    discardNow: () => {
      engine.send({ type: 'discardPressed', at: at() });
      engine.send({ type: 'discardConfirmed', takeId: freshId() });
    },
    startOver: () => engine.send({ type: 'startOverPressed', at: at(), takeId: freshId() }),
    typeChosen: () => engine.send({ type: 'typeChosen', at: at() }),
    taken: (recordingId) => engine.taken(recordingId),
    failed: (recordingId, error) => engine.failed(recordingId, toText(error)),
    download: () => void engine.listen().then(saveSound),
  };
}

function toText(error: unknown): string {
  if (typeof error === 'string') return error;
  return describe(error, 'answer')?.text ?? conversationTexts.failedToSubmitAnswer;
}

/**
 * The recorder of one question. A recording that an earlier visit left behind is brought back; one that is under way when the
 * screen goes is ended and kept on this device.
 */
export function useTake(options: Options): Take {
  const { userId, context, sessionChatId, chatMessageId, onSend, mayBegin, onDropped } = options;
  const [take] = useState(() => makeTake(new TakeEngine()));
  const { engine } = take;
  useLayoutEffect(() => {
    const question = { userId, context, sessionChatId: sessionChatId ?? null, chatMessageId };
    engine.surround({ question: () => question, send: onSend, mayBegin, dropped: onDropped, announce });
  });
  const { confirming, phase } = useValue(engine.state$);
  const isTaking = phase === 'asking' || phase === 'recording' || phase === 'paused' || phase === 'review';
  useEffect(() => (isTaking ? occupy() : undefined), [isTaking]);
  useEffect(() => {
    if (confirming === null) return;
    void confirmDiscard().then((agreed) =>
      engine.send(agreed ? { type: 'discardConfirmed', takeId: freshId() } : { type: 'discardDeclined' }),
    );
  }, [engine, confirming]);
  useEffect(() => {
    if (sessionChatId !== undefined && (sessionChatId === null || chatMessageId !== null)) void engine.turnTo();
  }, [engine, sessionChatId, chatMessageId]);
  useEffect(() => () => void engine.close(), [engine]);
  return take;
}

/** The state of a take, live. */
export function useTakeState({ engine }: Take): TakeState {
  return useValue(engine.state$);
}
