import type { ReactNode } from 'react';
import { isEmptySection, type SectionId, getSections } from '../story-section-names.ts';
import type { StoryModel } from '../story-model.ts';
import { EmptySection, SectionOnItsWay } from './empty-section.tsx';
import { Transcript } from './transcript.tsx';
import { AudienceSection, CharactersSection } from './people-sections.tsx';
import { CompsSection, DraftsSection, ScenesSection } from './plot-sections.tsx';
import { ProgressSection } from './progress-section.tsx';
import { StorySectionLinks } from './story-section-links.tsx';
import { SequencesSection } from './sequences-section.tsx';
import { StorySection } from './story-section.tsx';

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
      return story.sessionChatId !== null && <Transcript sessionChatId={story.sessionChatId} />;
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
    return isWhole ? <EmptySection id={id} story={story.id} /> : <SectionOnItsWay />;
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
