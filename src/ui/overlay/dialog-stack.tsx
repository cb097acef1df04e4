import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useStore } from '../store.ts';
import { getDepth } from './dialog-stack-state.ts';
import { DialogLayer } from './dialog-layer.tsx';
import { dialogEntries } from './dialogs.ts';
import { LayerHostContext } from './layer-context.ts';
import { layers } from './layer-store.ts';
import { lockScroll } from './scroll-lock.ts';
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
  /** Where an error inside a dialog is reported; the dialog itself says that it failed, the page stays. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};

/**
 * Wraps the page and draws the layers over it. While one is open the page below is inert and does not scroll. Not
 * `aria-modal` and not the browser's own modal dialog: both would silence toasts and live regions, which lie outside.
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
