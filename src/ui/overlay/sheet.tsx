import { chakra, defineSlotRecipe, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { backdropStyle, coveredStyle, findToaster, keepOpen, useCloseWatcher } from './layer.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

/** The sheet's two heights, in percent of the window. */
const FULL = 92;
const HALF = 60;
const LOWERED = {
  '--sheet-y': `${(100 * (FULL - HALF)) / FULL}%`,
  // Lets the list scroll, and so raise the sheet, when its end is below the window.
  '--sheet-hidden': `${FULL - HALF}dvh`,
} as CSSProperties;

const recipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: backdropStyle,
    content: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'overlay',
      height: `${FULL}dvh`,
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.canvas',
      borderTopRadius: 'dialog',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      boxShadow: 'e3',
      outline: 'none',
      overscrollBehavior: 'contain',
      transform: 'translateY(calc(var(--sheet-y, 0%) + var(--sheet-drag, 0px)))',
      transition: 'transform var(--chakra-durations-sheet) var(--chakra-easings-enter)',
      '&[data-dragging]': { transition: 'none' },
      _open: {
        animation: 'sheet-in var(--chakra-durations-sheet) var(--chakra-easings-enter)',
        _motionReduce: { animationName: 'fade-in' },
      },
      _closed: {
        animation: 'sheet-out 210ms var(--chakra-easings-exit) both',
        _motionReduce: { animationName: 'fade-out' },
      },
      '&[data-has-nested]': coveredStyle,
    },
  },
});

const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingTop: '5',
    minHeight: '68px',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    touchAction: 'none',
    // A mouse drag must not select the title: the next drag would move that text instead.
    userSelect: 'none',
    cursor: 'grab',
  },
});

const Grabber = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '2',
    width: '36px',
    height: '4px',
    marginInline: 'auto',
    borderRadius: 'full',
    bg: 'border.default',
  },
});

const List = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // A list that grows at its top sets its own scroll.
    overflowAnchor: 'none',
    touchAction: 'pan-y',
    paddingBottom: 'calc(env(safe-area-inset-bottom) + 16px + var(--sheet-hidden, 0px))',
  },
});

export type SheetProps = {
  open: boolean;
  /** Runs on the cross, Escape, a swipe, a press outside and the device's Back. */
  onClose: () => void;
  title: string;
  aside?: ReactNode;
  header?: ReactNode;
  children: ReactNode;
  /** Receives the scrolling element; must not change. */
  onScroller?: (element: HTMLDivElement | null) => void;
};

/** Loaded with the other overlays. Use `BottomSheet` instead. */
export function Sheet({ open, onClose, title, aside, header, children, onScroller }: SheetProps) {
  const [isFull, setIsFull] = useState(false);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const attachList = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      onScroller?.(element);
    },
    [onScroller],
  );
  useCloseWatcher(open, onClose);
  useSheetDrag({ panel, head, list }, open, (outcome) => {
    if (outcome === 'close') onClose();
    else setIsFull(true);
  });
  return (
    <Drawer.Root
      recipe={recipe}
      open={open}
      onOpenChange={onClose}
      onExitComplete={() => setIsFull(false)}
      initialFocusEl={() => panel}
      persistentElements={[findToaster]}
      onFocusOutside={keepOpen}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={setPanel} style={isFull ? {} : LOWERED}>
            <Head ref={head}>
              <Grabber aria-hidden="true" />
              <Drawer.Title textStyle="h3" flex="1" minWidth="0">
                {title}
              </Drawer.Title>
              {aside}
              <IconButton label="Close" icon={X} tooltip={false} onClick={onClose} />
            </Head>
            {header}
            <List
              ref={attachList}
              onScroll={(event) => event.currentTarget.scrollTop > 0 && setIsFull(true)}
              // Keyboard only: the sheet must not move during a mouse press.
              onFocus={(event) => event.target.matches(':focus-visible') && setIsFull(true)}
            >
              {children}
            </List>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
