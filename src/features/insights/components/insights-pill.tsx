import { chakra } from '@chakra-ui/react';
import { ChevronUp } from 'lucide-react';
import { Icon } from '#src/ui/display/icon.tsx';

const Pill = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '36px',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    textStyle: 'label',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '-4px 0' },
  },
});

const Dot = chakra('span', {
  base: {
    width: '6px',
    height: '6px',
    borderRadius: 'full',
    bg: 'accent.solid',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

type Props = {
  open: boolean;
  hasNew: boolean;
  onOpen: () => void;
};

export function InsightsPill({ open, hasNew, onOpen }: Props) {
  return (
    <Pill
      type="button"
      aria-label={hasNew ? 'Creative Insights, new' : 'Creative Insights'}
      aria-expanded={open}
      onClick={onOpen}
    >
      <Icon of={ChevronUp} size={16} />
      Insights
      {hasNew && <Dot aria-hidden="true" />}
    </Pill>
  );
}
