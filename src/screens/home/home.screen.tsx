import { Greeting } from '#src/features/session/components/greeting.tsx';
import { useLatestConversation, useStories } from '#src/features/stories/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Column } from '#src/ui/layout/column.tsx';
import { HomeConversation } from './home-conversation.tsx';
import { HomeEmpty } from './home-empty.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTopBar } from './home-top-bar.tsx';

export const handle: ScreenHandle = { title: null, sidebar: true };

/** Where the writer left off (section 2, /). Each part loads, and fails, for itself. */
export function Component() {
  const latest = useLatestConversation();
  const stories = useStories();
  const isEmpty = latest.data === null && stories.data?.length === 0;
  return (
    <>
      <HomeTopBar />
      <Column>
        <Greeting />
        {isEmpty ? (
          <HomeEmpty />
        ) : (
          <>
            <HomeConversation latest={latest} />
            <HomeStories stories={stories} isMainAction={latest.data === null} />
          </>
        )}
      </Column>
    </>
  );
}
