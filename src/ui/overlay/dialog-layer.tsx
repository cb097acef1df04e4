import { Dialog, defineSlotRecipe } from '@chakra-ui/react';
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ErrorInfo } from 'react';
import { Button } from '../controls/button.tsx';
import { PanelBoundary } from '../feedback/error-boundary.tsx';
import { DialogContext } from './dialog-context.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { closeDialog, dismissDialog, removeDialog } from './dialogs.ts';
import type { DialogEntry } from './dialogs.ts';
import { backdropStyle, coveredStyle, findToaster, keepOpen, useCloseWatcher } from './layer.ts';

const recipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: backdropStyle,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      padding: { base: '2', md: '8' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      '&:has([data-size=stage])': { padding: '0' },
      '&:has([data-size=palette])': { padding: { base: '0', md: '96px 32px 32px' }, alignItems: 'start' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: '560px',
      maxHeight: { base: 'calc(100dvh - 16px)', md: 'calc(100dvh - 64px)' },
      bg: 'bg.surface',
      color: 'fg.default',
      borderRadius: 'dialog',
      borderWidth: '1px',
      borderColor: 'transparent',
      boxShadow: 'e3',
      outline: 'none',
      _dark: { borderColor: 'border.default' },
      _open: {
        animation: 'rise-in var(--chakra-durations-panel) var(--chakra-easings-enter)',
        _motionReduce: { animationName: 'fade-in' },
      },
      _closed: {
        animation: 'sink-out 168ms var(--chakra-easings-exit) both',
        _motionReduce: { animationName: 'fade-out' },
      },
      '&[data-swap]': { animationName: 'fade-in', _closed: { animationName: 'fade-out' } },
      '&[data-has-nested]': coveredStyle,
      '&[data-size=sm]': { maxWidth: '480px' },
      '&[data-size=lg], &[data-size=conversation]': { maxWidth: '720px' },
      '&[data-size=conversation]': {
        // Without the border's 2 px.
        '--conversation-height': { base: 'calc(100dvh - 18px)', md: 'min(820px, 100dvh - 66px)' },
        '&:has(header, [role=progressbar], [data-loading])': { height: 'calc(var(--conversation-height) + 2px)' },
      },
      '&[data-size=palette]': {
        maxWidth: { md: '640px' },
        height: { base: '100dvh', md: 'auto' },
        maxHeight: { base: 'none', md: 'min(620px, 100dvh - 128px)' },
        borderRadius: { base: '0', md: 'dialog' },
        borderWidth: { base: '0', md: '1px' },
        overflow: 'hidden',
      },
      '&[data-size=full]': { maxWidth: 'none', height: 'full' },
      '&[data-size=stage]': {
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: 'none',
        borderRadius: '0',
        borderWidth: '0',
        bg: 'none',
      },
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

/**
 * Returns what the writer has focused inside already, else the marked element, else the form's first field, else the
 * dialog itself so that it's read out.
 */
function findInitialFocus(content: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== content && content?.contains(focused)) return focused;
  const field = ':is(input, select, textarea):not(:disabled, [type=hidden])';
  return content?.querySelector<HTMLElement>('[data-autofocus]') ?? content?.querySelector(`form ${field}`) ?? content;
}

type Props = {
  entry: DialogEntry;
  /** Only the lowest dialog darkens the page. */
  isLowest: boolean;
  isCovered: boolean;
  onError?: (error: unknown, info: ErrorInfo) => void;
};

/** One dialog of the stack. A dialog on top of it covers it: it stays in the page, hidden, with all its state. */
export function DialogLayer({ entry, isLowest, isCovered, onError }: Props) {
  const { id, node, open, size = 'md', forced = false, veilCloses = false, getOpener } = entry;
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const control = useMemo(
    () => ({ titleId, forced, close: () => closeDialog(id), dismiss: () => void dismissDialog(id) }),
    [titleId, forced, id],
  );
  // Dialogs that replace each other cross-fade; the lowest rises when it opens.
  const [isSwapped, setIsSwapped] = useState(!isLowest);
  if (isCovered && !isSwapped) setIsSwapped(true);
  useCloseWatcher(open && !forced, control.dismiss);
  // The browser's focus: Chakra doesn't return it from a dialog that closes within its first frame.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) getOpener()?.focus({ preventScroll: true });
    },
    [getOpener],
  );
  return (
    <DialogContext value={control}>
      <Dialog.Root
        recipe={recipe}
        ids={{ title: titleId }}
        open={open}
        onOpenChange={control.dismiss}
        onExitComplete={() => removeDialog(id)}
        closeOnEscape={!forced}
        closeOnInteractOutside={veilCloses && !forced}
        initialFocusEl={() => findInitialFocus(content.current)}
        finalFocusEl={getOpener}
        persistentElements={[findToaster]}
        onFocusOutside={keepOpen}
      >
        {isLowest && <Dialog.Backdrop />}
        <Dialog.Positioner>
          <Dialog.Content ref={content} data-size={size} {...(isSwapped && { 'data-swap': '' })}>
            <PanelBoundary
              {...(onError && { onError })}
              renderFailure={(retry) => <BrokenDialog onRetry={retry} onClose={control.close} />}
            >
              <Suspense
                fallback={
                  <div data-loading>
                    <DialogFrame title="Loading" />
                  </div>
                }
              >
                {node}
              </Suspense>
            </PanelBoundary>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
    </DialogContext>
  );
}
