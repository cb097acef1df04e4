import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { storySubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /stories/new and /stories/{story}/develop (Section 2). No sidebar, because insights are beside it. */
export const handle: ScreenHandle = { title: 'Your story', sidebar: false };

/** A single component for both URLs: a new story gets its own after the first answer, without a remount. */
export function Component() {
  const { story } = useParams();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ story, began: story });
  const [own, setOwn] = useState<string | null>(null);
  if (story !== shown.story) {
    const isSame = story === own;
    setShown({ story, began: isSame ? shown.began : story });
    if (!isSame) setOwn(null);
  }
  const isNew = story === undefined;
  const onStoryCreated = useCallback(
    (id: number): void => {
      if (!isNew) return;
      setOwn(String(id));
      void navigate(`/stories/${id}/develop`, { replace: true, preventScrollReset: true });
    },
    [isNew, navigate],
  );
  return <ConversationScreen subject={storySubject(shown.began)} onStoryCreated={onStoryCreated} />;
}
