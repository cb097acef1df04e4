import { useParams, useSearchParams } from 'react-router-dom';
import { genericSubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /conversation/{endpoint?}/{element?} (Section 2). */
export const handle: ScreenHandle = { title: 'Conversation', sidebar: false };

export function Component() {
  const { endpoint, element } = useParams();
  const [query] = useSearchParams();
  return <ConversationScreen subject={genericSubject(endpoint, element, query)} />;
}
