import { useParams } from 'react-router-dom';
import { elementSubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /projects/{slug}/conversation/narrative-elements/{narrativeElementSlug} (Section 2). */
export const handle: ScreenHandle = { title: 'Conversation', sidebar: true };

export function Component() {
  const { slug, narrativeElementSlug } = useParams();
  return <ConversationScreen subject={elementSubject(slug, narrativeElementSlug)} />;
}
