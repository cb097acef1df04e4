import { useValue } from '@legendapp/state/react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { microphoneTexts } from '#src/lib/screen-texts.ts';
import { acquireBusy } from '#src/platform/busy.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { isTextEntry } from '#src/ui/focus/keys.ts';
import { hideShell } from '#src/ui/layout/hide-shell.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import { useCloseWatcher } from '#src/ui/overlay/layer.ts';
import { confirmFinish } from '../confirm-finish.ts';
import { selectFailure, selectFailureDetail, selectStatusText } from '../conversation-state.ts';
import { speakingMode$ } from '../speaking-mode.ts';
import type { AnswerComposerModel } from '../use-answer-composer.ts';
import { handsFreeSettings$ } from './hands-free-settings.ts';
import { openHandsFreeSettings } from './hands-free-settings-dialog.tsx';
import { type HandsFreeState, hasUnsentWords, isActive } from './hands-free-state.ts';
import { type AskedQuestion, HandsFreeStore } from './hands-free-store.ts';
import { describePause, handsFreeTexts } from './hands-free-texts.ts';
import { type HandsFreePresses, HandsFreeView } from './hands-free-view.tsx';
import { answerTexts } from '../texts.ts';

function findQuestion({ conversation, state }: AnswerComposerModel): AskedQuestion | null {
  const message = conversation?.chat_message;
  const question = message?.id === state.messageId ? message.question : null;
  if (message == null || question == null) return null;
  const audio = question.audio == null ? null : mediaAddress(question.audio);
  return { id: message.id, text: question.content, audio };
}

/** Hides the shell around the screen, and names the page's main part. */
function takeWholePage(element: HTMLElement | null): (() => void) | undefined {
  const main = element?.closest('main');
  if (!main) return undefined;
  main.setAttribute('aria-label', 'Hands-free interview');
  const showShell = hideShell();
  return () => {
    main.removeAttribute('aria-label');
    showShell();
  };
}

/** True unless a dialog or menu is open over this screen, or the writer types. */
function isForUs(event: KeyboardEvent, screen: HTMLElement | null): boolean {
  if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTextEntry(event.target)) return false;
  const layers = [...document.querySelectorAll('[data-state=open]:is([role=dialog], [role=menu])')];
  return layers.every((layer) => layer.contains(screen));
}

function getPress(key: string, presses: HandsFreePresses, state: HandsFreeState): (() => void) | null {
  if (key === 'Escape') return presses.leave;
  if (!singleKeys$.peek()) return null;
  const keys: Readonly<Record<string, () => void>> = {
    n: presses.send,
    t: presses.think,
    p: isActive(state) ? presses.pause : presses.resume,
    q: presses.repeat,
    s: presses.skip,
    f: presses.finish,
  };
  return keys[key.toLowerCase()] ?? null;
}

