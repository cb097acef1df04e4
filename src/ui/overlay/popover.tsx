import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';

const GAP = 8;
const EDGE = 8;

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: '320px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'e2',
    outline: 'none',
    '&:popover-open': { animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)' },
  },
});

export type PopoverButton = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
  popoverTarget: string;
  onClick: (event: MouseEvent) => void;
};

type Props = {
  label: string;
  align?: 'start' | 'end';
  renderButton: (props: PopoverButton) => ReactNode;
  children: (close: () => void) => ReactNode;
};

function positionPanel(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const box = button.getBoundingClientRect();
  const preferredLeft = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const left = Math.min(preferredLeft, window.innerWidth - panel.offsetWidth - EDGE);
  panel.style.left = `${Math.max(EDGE, left)}px`;
  panel.style.top = `${box.bottom + GAP}px`;
}

function Content({ close, children }: { close: () => void; children: Props['children'] }) {
  return children(close);
}

export function Popover({ label, align = 'end', renderButton, children }: Props) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    panel.current?.hidePopover();
    trigger.current?.focus();
  };
  const open = () => {
    if (!panel.current || !trigger.current) return;
    panel.current.showPopover();
    positionPanel(panel.current, trigger.current, align);
    panel.current.focus();
  };
  return (
    <>
      {renderButton({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': id,
        popoverTarget: id,
        onClick: (event) => {
          event.preventDefault();
          if (isOpen) close();
          else open();
        },
      })}
      <Panel
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {isOpen && <Content close={close}>{children}</Content>}
      </Panel>
    </>
  );
}
