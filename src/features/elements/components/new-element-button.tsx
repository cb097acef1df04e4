import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

type Props = {
  /** The kind's name, such as "Character". */
  kind: string;
  onNew: () => void;
};

/** "New character"; on phones only the plus is drawn, the name stays. */
export function NewElementButton({ kind, onNew }: Props) {
  return (
    <Button onClick={onNew} paddingInline={{ base: '12px', md: '4' }}>
      <Icon of={Plus} />
      <chakra.span srOnly={{ base: true, md: false }}>{`New ${kind.toLowerCase()}`}</chakra.span>
    </Button>
  );
}
