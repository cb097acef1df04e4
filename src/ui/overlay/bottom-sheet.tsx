import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { use, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { useStore } from '../store.ts';
import { getLayerPhase } from './dialog-stack-state.ts';
import type { Layer } from './dialog-stack-state.ts';
import { LayerHostContext } from './layer-context.ts';
import { dropLayer, hideLayer, layers, nextLayerId, showLayer } from './layer-store.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

/** The sheet's two heights, in percent of the window. */
const FULL = 92;
const HALF = 60;
const LOWERED = { '--sheet-y': `${(100 * (FULL - HALF)) / FULL}%` } as CSSProperties;

const Panel = chakra('div', {
  base: {
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
    '&[data-phase=shown]': {
      animation: 'sheet-in var(--chakra-durations-sheet) var(--chakra-easings-enter)',
      _motionReduce: { animationName: 'fade-in' },
    },
    '&[data-phase=shown][data-swap]': { animation: 'fade-in var(--chakra-durations-hover) linear' },
    '&[data-phase=closing]': {
      animation: 'sheet-out 210ms var(--chakra-easings-exit) both',
      _motionReduce: { animationName: 'fade-out' },
    },
    '&[data-phase=covered]': { animation: 'fade-out var(--chakra-durations-hover) linear both' },
    '&[data-phase=covered], &[data-phase=closing]': { visibility: 'hidden', transition: 'visibility 0s 210ms' },
  },
});

const Room = chakra('div', { base: { position: 'fixed', inset: '0', zIndex: 'overlay' } });

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
    paddingBottom: 'calc(env(safe-area-inset-bottom) + 16px)',
  },
});

type Props = {
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

function useSheetLayer(open: boolean, onClose: () => void) {
  const [id] = useState(nextLayerId);
  const stack = useStore(layers);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    showLayer(id, false, () => close.current());
    return () => hideLayer(id);
  }, [open, id]);
  useEffect(() => () => dropLayer(id), [id]);
  return stack.find((layer) => layer.id === id) ?? null;
}

/**
 * A sheet for phones, 60 % high. Dragging its header up, scrolling its list or keyboard focus raises it to 92 %. Needs
 * a mounted `DialogStack`. Store `open` in the history state so that Back closes it.
 */
export function BottomSheet({ open, ...rest }: Props) {
  const host = use(LayerHostContext);
  const layer = useSheetLayer(open, rest.onClose);
  return layer && host && createPortal(<Sheet layer={layer} {...rest} />, host);
}

function Sheet({ layer, onClose, title, aside, header, children, onScroller }: Omit<Props, 'open'> & { layer: Layer }) {
  const titleId = useId();
  const phase = getLayerPhase(useStore(layers), layer.id);
  const [full, setFull] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const attachList = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      onScroller?.(element);
    },
    [onScroller],
  );
  useSheetDrag({ panel, head, list }, phase === 'shown', (outcome) => {
    if (outcome === 'close') onClose();
    else setFull(true);
  });
  return (
    <>
      {phase === 'shown' && <Room onMouseDown={(event) => event.preventDefault()} onClick={onClose} />}
      <Panel
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={phase !== 'shown'}
        data-layer={layer.id}
        data-phase={phase}
        data-swap={layer.swap ? '' : undefined}
        style={full ? {} : LOWERED}
      >
        <Head ref={head}>
          <Grabber aria-hidden="true" />
          <chakra.h2 id={titleId} textStyle="h3" flex="1" minWidth="0">
            {title}
          </chakra.h2>
          {aside}
          <IconButton label="Close" icon={X} tooltip={false} onClick={onClose} />
        </Head>
        {header}
        <List
          ref={attachList}
          onScroll={(event) => event.currentTarget.scrollTop > 0 && setFull(true)}
          // Keyboard only: the sheet must not move during a mouse press.
          onFocus={(event) => event.target.matches(':focus-visible') && setFull(true)}
        >
          {children}
        </List>
      </Panel>
    </>
  );
}
