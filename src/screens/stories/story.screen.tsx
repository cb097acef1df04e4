import { useParams } from 'react-router-dom';
import { type ItemSource, useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { StoryMissing, StoryPage, StorySkeleton } from '#src/features/stories/components/story-page.tsx';
import { readTurns } from '#src/features/stories/queries.ts';
import type { StoryModel } from '#src/features/stories/story-model.ts';
import { TrashedStory } from '#src/features/trash/components/trashed-story.tsx';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { storyTexts } from '#src/lib/texts.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';

export const handle: ScreenHandle = { title: 'Story', sidebar: true };

/** Returns null for an invalid number, so no request is sent. */
function parseStoryId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Only a story with scenes can be a screenplay. */
function toExportSource(story: StoryModel): ItemSource {
  const { name, sessionChatIds, scenes } = story;
  return {
    name,
    kinds: ['word', 'markdown', ...(scenes.length > 0 ? (['fountain'] as const) : [])],
    ...(sessionChatIds.length > 0 && { contents: ['everything', 'page', 'interview'] as const }),
    toDoc: async (kind, { content, ...options }) => {
      const { toInterview, toSceneOutline, toStoryText } = await import('#src/features/stories/story-text.ts');
      if (kind === 'fountain') return toSceneOutline(story);
      const turns = content === 'page' ? [] : await readTurns(sessionChatIds);
      return content === 'interview' ? toInterview(name, turns, options) : toStoryText(story, turns, options);
    },
  };
}

/** /stories/{story}. */
export function Component() {
  const id = parseStoryId(useParams()['story']);
  const toExportItems = useExportItems(useAuthor());
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
            toExportItems={(story) => toExportItems(toExportSource(story))}
          />
        )}
      </Column>
    </>
  );
}
