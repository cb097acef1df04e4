import { useEffect } from 'react';

/**
 * Tells the page what the shell occupies at its edges: `--shell-bottom` keeps toasts clear of the phone's bar, and the scroll
 * paddings keep a focused control clear of the bars that stay in view (WCAG 2.2, 2.4.11).
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
