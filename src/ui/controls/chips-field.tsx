import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Chip } from '../display/chip.tsx';
import { Icon } from '../display/icon.tsx';
import { ChipsList } from './chips-list.tsx';
import { controlStyles, Field, type FieldText } from './field.tsx';
import { type ChipsEntry, useChipsEntry } from './use-chips-entry.ts';

const Box = chakra('div', {
  base: {
    ...controlStyles,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '7px',
    paddingInline: '2',
    cursor: 'text',
    '&:has(input:focus-visible)': { borderColor: 'accent.fg', boxShadow: 'inset 0 0 0 1px {colors.accent.fg}' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.fg' },
    '&:has([aria-invalid=true]:focus-visible)': { boxShadow: 'inset 0 0 0 1px {colors.danger.fg}' },
  },
});

const Chips = chakra('ul', { base: { display: 'contents', listStyle: 'none' } });

const Cross = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '6',
    height: '6',
    marginBlock: '-1px',
    marginInlineEnd: '-2',
    borderRadius: 'chip',
    cursor: 'pointer',
    _hover: { color: 'fg.default' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-11px -4px' } },
  },
});

const Entry = chakra('input', {
  base: {
    flex: '1',
    minWidth: '120px',
    height: '6',
    paddingInline: '1',
    bg: 'transparent',
    textStyle: 'body',
    outline: '2px solid transparent',
    '@media (pointer: coarse)': { fontSize: '1rem' },
  },
});

type Props = FieldText & {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  options: readonly string[];
  placeholder?: string;
  /** In characters, per chip. */
  maxLength?: number;
};

const marked = {
  bg: 'accent.subtle',
  color: 'accent.fg',
  css: { '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
} as const;

function ChosenChips({ value, mark, onRemove }: { value: readonly string[] } & Pick<ChipsEntry, 'mark' | 'onRemove'>) {
  return value.map((word, at) => (
    <Chip key={word} asChild minHeight="24px" {...(at === mark && marked)}>
      <li>
        {word}
        <Cross type="button" aria-label={`Remove ${word}`} onClick={() => onRemove(at)}>
          <Icon of={X} size={14} />
        </Cross>
      </li>
    </Chip>
  ));
}

/**
 * A field for chips, chosen from a list or typed. Enter, a comma or leaving the field adds the typed text. Backspace in
 * the empty entry marks the last chip, then removes it.
 */
export function ChipsField({ value, onChange, options, placeholder, maxLength, ...field }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const entry = useChipsEntry({ value, options, onChange, focus: () => input.current?.focus() });
  const { typed, offered, isOpen, current, mark } = entry;
  return (
    <Field {...field}>
      {(links) => (
        <chakra.div position="relative">
          <Box
            onPointerDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            {value.length > 0 && (
              <Chips aria-label={`Selected ${field.label.toLowerCase()}`}>
                <ChosenChips value={value} mark={mark} onRemove={entry.onRemove} />
              </Chips>
            )}
            <Entry
              {...links}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              {...(isOpen && current >= 0 && { 'aria-activedescendant': `${listId}-${current}` })}
              autoComplete="off"
              enterKeyHint="enter"
              placeholder={placeholder}
              maxLength={maxLength}
              value={typed}
              onChange={(event) => entry.onType(event.currentTarget.value)}
              onKeyDown={entry.onKeyDown}
              onClick={entry.onOpen}
              onBlur={entry.onLeave}
            />
          </Box>
          {isOpen && (
            <ChipsList id={listId} label={field.label} options={offered} current={current} onChoose={entry.onChoose} />
          )}
        </chakra.div>
      )}
    </Field>
  );
}
