const stroke = 'transparent calc(50% - 1px), currentColor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)';

/** Styles the list of a native `select` where the browser allows it, otherwise only its arrow. */
export const pickerStyles = {
  appearance: 'base-select',
  '&::picker(select)': { appearance: 'base-select' },
  '&::picker-icon': {
    content: '""',
    width: '7px',
    height: '7px',
    marginInline: '4px 2px',
    borderInlineEnd: '1.75px solid currentColor',
    borderBottom: '1.75px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '@supports not (appearance: base-select)': {
    appearance: 'none',
    paddingInlineEnd: '24px!',
    backgroundImage: `linear-gradient(45deg, ${stroke}), linear-gradient(-45deg, ${stroke})`,
    backgroundPosition: 'right 12px center, right 8px center',
    backgroundSize: '5px 5px',
    backgroundRepeat: 'no-repeat',
  },
  '@supports (appearance: base-select)': {
    '&::picker(select)': {
      minWidth: 'max(224px, anchor-size(self-inline))',
      marginBlock: '4px',
      padding: '4px',
      borderRadius: 'control',
      border: '1px solid {colors.border.default}',
      bg: 'bg.surface',
      color: 'fg.default',
      boxShadow: 'e2',
    },
    '& option': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'chip',
      textStyle: 'body',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&:focus-visible': { bg: 'bg.subtle', outlineOffset: '-2px' },
      '&::checkmark': { order: '1', marginInlineStart: 'auto', color: 'accent.fg' },
      '@media (pointer: coarse)': { minHeight: 'touch' },
    },
  },
} as const;
