import { useParams } from 'react-router-dom';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { StoryMissing, StoryPage } from '#src/features/stories/components/story-page.tsx';
import { useStorySubscription } from '#src/features/stories/live.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { storyTexts } from '#src/lib/strings.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';

export const handle: ScreenHandle = { title: 'Story', sidebar: true };

/** Returns null for an invalid number, so no request is sent. */
function parseStoryId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Section 2, /stories/{story}. */
export function Component() {
  const id = parseStoryId(useParams()['story']);
  useStorySubscription(useCurrentUser()?.id ?? null, id);
  return (
    <>
      <BackLink to="/stories">Stories</BackLink>
      <Column paddingTop={{ base: '4', md: '4' }}>
        {id === null ? <StoryMissing message={storyTexts.storyNotFound} /> : <StoryPage key={id} id={id} />}
      </Column>
    </>
  );
}
