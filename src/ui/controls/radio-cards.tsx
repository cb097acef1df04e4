import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Cards = chakra('div', { base: { display: 'grid', gap: '2', marginTop: '3' } });

const CardLabel = chakra('label', {
  base: {
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
    '&:has(input:checked)': { borderColor: 'accent.solid', boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(input:disabled)': { cursor: 'not-allowed' },
  },
});

const Dot = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.surface',
    cursor: 'inherit',
    '&:checked': { borderWidth: '6px', borderColor: 'accent.solid' },
    '&:focus-visible': { outline: 'none' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

export type RadioCard = {
  readonly value: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
};

type Props = {
  legend: string;
  cards: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  disabled?: boolean;
};

export function RadioCards({ legend, cards, value, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`}>
      <chakra.h3 id={`${id}-legend`} textStyle="h3">
        {legend}
      </chakra.h3>
      <Cards>
        {cards.map((card) => (
          <CardLabel key={card.value}>
            <Dot
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              disabled={disabled}
              aria-labelledby={`${id}-${card.value} ${id}-${card.value}-end`}
              aria-describedby={`${id}-${card.value}-text`}
              onChange={() => onChange(card.value)}
            />
            <chakra.span minWidth="0">
              <chakra.span id={`${id}-${card.value}`} display="block" textStyle="title">
                {card.title}
              </chakra.span>
              {card.text && (
                <chakra.span
                  id={`${id}-${card.value}-text`}
                  display="block"
                  textStyle="small"
                  color="fg.muted"
                  marginTop="1"
                >
                  {card.text}
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span id={`${id}-${card.value}-end`} textAlign="end">
              {card.end}
            </chakra.span>
          </CardLabel>
        ))}
      </Cards>
    </div>
  );
}
