import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyModule } from '../lazy-module.ts';

const useTip = lazyModule(() => import('./tip.tsx'));

const HOVER_MS = 500;

const noBox = { display: 'contents' } as const;

type Props = { text: string; children: ReactNode };

/** Shows a control's name on hover or keyboard focus. */
export function Tooltip({ text, children }: Props) {
  const [shownOn, setShownOn] = useState<HTMLElement | null>(null);
  const tip = useTip(shownOn !== null);
  const timer = useRef(0);
  const hide = (): void => {
    clearTimeout(timer.current);
    setShownOn(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // A plain element is cheap: long lists have many.
    <span
      style={noBox}
      onPointerEnter={({ pointerType, currentTarget }) => {
        const control = currentTarget.firstElementChild;
        if (pointerType !== 'mouse' || !(control instanceof HTMLElement)) return;
        timer.current = window.setTimeout(() => setShownOn(control), HOVER_MS);
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
