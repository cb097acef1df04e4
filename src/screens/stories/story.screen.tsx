import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { StoryMissing, StoryPage, StorySkeleton } from '#src/features/stories/components/story-page.tsx';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { readTurns } from '#src/features/stories/queries.ts';
import type { StoryModel } from '#src/features/stories/story-model.ts';
import { TrashedStory } from '#src/features/trash/components/trashed-story.tsx';
import type { RichDoc } from '#src/lib/rich-text.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { storyTexts } from '#src/lib/strings.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';

export const handle: ScreenHandle = { title: 'Story', sidebar: true };

/** Returns null for an invalid number, so no request is sent. */
function parseStoryId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Only a story with scenes can be a screenplay. `print` gets the text to print. */
async function exportStory(story: StoryModel, print: (text: RichDoc) => Promise<void>): Promise<void> {
  const [{ openExport }, { toPrintedStory, toSceneOutline, toStoryText }] = await Promise.all([
    import('#src/features/manuscript/components/export-dialog.tsx'),
    import('#src/features/stories/story-text.ts'),
  ]);
  const { name, sessionChatId, scenes } = story;
  const getTurns = async () => (sessionChatId === null ? [] : readTurns(sessionChatId));
  openExport({
    name,
    kinds: ['word', 'markdown', ...(scenes.length > 0 ? (['fountain'] as const) : [])],
    toDoc: async (kind) => (kind === 'fountain' ? toSceneOutline(story) : toStoryText(story, await getTurns())),
    preparePrint: async () => print(toPrintedStory(story, await getTurns())),
  });
}

/** Returns a function that prepares a story for printing, until the screen closes. */
function usePrint(author: string | null) {
  const [open, setOpen] = useState<(() => () => void) | null>(null);
  useSubscription(open);
  return async (title: string, text: RichDoc): Promise<void> => {
    const { openPrintSheet, toPrintableText } = await import('#src/ui/rich-text/print-sheet.ts');
    const openThis = () => openPrintSheet({ title, author, getText: () => toPrintableText(text) });
    flushSync(() => setOpen(() => openThis));
  };
}

/** /stories/{story}. */
export function Component() {
  const id = parseStoryId(useParams()['story']);
  const writer = useCurrentUser();
  const print = usePrint(writer?.firstName == null ? null : writer.name);
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
            onExport={(story) => void exportStory(story, (text) => print(story.name, text))}
          />
        )}
      </Column>
    </>
  );
}
