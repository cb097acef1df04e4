import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a panel that comes and goes beside the page: the focus goes back to where it was outside when the panel goes while it is
 * within. The ref belongs on a part of the panel's `section`.
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
