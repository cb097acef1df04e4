import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { storySubject } from '#src/lib/conversation-address.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /stories/new and /stories/{story}/develop: the interview of a story (section 2). No sidebar; the insights stand beside it. */
export const handle: ScreenHandle = { title: 'Your story', sidebar: false };

/**
 * Both addresses in one component: after its first answer a new story gets its own address, and nothing is mounted anew. Only
 * another story begins another conversation.
 */
export function Component() {
  const { story } = useParams();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ story, began: story });
  // The story that this conversation turned out to be about.
  const [own, setOwn] = useState<string | null>(null);
  if (story !== shown.story) {
    const isSame = story === own;
    setShown({ story, began: isSame ? shown.began : story });
    if (!isSame) setOwn(null);
  }
  const isNew = story === undefined;
  const onStoryTold = useCallback(
    (id: number): void => {
      if (!isNew) return;
      setOwn(String(id));
      void navigate(`/stories/${id}/develop`, { replace: true, preventScrollReset: true });
    },
    [isNew, navigate],
  );
  return <ConversationScreen subject={storySubject(shown.began)} onStoryTold={onStoryTold} />;
}
