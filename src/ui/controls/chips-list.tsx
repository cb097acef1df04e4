import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../display/icon.tsx';
import type { ChipOption } from './chips-entry.ts';

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetInline: '0',
    zIndex: 'raised',
    maxHeight: '248px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '1',
    listStyle: 'none',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    boxShadow: 'e2',
    scrollMarginBlock: '72px 84px',
  },
});

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'chip',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
  },
});

type Props = {
  id: string;
  label: string;
  options: readonly ChipOption[];
  current: number;
  onChoose: (word: string) => void;
};

export function ChipsList({ id, label, options, current, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { length } = options;
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} onPointerDown={(event) => event.preventDefault()}>
      {options.map(({ word, isNew }, at) => (
        <Option
          key={word}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          onClick={() => onChoose(word)}
        >
          {isNew && <Icon of={Plus} size={16} />}
          {isNew ? `Add “${word}”` : word}
        </Option>
      ))}
    </List>
  );
}
