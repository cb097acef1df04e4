import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import type { StoryModel } from '../story-model.ts';
import { type EmptyId, getEmptyLine, type SectionId, sectionNames } from '../story-section-names.ts';

export function TalkAboutThis({ story }: { story: number }) {
  return (
    <Button asChild variant="link" marginInlineStart="-3">
      <Link to={`/stories/${story}/develop`}>
        <Icon of={Mic} />
        Talk about this
      </Link>
    </Button>
  );
}

/** A link whose press area is its whole card or row (`wholeRow`). */
export const WholeRowLink = chakra(Link, {
  base: {
    _hover: { color: 'accent.fg' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible': { outline: 'none' },
  },
});

/** The card or row around a `WholeRowLink`, which shows the link's focus. */
export const wholeRow = {
  position: 'relative',
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
} as const;

export function EmptySection({ id, story }: { id: EmptyId; story: StoryModel }) {
  const { line, hint } = getEmptyLine(id, story);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="1" marginTop="-2">
      <chakra.p paddingBlock="2">
        {line} <chakra.span color="fg.muted">{hint}</chakra.span>
      </chakra.p>
      {id !== 'drafts' && <TalkAboutThis story={story.id} />}
    </chakra.div>
  );
}

export function SectionSkeleton() {
  return (
    <chakra.div display="grid" gap="3" paddingTop="1" minHeight="48px" aria-busy="true">
      <SkeletonBar width="46%" />
      <SkeletonBar width="62%" />
    </chakra.div>
  );
}

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
