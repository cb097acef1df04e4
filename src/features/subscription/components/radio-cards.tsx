import { chakra, defineSlotRecipe, RadioCard } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { coveringInput } from '#src/ui/controls/covering-input.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemControl', 'itemText', 'itemDescription'],
  base: {
    root: { display: 'grid', gap: '2' },
    label: { textStyle: 'h3', marginBottom: '1' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '14px',
      paddingInline: { base: '4', md: '5' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      cursor: 'pointer',
      transition: 'border-color var(--chakra-durations-hover)',
      _hover: { borderColor: 'border.control' },
      // The second pixel is inside, to avoid a layout shift.
      _checked: { borderColor: 'accent.solid', boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' },
      _disabled: { cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    },
    itemControl: {
      width: '20px',
      height: '20px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.surface',
      _checked: { borderWidth: '6px', borderColor: 'accent.solid' },
      '@media (forced-colors: active)': { _checked: { borderColor: 'Highlight' } },
    },
    itemText: { display: 'block', textStyle: 'title' },
    itemDescription: { display: 'block', textStyle: 'small', color: 'fg.muted', marginTop: '1' },
  },
});

export type RadioCardOption = {
  readonly value: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
};

type Props = {
  legend: string;
  cards: readonly RadioCardOption[];
  value: string | null;
  onChange: (value: string) => void;
  disabled?: boolean;
};

export function RadioCards({ legend, cards, value, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <RadioCard.Root
      recipe={recipe}
      value={value}
      disabled={disabled}
      onValueChange={(change) => change.value !== null && onChange(change.value)}
    >
      <RadioCard.Label asChild>
        <h3>{legend}</h3>
      </RadioCard.Label>
      {cards.map((card) => (
        <RadioCard.Item key={card.value} value={card.value}>
          <RadioCard.ItemHiddenInput
            style={coveringInput}
            aria-labelledby={`${id}-${card.value} ${id}-${card.value}-end`}
            {...(card.text !== undefined && { 'aria-describedby': `${id}-${card.value}-text` })}
          />
          <RadioCard.ItemControl />
          <chakra.span minWidth="0">
            <RadioCard.ItemText id={`${id}-${card.value}`}>{card.title}</RadioCard.ItemText>
            {card.text && (
              <RadioCard.ItemDescription id={`${id}-${card.value}-text`}>{card.text}</RadioCard.ItemDescription>
            )}
          </chakra.span>
          <chakra.span id={`${id}-${card.value}-end`} textAlign="end">
            {card.end}
          </chakra.span>
        </RadioCard.Item>
      ))}
    </RadioCard.Root>
  );
}
