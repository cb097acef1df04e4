import { lazy } from 'react';
import { provideConversationDialog } from '#src/features/conversation/conversation-dialog.ts';
import { provideReconciliation } from '#src/features/reconciliation/reconciliation-modal.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

const ConversationDialog = lazy(async () => {
  const { ConversationDialog } = await import('#src/screens/conversation/conversation-dialog.tsx');
  return { default: ConversationDialog };
});

const ReconciliationDialog = lazy(async () => {
  const { ReconciliationDialog } = await import('#src/screens/reconciliation/reconciliation-dialog.tsx');
  return { default: ReconciliationDialog };
});

/**
 * Lets every screen open a conversation, or the changes that wait to be settled, over itself; each is loaded when it is first
 * opened.
 */
export function connectScreenDialogs(): void {
  provideConversationDialog((subject) => {
    openDialog(<ConversationDialog subject={subject} />, { size: 'lg' });
  });
  provideReconciliation((slug) => {
    openDialog(<ReconciliationDialog slug={slug} />, { size: 'lg' });
  });
}
