import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useWriter } from '#src/features/session/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import type { ConversationEntry } from '#src/features/conversation/queries.ts';
import { StoryConversation } from './story-conversation.tsx';

/** /stories/new and /stories/{story}/develop: the interview of a story (section 2). No sidebar; the insights stand beside it. */
export const handle: ScreenHandle = { title: 'Your story', sidebar: false };

function entryOf(story: string | undefined): ConversationEntry | null {
  if (story === undefined) return 'new-story';
  const id = Number(story);
  return Number.isSafeInteger(id) && id > 0 ? { story: id } : null;
}

/**
 * Both addresses in one component: after its first answer a new story gets its own address, and nothing is mounted anew. Only
 * another story begins another conversation.
 */
export function Component() {
  const { story } = useParams();
  const [shown, setShown] = useState({ story, began: story });
  // The story that this conversation turned out to be about.
  const [own, setOwn] = useState<string | null>(null);
  if (story !== shown.story) {
    const isSame = story === own;
    setShown({ story, began: isSame ? shown.began : story });
    if (!isSame) setOwn(null);
  }
  const entry = entryOf(shown.began);
  const writer = useWriter();
  if (entry === null) return <Navigate to="/" replace />;
  // Logged out meanwhile: the router is on its way to the login.
  if (writer === undefined) return null;
  return (
    <StoryConversation
      key={shown.began ?? 'new'}
      entry={entry}
      userId={writer.id}
      isNew={story === undefined}
      onStory={setOwn}
    />
  );
}
