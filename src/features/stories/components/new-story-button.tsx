import { chakra } from '@chakra-ui/react';
import { Mic, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

export function StartStoryButton({ variant }: { variant: 'solid' | 'outline' | 'link' }) {
  return (
    <Button asChild variant={variant}>
      <Link to="/stories/new">
        <Icon of={Mic} />
        Start a story
      </Link>
    </Button>
  );
}

const Plain = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    marginInlineEnd: '-2.5',
    borderRadius: 'control',
    color: 'accent.fg',
  },
});

export function NewStoryIcon() {
  return (
    <Plain to="/stories/new" aria-label="New story">
      <Icon of={Plus} size={20} />
    </Plain>
  );
}
