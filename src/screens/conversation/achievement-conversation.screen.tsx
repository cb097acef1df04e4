import { useParams } from 'react-router-dom';
import { achievementSubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /profile/achievements/{achievement}/develop (Section 2). */
export const handle: ScreenHandle = { title: 'Your achievement', sidebar: false };

export function Component() {
  return <ConversationScreen subject={achievementSubject(useParams()['achievement'])} />;
}
