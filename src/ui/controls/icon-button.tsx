import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import { Tooltip } from './tooltip.tsx';

export const iconButtonStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  width: 'control',
  height: 'control',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  transition: 'background-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
  _hover: { bg: 'bg.subtle', color: 'fg.default' },
  _active: { transform: 'scale(.94)', _motionReduce: { transform: 'none' } },
  _disabled: { opacity: '.45', cursor: 'not-allowed' },
} as const;

const Root = chakra('button', { base: iconButtonStyle });

type Props = Omit<HTMLChakraProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: LucideIcon;
  iconSize?: 14 | 16 | 18 | 20;
  filled?: boolean;
  /** Off where the label repeats visible text, as on a dialog's cross. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon only. A `color` of its own stays on hover. */
export function IconButton({ label, icon, iconSize, filled = false, tooltip = true, color, ...rest }: Props) {
  const button = (
    <Root type="button" aria-label={label} {...(color && { color, _hover: { color } })} {...rest}>
      <Icon of={icon} filled={filled} {...(iconSize && { size: iconSize })} />
    </Root>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
