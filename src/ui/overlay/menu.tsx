import { chakra } from '@chakra-ui/react';

import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { DotsAcross } from '../display/dot-icons.ts';
import { Icon } from '../display/icon.tsx';
import { nextIndex } from './menu-keys.ts';

const GAP = 4;
const EDGE = 8;

const List = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: '224px',
    padding: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'e2',
    '&:popover-open': { animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)' },
  },
});

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'chip',
    textStyle: 'body',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { bg: 'bg.subtle', outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
  variants: { danger: { true: { color: 'danger.fg' } } },
});

export type MenuItem = { label: string; icon?: LucideIcon; danger?: boolean; onSelect: () => void };

function positionMenu(list: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const below = box.bottom + GAP + list.offsetHeight + EDGE <= window.innerHeight;
  const left = Math.min(box.right - list.offsetWidth, window.innerWidth - list.offsetWidth - EDGE);
  list.style.left = `${Math.max(EDGE, left)}px`;
  list.style.top = `${Math.max(EDGE, below ? box.bottom + GAP : box.top - GAP - list.offsetHeight)}px`;
}

function focusItem(list: HTMLElement, index: number): void {
  list.querySelectorAll<HTMLElement>('[role=menuitem]')[index]?.focus();
}

function onListKey(event: KeyboardEvent, list: HTMLElement, labels: readonly string[]): boolean {
  const options = [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = options.findIndex((option) => option === document.activeElement);
  const next = nextIndex(event.key, at, labels);
  if (next !== null) focusItem(list, next);
  return next !== null;
}

function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    list.current?.hidePopover();
    button.current?.focus();
  };
  const open = (index: number) => {
    // Mount the list only while it's open: long lists have a menu in each row.
    flushSync(() => setIsOpen(true));
    if (!list.current || !button.current) return;
    list.current.showPopover();
    positionMenu(list.current, button.current);
    focusItem(list.current, index);
  };
  return { button, list, isOpen, setIsOpen, open, close };
}

type ListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  listRef: RefObject<HTMLDivElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  close: () => void;
};

function MenuList({ id, label, items, listRef, onOpenChange, close }: ListProps) {
  const labels = items.map((item) => item.label);
  return (
    <List
      ref={listRef}
      id={id}
      role="menu"
      aria-label={label}
      popover="auto"
      onToggle={(event) => onOpenChange(event.newState === 'open')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') close();
        if (onListKey(event, event.currentTarget, labels) || event.key === 'Escape') event.preventDefault();
      }}
    >
      {items.map((item) => (
        <Item
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          danger={item.danger ?? false}
          onClick={() => {
            close();
            item.onSelect();
          }}
        >
          {item.icon && <Icon of={item.icon} />}
          {item.label}
        </Item>
      ))}
    </List>
  );
}

type Props = {
  label: string;
  icon?: LucideIcon;
  items: readonly MenuItem[];
};

export function Menu({ label, icon = DotsAcross, items }: Props) {
  const id = useId();
  const { button, list, isOpen, setIsOpen, open, close } = useMenu();
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) close();
          else open(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 0 : items.length - 1);
        }}
      />
      {isOpen && <MenuList id={id} label={label} items={items} listRef={list} onOpenChange={setIsOpen} close={close} />}
    </>
  );
}
