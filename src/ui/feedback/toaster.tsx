import { toastLimits } from '#src/lib/constants.ts';
import { chakra } from '@chakra-ui/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announcementsMuted$ } from '../announcer.ts';
import { rememberFocus } from '../focus/focus-return.ts';
import { useValue } from '@legendapp/state/react';
import { dismissToast, toasts$ } from './toast.ts';
import { leavesByItself } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';
import { ToastCard } from './toast-card.tsx';

const LEAVE_MS = 130;

/**
 * `--shell-bottom` is the height of the shell's bottom bar, `--shell-rail` the width of its rail, `--dock-height` the
 * height of the screen's recorder; 0 by default.
 */
const ToastArea = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    left: { base: '4', md: 'calc(var(--shell-rail, 0px) + 24px)' },
    right: { base: '4', md: 'auto' },
    bottom: {
      base: 'calc(var(--shell-bottom, 0px) + var(--dock-height, 0px) + env(safe-area-inset-bottom) + 12px)',
      md: 'calc(var(--dock-height, 0px) + 24px)',
    },
    width: { md: '360px' },
    maxWidth: '360px',
    marginInline: { base: 'auto', md: '0' },
    pointerEvents: 'none',
  },
});

/** Counts the visible time of a plain toast; paused while it is hovered, or nobody sees it. */
function useLeaving(toast: Toast | null, isPaused: boolean): void {
  const left = useRef<{ id: number; ms: number }>({ id: 0, ms: toastLimits.plainMs });
  useEffect(() => {
    if (toast === null || isPaused || !leavesByItself(toast)) return undefined;
    if (left.current.id !== toast.id) left.current = { id: toast.id, ms: toastLimits.plainMs };
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(1_000, left.current.ms - (performance.now() - started));
    };
  }, [toast, isPaused]);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.hidden,
  );
}

/**
 * Shows the toasts over everything, never inert, so they work while a dialog is open. Both regions always exist. Each gets
 * its role with its toast, so an empty page has no `status` or `alert`.
 */
export function Toaster() {
  const { current } = useValue(toasts$);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const back = useRef<(() => HTMLElement | null) | null>(null);
  const hidden = usePageHidden();
  const isMuted = useValue(announcementsMuted$);
  const [last] = useDebouncedValue(current, LEAVE_MS);
  useLeaving(current, pointed || focused || hidden || isMuted);

  const onDismiss = (id: number) => {
    const wasInside = focused;
    dismissToast(id);
    setFocused(false);
    setPointed(false);
    if (wasInside) back.current?.()?.focus({ preventScroll: true });
  };
  const error = current?.type === 'error' ? current : null;
  const plainToast = error === null && !isMuted ? current : null;
  return (
    <ToastArea
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (!focused) back.current = rememberFocus(event.relatedTarget);
        setFocused(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <div
        aria-live="polite"
        aria-atomic="true"
        role={plainToast ? 'status' : undefined}
        aria-label={plainToast?.title}
      >
        {plainToast && <ToastCard key={plainToast.id} toast={plainToast} onDismiss={onDismiss} />}
      </div>
      <div aria-live="assertive" aria-atomic="true" role={error ? 'alert' : undefined} aria-label={error?.title}>
        {error && <ToastCard key={error.id} toast={error} onDismiss={onDismiss} />}
      </div>
      {last && current === null && (
        <div aria-hidden="true" inert>
          <ToastCard toast={last} leaving />
        </div>
      )}
    </ToastArea>
  );
}
