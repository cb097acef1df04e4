import type { ReactNode } from 'react';
import { type SectionId, sectionsOf } from '../sections.ts';
import type { StoryView } from '../story-view.ts';
import { OwnWords } from './own-words.tsx';
import { AudienceSection, CharactersSection } from './people-sections.tsx';
import { CompsSection, DraftsSection, ScenesSection } from './plot-sections.tsx';
import { ProgressSection } from './progress-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { StorySection } from './story-section.tsx';

function contentOf(id: SectionId, story: StoryView): ReactNode {
  switch (id) {
    case 'progress':
      return <ProgressSection progress={story.progress} goals={story.goals} />;
    case 'characters':
      return <CharactersSection characters={story.characters} />;
    case 'scenes':
      return <ScenesSection scenes={story.scenes} />;
    case 'audience':
      return story.audience && <AudienceSection audience={story.audience} />;
    case 'comps':
      return <CompsSection comps={story.comps} />;
    case 'drafts':
      return <DraftsSection drafts={story.drafts} />;
    case 'words':
      return story.sessionChatId !== null && <OwnWords sessionChatId={story.sessionChatId} />;
  }
}

/** Everything that grew from the interview, section by section, and the interview itself. */
export function StorySections({ story }: { story: StoryView }) {
  const sections = sectionsOf(story);
  if (sections.length === 0) return null;
  return (
    <>
      {sections.length > 1 && <SectionLinks sections={sections} />}
      <div>
        {sections.map((id) => (
          <StorySection key={id} id={id}>
            {contentOf(id, story)}
          </StorySection>
        ))}
      </div>
    </>
  );
}
