import { lazy } from 'react';
import { provideConversationDialog } from '#src/features/conversation/conversation-dialog.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

const ConversationDialog = lazy(async () => {
  const { ConversationDialog } = await import('#src/screens/conversation/conversation-dialog.tsx');
  return { default: ConversationDialog };
});

/** Lets every screen open a conversation over itself; the engine is loaded when the first one is opened. */
export function connectConversationDialog(): void {
  provideConversationDialog((subject) => {
    openDialog(<ConversationDialog subject={subject} />, { size: 'lg' });
  });
}
