import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it was outside when a panel with focus closes. The ref belongs inside the panel's
 * `section`.
 */
export function useFocusReturn(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = part.current?.closest('section');
    let outside = document.activeElement;
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && panel?.contains(target) === false) outside = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      if (panel?.contains(document.activeElement) === true && outside instanceof HTMLElement) outside.focus();
    };
  }, []);
  return part;
}
