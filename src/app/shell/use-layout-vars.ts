import { useEffect } from 'react';

/**
 * Sets CSS variables for the shell's edges. `--shell-bottom` keeps toasts above the phone's bar. Scroll padding keeps a
 * focused control clear of fixed bars (WCAG 2.2, 2.4.11).
 */
export function useLayoutVars(hasSidebar: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--shell-top', 'calc(var(--shell-connection, 0px) + var(--shell-trial, 0px))');
    style.setProperty('--shell-bottom', hasSidebar ? '57px' : '0px');
    style.scrollPadding = hasSidebar ? 'calc(64px + var(--shell-top, 0px)) 0 72px' : '';
    return () => {
      style.setProperty('--shell-bottom', '0px');
      style.scrollPadding = '';
    };
  }, [hasSidebar]);
}
