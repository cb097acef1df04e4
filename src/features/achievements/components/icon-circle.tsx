import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/display/icon.tsx';

const Circle = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flexShrink: '0', borderRadius: 'full' },
  variants: {
    tone: {
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'success.bg', color: 'success.fg' },
    },
    size: { 28: { width: '28px', height: '28px' }, 40: { width: '40px', height: '40px' } },
  },
});

type Props = {
  icon: LucideIcon;
  tone?: 'accent' | 'success';
  size?: 28 | 40;
};

export function IconCircle({ icon, tone = 'accent', size = 40 }: Props) {
  return (
    <Circle tone={tone} size={size}>
      <Icon of={icon} size={size === 40 ? 20 : 16} />
    </Circle>
  );
}
