import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/display/icon.tsx';

const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    borderRadius: 'control',
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '4px' },
    '&:hover > [data-place]': { borderColor: 'border.control' },
    '&:hover a': { color: 'accent.fg' },
  },
});

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: { base: '3', md: '5' },
    aspectRatio: '2 / 3',
    paddingInline: '5',
    borderRadius: 'control',
    border: '1.5px dashed',
    borderColor: 'border.default',
    transition: 'border-color var(--chakra-durations-hover)',
  },
});

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
  },
});

const Name = chakra(Link, {
  base: {
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

export function NewStoryCard({ hint }: { hint: string }) {
  return (
    <Card>
      <Frame data-place="">
        <Circle>
          <Icon of={Plus} size={20} />
        </Circle>
        <chakra.p
          textStyle="cardTitle"
          fontWeight="400"
          lineHeight="26px"
          textAlign="center"
          color="fg.muted"
          textWrap="balance"
          maxWidth="8.5em"
        >
          Every story starts as a sentence said out loud.
        </chakra.p>
      </Frame>
      <div>
        <chakra.h2 textStyle="h3">
          <Name to="/stories/new">New story</Name>
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginTop="0.5">
          {hint}
        </chakra.p>
      </div>
    </Card>
  );
}
