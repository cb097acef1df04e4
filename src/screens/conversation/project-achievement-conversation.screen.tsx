import { useParams } from 'react-router-dom';
import { projectAchievementSubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /projects/{slug}/conversation/user-achievements/{userAchievementId} (Section 2). */
export const handle: ScreenHandle = { title: 'Conversation', sidebar: true };

export function Component() {
  const { slug, userAchievementId } = useParams();
  return <ConversationScreen subject={projectAchievementSubject(slug, userAchievementId)} />;
}
