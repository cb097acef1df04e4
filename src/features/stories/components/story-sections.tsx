import { type ReactNode, useSyncExternalStore } from 'react';
import { UnderlinedLink, UnderlinedLinkRow } from '#src/ui/layout/underlined-links.tsx';
import type { StoryModel } from '../story-model.ts';
import { getSections, isEmptySection, type SectionId, sectionNames } from '../story-section-names.ts';
import { AudienceSection, CharactersSection } from './people-sections.tsx';
import { CompsSection, DraftsSection, ScenesSection } from './plot-sections.tsx';
import { ProgressSection } from './progress-section.tsx';
import { SequencesSection } from './sequences-section.tsx';
import { EmptySection, SectionSkeleton, StorySection } from './story-section.tsx';
import { Transcript } from './transcript.tsx';

function subscribeScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Returns the last section whose head has passed the window's upper third. */
function useSectionInView(sections: readonly SectionId[]): SectionId | undefined {
  return useSyncExternalStore(subscribeScroll, () => {
    const line = window.innerHeight / 3;
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = sections.filter(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
    );
    return (isAtEnd && window.scrollY > 0 ? sections.at(-1) : passed.at(-1)) ?? sections[0];
  });
}

function goTo(id: SectionId): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}

/** Sticks to the top from 1100 px up. Scrolls sideways under a fading edge on phones. */
function StorySectionLinks({ sections }: { sections: readonly SectionId[] }) {
  const current = useSectionInView(sections);
  return (
    <UnderlinedLinkRow
      aria-label="Sections"
      position={{ xl: 'sticky' }}
      top={{ xl: 'var(--shell-top, 0px)' }}
      zIndex={{ xl: 'sticky' }}
      marginTop="6"
      bg="bg.canvas"
      maskImage={{ base: 'linear-gradient(to right, black 82%, transparent)', md: 'none' }}
    >
      {sections.map((id) => (
        <UnderlinedLink
          key={id}
          href={`#${id}`}
          {...(id === current && { 'aria-current': 'location' })}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
        >
          {sectionNames[id].link}
        </UnderlinedLink>
      ))}
    </UnderlinedLinkRow>
  );
}

function renderSection(id: SectionId, story: StoryModel): ReactNode {
  switch (id) {
    case 'progress':
      return <ProgressSection progress={story.progress} goals={story.goals} />;
    case 'characters':
      return <CharactersSection characters={story.characters} />;
    case 'scenes':
      return <ScenesSection scenes={story.scenes} />;
    case 'sequences':
      return <SequencesSection story={story.id} sequences={story.sequences} />;
    case 'audience':
      return story.audience && <AudienceSection audience={story.audience} />;
    case 'comps':
      return <CompsSection comps={story.comps} />;
    case 'drafts':
      return <DraftsSection drafts={story.drafts} />;
    case 'words':
      return story.sessionChatIds.length > 0 && <Transcript sessionChatIds={story.sessionChatIds} />;
  }
}

type Props = {
  story: StoryModel;
  /** Whether the full story has loaded, not only the list's data. */
  isWhole: boolean;
};

export function StorySections({ story, isWhole }: Props) {
  const sections = getSections(story);
  const content = (id: SectionId): ReactNode => {
    if (id === 'words' || !isEmptySection(id, story)) return renderSection(id, story);
    return isWhole ? <EmptySection id={id} story={story} /> : <SectionSkeleton />;
  };
  return (
    <>
      <StorySectionLinks sections={sections} />
      <div>
        {sections.map((id) => (
          <StorySection key={id} id={id}>
            {content(id)}
          </StorySection>
        ))}
      </div>
    </>
  );
}
