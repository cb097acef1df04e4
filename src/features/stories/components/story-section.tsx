import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { type SectionId, sectionNames } from '../story-section-names.ts';

const Part = chakra('section', {
  base: {
    marginTop: '12',
    scrollMarginTop: '4',
    _first: { marginTop: '6' },
    '& > h2:focus': { outline: 'none' },
  },
});

/** Shows one section. If it breaks, the rest of the page stays. */
export function StorySection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <Part id={id} aria-labelledby={`${id}-heading`}>
      <chakra.h2 id={`${id}-heading`} tabIndex={-1} textStyle="h2" marginBottom="4">
        {sectionNames[id].heading}
      </chakra.h2>
      <PanelBoundary onError={(error) => reportError(error, { area: 'story', section: id })}>{children}</PanelBoundary>
    </Part>
  );
}
