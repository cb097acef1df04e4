import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

type Props = {
  kind: string;
  onNew: () => void;
};

export function NewElementButton({ kind, onNew }: Props) {
  return (
    <Button onClick={onNew} paddingInline={{ base: '12px', md: '4' }}>
      <Icon of={Plus} />
      <chakra.span srOnly={{ base: true, md: false }}>{`New ${kind.toLowerCase()}`}</chakra.span>
    </Button>
  );
}
