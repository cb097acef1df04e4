import { chakra } from '@chakra-ui/react';
import { Suspense, useId, useMemo } from 'react';
import type { ErrorInfo } from 'react';
import { Button } from '../controls/button.tsx';
import { PanelBoundary } from '../feedback/error-boundary.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { getLayerPhase } from './dialog-stack-state.ts';
import type { Stack } from './dialog-stack-state.ts';
import { closeDialog, dismissDialog } from './dialogs.ts';
import type { DialogEntry } from './dialogs.ts';
import { DialogContext } from './layer-context.ts';

/** Covered layers stay in the page, hidden, with all their state. */
const layerMotion = {
  '&[data-phase=shown]': {
    animation: 'rise-in var(--chakra-durations-panel) var(--chakra-easings-enter)',
    _motionReduce: { animationName: 'fade-in' },
  },
  '&[data-phase=shown][data-swap]': { animation: 'fade-in var(--chakra-durations-hover) linear' },
  '&[data-phase=closing]': {
    animation: 'sink-out 168ms var(--chakra-easings-exit) both',
    _motionReduce: { animationName: 'fade-out' },
  },
  '&[data-phase=closing][data-swap], &[data-phase=covered]': {
    animation: 'fade-out var(--chakra-durations-hover) linear both',
  },
  '&[data-phase=covered], &[data-phase=closing]': { visibility: 'hidden', transition: 'visibility 0s 120ms' },
  '&[data-phase=closing]:not([data-swap])': { transition: 'visibility 0s 168ms' },
};

const Room = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeItems: 'center',
    padding: { base: '2', md: '8' },
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '&:not([data-phase=shown])': { pointerEvents: 'none' },
    '&[data-size=stage]': { padding: '0' },
    '&[data-size=palette]': { padding: { base: '0', md: '96px 32px 32px' }, alignItems: 'start' },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: { base: 'calc(100dvh - 16px)', md: 'calc(100dvh - 64px)' },
    bg: 'bg.surface',
    color: 'fg.default',
    borderRadius: 'dialog',
    borderWidth: '1px',
    borderColor: 'transparent',
    boxShadow: 'e3',
    outline: 'none',
    _dark: { borderColor: 'border.default' },
    ...layerMotion,
  },
  variants: {
    size: {
      sm: { maxWidth: '480px' },
      md: { maxWidth: '560px' },
      lg: { maxWidth: '720px' },
      palette: {
        maxWidth: { md: '640px' },
        height: { base: '100dvh', md: 'auto' },
        maxHeight: { base: 'none', md: 'min(620px, 100dvh - 128px)' },
        borderRadius: { base: '0', md: 'dialog' },
        borderWidth: { base: '0', md: '1px' },
        overflow: 'hidden',
      },
      full: { maxWidth: 'none', height: 'full' },
      stage: { maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderRadius: '0', borderWidth: '0', bg: 'none' },
    },
  },
});

function BrokenDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <DialogFrame
      title="This didn’t load"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="solid" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      The rest of the page still works.
    </DialogFrame>
  );
}

type Props = { entry: DialogEntry; stack: Stack; onError?: (error: unknown, info: ErrorInfo) => void };

export function DialogLayer({ entry, stack, onError }: Props) {
  const { id, node, size, forced, veilCloses } = entry;
  const titleId = useId();
  const control = useMemo(
    () => ({ titleId, forced, close: () => closeDialog(id), dismiss: () => void dismissDialog(id) }),
    [titleId, forced, id],
  );
  const phase = getLayerPhase(stack, id);
  const layer = stack.find((one) => one.id === id);
  if (phase === null) return null;
  const beside = (target: EventTarget, container: EventTarget) => target === container;
  return (
    <DialogContext value={control}>
      <Room
        data-phase={phase}
        data-size={size}
        // A press outside the panel must not move the focus.
        onMouseDown={(event) => beside(event.target, event.currentTarget) && event.preventDefault()}
        onClick={(event) => {
          if (veilCloses && !forced && beside(event.target, event.currentTarget)) control.dismiss();
        }}
      >
        <Panel
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
          size={size}
          data-layer={id}
          data-phase={phase}
          data-swap={layer?.swap ? '' : undefined}
          inert={phase !== 'shown'}
        >
          <PanelBoundary
            {...(onError && { onError })}
            renderFailure={(retry) => <BrokenDialog onRetry={retry} onClose={control.close} />}
          >
            <Suspense fallback={<DialogFrame title="Loading" />}>{node}</Suspense>
          </PanelBoundary>
        </Panel>
      </Room>
    </DialogContext>
  );
}
