import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { projectPath } from '#src/lib/project-paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Portrait } from '#src/ui/display/portrait.tsx';
import type { ElementCard as Card } from '../element-model.ts';

const Box = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2.5',
    // Skips rendering out of view but keeps the space. The margin still draws what overlaps the edge.
    contentVisibility: 'auto',
    overflowClipMargin: '8px',
    containIntrinsicSize: 'auto 180px auto 290px',
    contain: 'layout style',
    '&:has(a:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.fg',
      outlineOffset: '4px',
      borderRadius: 'control',
    },
    '&:hover [data-portrait]::after': { boxShadow: 'inset 0 0 0 2px {colors.border.control}' },
    '&:hover a': { color: 'accent.fg' },
  },
});

const Name = chakra(Link, {
  base: {
    textStyle: 'h3',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    transition: 'color var(--chakra-durations-hover)',
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** As high as the name's line: the hit area extends beyond it. */
const Develop = chakra('div', { base: { position: 'relative', zIndex: 'raised', margin: '-11px -8px' } });

type Props = {
  element: Card;
  line?: string | null;
  eager?: boolean;
  onDevelop: (element: Card) => void;
};

export function ElementCard({ element, line = element.line, eager = false, onDevelop }: Props) {
  const { name, project, kind, slug } = element;
  return (
    <Box>
      <Portrait name={name} src={mediaAddress(element.image)} eager={eager} />
      <chakra.div minWidth="0">
        <chakra.div display="flex" alignItems="flex-start" gap="1">
          <chakra.h2 flex="1" minWidth="0" title={name}>
            <Name to={projectPath(project, kind, slug)}>{name}</Name>
          </chakra.h2>
          <Develop>
            <IconButton label={`Develop ${name}`} icon={Mic} color="accent.fg" onClick={() => onDevelop(element)} />
          </Develop>
        </chakra.div>
        {line !== null && (
          <chakra.p textStyle="small" color="fg.muted" title={line} truncate>
            {line}
          </chakra.p>
        )}
      </chakra.div>
    </Box>
  );
}

export function ElementBoard({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={busy}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(144px, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap={{ base: '6', md: '8' }}
    >
      {children}
    </chakra.ul>
  );
}
