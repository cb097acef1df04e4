import { chakra } from '@chakra-ui/react';
import { type SectionId, sectionNames } from '../story-section-names.ts';
import { useSectionInView } from '../use-section-in-view.ts';

/** Sticks to the top from 1100 px up. Scrolls sideways under a fading edge on phones. */
const Row = chakra('nav', {
  base: {
    position: { xl: 'sticky' },
    top: { xl: 'var(--shell-top, 0px)' },
    zIndex: { xl: 'sticky' },
    display: 'flex',
    gap: '6',
    height: '44px',
    marginTop: '6',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    bg: 'bg.canvas',
    boxShadow: 'inset 0 -1px 0 {colors.border.subtle}',
    maskImage: { base: 'linear-gradient(to right, black 82%, transparent)', md: 'none' },
  },
});

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    paddingTop: '2px',
    transition: 'color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default' },
    '&[aria-current]': { color: 'fg.default', borderColor: 'accent.solid' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

function goTo(id: SectionId): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}

export function StorySectionLinks({ sections }: { sections: readonly SectionId[] }) {
  const current = useSectionInView(sections);
  return (
    <Row aria-label="Sections">
      {sections.map((id) => (
        <Anchor
          key={id}
          href={`#${id}`}
          {...(id === current && { 'aria-current': 'location' })}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
        >
          {sectionNames[id].link}
        </Anchor>
      ))}
    </Row>
  );
}
