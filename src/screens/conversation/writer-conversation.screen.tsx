import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { ConversationScreen } from './conversation-screen.tsx';

/** /profile/develop (Section 2). */
export const handle: ScreenHandle = { title: 'About you', sidebar: false };

export function Component() {
  return <ConversationScreen subject={{ endpoint: 'writer' }} />;
}
