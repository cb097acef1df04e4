import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useStore } from '../store.ts';
import { getDepth } from './dialog-stack-state.ts';
import { DialogLayer } from './dialog-layer.tsx';
import { dialogEntries } from './dialogs.ts';
import { LayerHostContext } from './layer-context.ts';
import { layers } from './layer-store.ts';
import { lockScroll } from '../focus/scroll-lock.ts';
import { useStackFocus } from './use-stack-focus.ts';

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    bg: 'veil',
    animation: 'fade-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    '&[data-leaving]': { animation: 'fade-out 168ms var(--chakra-easings-exit) both' },
  },
});

type Props = {
  children: ReactNode;
  /** Reports errors inside a dialog; the dialog shows the failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};

/**
 * Wraps the page and renders its layers; an open layer makes the page inert. Without `aria-modal` or native modal
 * dialogs: both would silence toasts and live regions outside.
 */
export function DialogStack({ children, onError }: Props) {
  const stack = useStore(layers);
  const entries = useStore(dialogEntries);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const open = getDepth(stack) > 0;
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  useStackFocus(stack);
  return (
    <LayerHostContext value={host}>
      <chakra.div display="contents" inert={open}>
        {children}
      </chakra.div>
      {stack.length > 0 && <Veil data-leaving={open ? undefined : ''} />}
      <div ref={setHost} />
      {entries.map((entry) => (
        <DialogLayer key={entry.id} entry={entry} stack={stack} {...(onError && { onError })} />
      ))}
    </LayerHostContext>
  );
}
