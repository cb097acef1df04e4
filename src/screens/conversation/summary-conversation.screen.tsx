import { useParams } from 'react-router-dom';
import { summarySubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /summary/{summary}: summary development (Section 2). */
export const handle: ScreenHandle = { title: 'Your summary', sidebar: false };

export function Component() {
  return <ConversationScreen subject={summarySubject(useParams()['summary'])} />;
}
