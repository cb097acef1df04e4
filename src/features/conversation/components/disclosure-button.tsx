import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

type Props = {
  label: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
};

export function DisclosureButton({ label, open, controls, onToggle }: Props) {
  return (
    <Button
      variant="text"
      aria-expanded={open}
      aria-controls={controls}
      marginInlineStart="-3"
      textStyle="small"
      onClick={onToggle}
    >
      {label}
      <chakra.span
        transition="transform var(--chakra-durations-hover)"
        style={{ transform: open ? 'rotate(180deg)' : 'none' }}
      >
        <Icon of={ChevronDown} size={16} />
      </chakra.span>
    </Button>
  );
}
