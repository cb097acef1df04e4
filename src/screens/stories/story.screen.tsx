import { useParams } from 'react-router-dom';
import { StoryMissing, StoryPage, StorySkeleton } from '#src/features/stories/components/story-page.tsx';
import { readTurns } from '#src/features/stories/queries.ts';
import type { StoryModel } from '#src/features/stories/story-model.ts';
import { TrashedStory } from '#src/features/trash/components/trashed-story.tsx';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { storyTexts } from '#src/lib/strings.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';

export const handle: ScreenHandle = { title: 'Story', sidebar: true };

/** Returns null for an invalid number, so no request is sent. */
function parseStoryId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Only a story with scenes has something to say in a screenplay's format. */
async function exportStory(story: StoryModel): Promise<void> {
  const [{ openExport }, { toSceneOutline, toStoryText }] = await Promise.all([
    import('#src/features/manuscript/components/export-dialog.tsx'),
    import('#src/features/stories/story-text.ts'),
  ]);
  const { name, sessionChatId, scenes } = story;
  openExport({
    name,
    kinds: ['word', 'markdown', ...(scenes.length > 0 ? (['fountain'] as const) : [])],
    toDoc: async (kind) =>
      kind === 'fountain'
        ? toSceneOutline(story)
        : toStoryText(story, sessionChatId === null ? [] : await readTurns(sessionChatId)),
    isPrintable: false,
  });
}

/** Section 2, /stories/{story}. */
export function Component() {
  const id = parseStoryId(useParams()['story']);
  const missing = <StoryMissing message={storyTexts.storyNotFound} />;
  return (
    <>
      <BackLink to="/stories">Stories</BackLink>
      <Column paddingTop={{ base: '4', md: '4' }}>
        {id === null ? (
          missing
        ) : (
          <StoryPage
            key={id}
            id={id}
            whenMissing={<TrashedStory id={id} skeleton={<StorySkeleton />} otherwise={missing} />}
            onExport={(story) => void exportStory(story)}
          />
        )}
      </Column>
    </>
  );
}
