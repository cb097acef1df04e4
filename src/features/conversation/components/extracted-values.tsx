import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ExtractedFact } from '#src/contract/generated/types.ts';
import { DisclosureButton } from './disclosure-button.tsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(96px, max-content) 1fr' },
    columnGap: '6',
    rowGap: { base: '1', md: '2' },
    paddingTop: '2',
    paddingBottom: '5',
    '& dt': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineHeight: '22px' },
    '& dd': { textStyle: 'body', overflowWrap: 'anywhere', marginBottom: { base: '2', md: '0' } },
  },
});

export function ExtractedValues({ facts }: { facts: readonly ExtractedFact[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <>
      <DisclosureButton label="From your answers" open={open} controls={id} onToggle={() => setOpen(!open)} />
      <chakra.div id={id} role="region" aria-label="From your answers" hidden={!open} order="1" flexBasis="100%">
        <List>
          {facts.map(({ name, value }) => (
            <chakra.div key={name} display="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </chakra.div>
          ))}
        </List>
      </chakra.div>
    </>
  );
}
