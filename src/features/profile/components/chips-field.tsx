import {
  chakra,
  Combobox,
  createListCollection,
  defineSlotRecipe,
  TagsInput,
  useCombobox,
  useTagsInput,
} from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useId, useMemo, useCallback } from 'react';
import { Chip } from '#src/ui/display/chip.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { chipOptions, findChip } from '../chip-options.ts';
import { controlStyles, Field, type FieldText } from '#src/ui/controls/field.tsx';

const tagsRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'item', 'itemPreview', 'itemDeleteTrigger'],
  base: {
    root: { position: 'relative' },
    control: {
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
    itemPreview: {
      minHeight: '24px',
      _highlighted: {
        bg: 'accent.subtle',
        color: 'accent.fg',
        '@media (forced-colors: active)': { outline: '2px solid Highlight' },
      },
    },
    itemDeleteTrigger: {
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
      _focusVisible: { outlineOffset: '-2px' },
      '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-11px -4px' } },
    },
    input: {
      flex: '1',
      minWidth: '120px',
      height: '6',
      paddingInline: '1',
      bg: 'transparent',
      textStyle: 'body',
      outline: '2px solid transparent',
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
  },
});

const listRecipe = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      maxHeight: '248px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'control',
      boxShadow: 'e2',
      // Clears the bars at the top and bottom of the screen.
      scrollMarginBlock: '72px 84px',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'chip',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _highlighted: { bg: 'accent.subtle', color: 'accent.fg' },
      '@media (forced-colors: active)': { _highlighted: { outline: '2px solid Highlight' } },
    },
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

function ChosenChips({ chips }: { chips: readonly string[] }) {
  return chips.map((word, index) => (
    <TagsInput.Item key={word} index={index} value={word} asChild>
      <chakra.li display="flex">
        <TagsInput.ItemPreview asChild>
          <Chip>
            {word}
            <TagsInput.ItemDeleteTrigger>
              <Icon of={X} size={14} />
            </TagsInput.ItemDeleteTrigger>
          </Chip>
        </TagsInput.ItemPreview>
      </chakra.li>
    </TagsInput.Item>
  ));
}

/**
 * A field for chips, chosen from a list or typed. Enter, a comma or leaving the field adds the typed text. Backspace in
 * the empty entry marks the last chip, then removes it.
 */
export function ChipsField({ value, onChange, options, placeholder, maxLength, ...field }: Props) {
  const id = useId();
  const ids = { input: id, control: `${id}-control`, label: `${id}-label` };
  const tags = useTagsInput({
    ids,
    value: [...value],
    onValueChange: (change) => onChange(change.value.map((chip) => findChip(options, chip) ?? chip.trim())),
    validate: ({ inputValue, value: chosen }) => inputValue.trim() !== '' && findChip(chosen, inputValue) === undefined,
    delimiter: /[,\n\r]/,
    addOnPaste: true,
    blurBehavior: 'add',
    editable: false,
    translations: { deleteTagTriggerLabel: (chip) => `Remove ${chip}` },
    ...(maxLength && { maxLength }),
  });
  const offered = useMemo(() => chipOptions(tags.inputValue, options, value), [tags.inputValue, options, value]);
  const collection = useMemo(
    () => createListCollection({ items: offered, itemToValue: ({ word }) => word, itemToString: ({ word }) => word }),
    [offered],
  );
  const combobox = useCombobox({
    ids,
    collection,
    value: [],
    onValueChange: ({ value: [word] }) => word !== undefined && tags.addValue(word),
    inputValue: tags.inputValue,
    onInputValueChange: (change) => tags.setInputValue(change.inputValue),
    allowCustomValue: true,
    selectionBehavior: 'clear',
    closeOnSelect: false,
    openOnClick: true,
  });
  const isOpen = combobox.open;
  const list = useCallback(
    (element: HTMLElement | null) => {
      if (!isOpen) return undefined;
      const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
      return () => cancelAnimationFrame(frame);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list has another height
    [isOpen, offered.length],
  );
  return (
    <Field id={id} {...field}>
      {(links) => (
        <TagsInput.RootProvider recipe={tagsRecipe} value={tags}>
          <Combobox.RootProvider recipe={listRecipe} value={combobox}>
            <TagsInput.Control>
              {value.length > 0 && (
                <chakra.ul display="contents" listStyle="none" aria-label={`Selected ${field.label.toLowerCase()}`}>
                  <ChosenChips chips={tags.value} />
                </chakra.ul>
              )}
              <Combobox.Input asChild {...links} enterKeyHint="enter" placeholder={placeholder}>
                <TagsInput.Input />
              </Combobox.Input>
            </TagsInput.Control>
            {offered.length > 0 && (
              // Always below: a list that changes sides while it's filtered would cover what is typed.
              <chakra.div position="absolute" top="calc(100% + 4px)" insetInline="0" zIndex="raised">
                <Combobox.Content ref={list}>
                  {offered.map((option) => (
                    <Combobox.Item key={option.word} item={option}>
                      {option.isNew && <Icon of={Plus} size={16} />}
                      <span>{option.isNew ? `Add “${option.word}”` : option.word}</span>
                    </Combobox.Item>
                  ))}
                </Combobox.Content>
              </chakra.div>
            )}
          </Combobox.RootProvider>
        </TagsInput.RootProvider>
      )}
    </Field>
  );
}
