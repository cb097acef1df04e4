import { type ReactNode, useState } from 'react';
import { lazyModule } from '../lazy-module.ts';

const useTip = lazyModule(() => import('./tip.tsx'));

const HOVER_MS = 500;

/** One for all: the mouse is over one control at a time. */
let timer = 0;

const noBox = { display: 'contents' } as const;

type Props = { text: string; children: ReactNode };

/** Shows a control's name on hover or keyboard focus. */
export function Tooltip({ text, children }: Props) {
  const [shownOn, setShownOn] = useState<HTMLElement | null>(null);
  const tip = useTip(shownOn !== null);
  const hide = (): void => {
    clearTimeout(timer);
    setShownOn(null);
  };
  return (
    // A plain element is cheap: long lists have many.
    <span
      style={noBox}
      onPointerEnter={({ pointerType, currentTarget }) => {
        const control = currentTarget.firstElementChild;
        if (pointerType !== 'mouse' || !(control instanceof HTMLElement)) return;
        clearTimeout(timer);
        timer = window.setTimeout(() => setShownOn(control), HOVER_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setShownOn(target);
      }}
      onBlur={hide}
    >
      {children}
      {tip && shownOn && <tip.Tip text={text} control={shownOn} onClose={hide} />}
    </span>
  );
}
