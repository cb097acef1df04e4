import { chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { Icon } from '#src/ui/display/icon.tsx';
import { insightListStrings } from '../insight-strings.ts';

const StickyArea = chakra('div', {
  base: { position: 'sticky', top: '3', zIndex: 'raised', height: '0', display: 'grid', justifyItems: 'center' },
});

const Pill = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '8',
    paddingInline: '3',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'small',
    fontWeight: '600',
    cursor: 'pointer',
    boxShadow: 'e2',
    animation: 'fade-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    _hover: { bg: 'accent.hover' },
    _after: { content: '""', position: 'absolute', inset: '-6px 0' },
  },
});

export function NewInsightsPill({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <StickyArea>
      <Pill type="button" onClick={onPress}>
        <Icon of={ArrowUp} size={16} />
        {insightListStrings.news(count)}
      </Pill>
    </StickyArea>
  );
}