/** Listens before a dialog around the conversation does, which Escape would close. */
function useKeys(screen: { readonly current: HTMLElement | null }, presses: HandsFreePresses, store: HandsFreeStore) {
  const onKey = (event: KeyboardEvent): void => {
    if (!isForUs(event, screen.current)) return;
    const press = getPress(event.key, presses, store.state$.peek());
    if (press === null) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  useWindowEvent('keydown', onKey, { capture: true });
}

function getHint(state: HandsFreeState, { state: conversation, waiting }: AnswerComposerModel, seconds: number) {
  switch (state.phase) {
    case 'checking':
      return handsFreeTexts.allowMicrophone;
    case 'reading':
    case 'opening':
      return handsFreeTexts.reading;
    case 'listening':
      if (state.isThinking) return handsFreeTexts.thinking;
      if (state.hasSpoken) return handsFreeTexts.sentAfter(seconds);
      if (state.isReminded) return handsFreeTexts.reminder;
      if (state.situation.notice === 'silent') return `${microphoneTexts.silent.title} ${microphoneTexts.silent.help}`;
      return handsFreeTexts.speak;
    case 'closing':
      return handsFreeTexts.keepsOpen;
    case 'paused': {
      const { title, help } = describePause(state.reason);
      return isCalm(state) ? `${title} ${help}` : null;
    }
    case 'failed':
      return null;
    default:
      if (state.isFinishing) return handsFreeTexts.finishing;
      return waiting !== null && !conversation.isAcknowledged
        ? answerTexts.sentWhenOnline
        : selectStatusText(conversation);
  }
}

/** A pause that the writer wanted or knows of. */
function isCalm({ reason }: HandsFreeState): boolean {
  return reason === null || ['pressed', 'hidden', 'quiet', 'kept'].includes(reason);
}

function getAlert(state: HandsFreeState, { state: conversation }: AnswerComposerModel): string | null {
  if (state.phase !== 'failed' && (state.phase !== 'paused' || isCalm(state))) return null;
  if (state.reason === 'processing')
    return `${selectStatusText(conversation) ?? ''} ${selectFailureDetail(conversation) ?? handsFreeTexts.safe}`;
  const alert = state.reason === 'request' ? selectFailure(conversation) : null;
  if (alert !== null) return alert.detail === null ? alert.text : `${alert.text} ${alert.detail}`;
  const { title, help } = describePause(state.reason);
  return `${title} ${help}`;
}

/** Pauses while the writer decides in a dialog, and goes on afterwards if it was active. */
async function decide<T>(store: HandsFreeStore, ask: () => Promise<T>): Promise<T> {
  const wasActive = isActive(store.state$.peek());
  store.pause();
  const decision = await ask();
  if (wasActive && decision !== true) store.resume();
  return decision;
}

function createPresses(store: HandsFreeStore, subject: ConversationSubject, onLeave: () => void): HandsFreePresses {
  const askToSkip = (): Promise<boolean> =>
    confirm({
      title: 'Skip this question?',
      message: 'This discards what you’ve said so far. You can’t undo this.',
      action: 'Discard and skip',
      danger: true,
    });
  return {
    think: store.think,
    send: store.send,
    repeat: store.repeat,
    pause: store.pause,
    resume: store.resume,
    leave: onLeave,
    skip: () => {
      if (!hasUnsentWords(store.state$.peek())) store.skip();
      else void decide(store, askToSkip).then((agreed) => agreed && store.skip());
    },
    finish: () => void decide(store, () => confirmFinish(subject)).then((agreed) => agreed && store.finish()),
    settings: () => void decide(store, openHandsFreeSettings),
  };
}

type Props = {
  composer: AnswerComposerModel;
  subject: ConversationSubject;
  title: string;
  isInDialog: boolean;
  onLeave: () => void;
};

export function HandsFreeScreen({ composer, subject, title, isInDialog, onLeave }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [store] = useState(() => new HandsFreeStore(composer.store, composer.recorder));
  const state = useValue(store.state$);
  const { pauseSeconds } = useValue(handsFreeSettings$);
  const presses = createPresses(store, subject, onLeave);
  const question = findQuestion(composer);
  const { id = null, text = '', audio = null } = question ?? {};
  useKeys(screen, presses, store);
  useCloseWatcher(true, onLeave);
  useLayoutEffect(() => takeWholePage(screen.current), []);
  useEffect(() => acquireBusy(), []);
  useEffect(() => store.show(id === null ? null : { id, text, audio }, title), [store, id, text, audio, title]);
  const openStore = useEffectEvent(() => {
    speakingMode$.set(true);
    heading.current?.focus({ preventScroll: true });
    // A headset can't answer a question on the screen: next sends what was said.
    const next = (): void => (hasUnsentWords(store.state$.peek()) ? store.send() : store.skip());
    store.enter({ next, stop: () => presses.finish() });
  });
  useEffect(() => {
    openStore();
    return () => store.close();
  }, [store]);
  const isShown = question !== null && state.situation.questionId === question.id;
  return (
    <div ref={screen} {...(isInDialog && { role: 'main', 'aria-label': 'Hands-free interview' })}>
      <HandsFreeView
        state={state}
        title={title}
        question={isShown ? question : null}
        drafted={composer.state.draftedQuestion}
        heard={composer.state.heard}
        hint={getHint(state, composer, pauseSeconds)}
        alert={getAlert(state, composer)}
        recorder={composer.recorder}
        presses={presses}
        titleRef={heading}
      />
    </div>
  );
}
