import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const HOVER_MS = 500;
const GAP = 6;
const EDGE = 8;

const Tip = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    maxWidth: '240px',
    paddingBlock: '1',
    paddingInline: '2',
    borderRadius: 'chip',
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'fg.default',
    color: 'bg.canvas',
    textStyle: 'caption',
    pointerEvents: 'none',
    animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)',
  },
});

const noBox = { display: 'contents' } as const;

type TooltipPosition = { left: number; top: number; above: boolean };

function getPosition(anchor: Element): TooltipPosition {
  const box = anchor.getBoundingClientRect();
  const above = box.bottom + 36 > window.innerHeight;
  return { left: box.left + box.width / 2, top: above ? box.top - GAP : box.bottom + GAP, above };
}

function keepInside(tip: HTMLElement, position: TooltipPosition): void {
  const half = tip.offsetWidth / 2;
  const left = Math.min(Math.max(position.left, half + EDGE), window.innerWidth - half - EDGE);
  tip.style.left = `${left}px`;
}

type Props = { text: string; children: ReactNode };

/**
 * Shows a control's name on hover or keyboard focus. Hidden from assistive technology, which already reads the name.
 */
export function Tooltip({ text, children }: Props) {
  const [place, setPlace] = useState<TooltipPosition | null>(null);
  const timer = useRef(0);
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (place === null) return undefined;
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setPlace(null);
    };
    document.addEventListener('keydown', leave);
    window.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('keydown', leave);
      window.removeEventListener('scroll', leave, true);
    };
  }, [place]);

  return (
    // A plain element is cheap: long lists have many.
    <span
      style={noBox}
      onPointerEnter={(event) => {
        const anchor = event.currentTarget.firstElementChild;
        if (event.pointerType !== 'mouse' || anchor === null) return;
        timer.current = window.setTimeout(() => setPlace(getPosition(anchor)), HOVER_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setPlace(getPosition(event.target));
      }}
      onBlur={hide}
    >
      {children}
      {place !== null &&
        createPortal(
          <Tip
            aria-hidden="true"
            ref={(tip: HTMLElement | null) => {
              if (tip) keepInside(tip, place);
            }}
            style={{
              left: place.left,
              top: place.top,
              transform: `translate(-50%, ${place.above ? '-100%' : '0'})`,
            }}
          >
            {text}
          </Tip>,
          document.body,
        )}
    </span>
  );
}
