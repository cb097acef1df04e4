import { lazy } from 'react';
import { registerConversationDialog } from '#src/features/conversation/conversation-dialog-opener.ts';
import { provideKeysSheet } from '#src/features/search/shortcuts-opener.ts';
import { provideReconciliation } from '#src/features/reconciliation/reconciliation-modal.ts';
import { endSession } from '#src/features/session/session.ts';
import { sessionExpired$, session$ } from '#src/features/session/session-state.ts';
import { provideSummaryReader } from '#src/features/summaries/summary-modal.ts';
import { closeAllDialogs, openDialog } from '#src/ui/overlay/dialogs.ts';
import { openShortcuts } from './shell/shortcuts.ts';

const ConversationDialog = lazy(async () => {
  const { ConversationDialog } = await import('#src/screens/conversation/conversation-dialog.tsx');
  return { default: ConversationDialog };
});

const SummaryReader = lazy(async () => {
  const { SummaryReader } = await import('#src/screens/conversation/summary-reader.tsx');
  return { default: SummaryReader };
});

const ReconciliationDialog = lazy(async () => {
  const { ReconciliationDialog } = await import('#src/screens/reconciliation/reconciliation-dialog.tsx');
  return { default: ReconciliationDialog };
});

async function requestSignIn(): Promise<void> {
  try {
    const { openSignInSheet } = await import('#src/screens/auth/sign-in-sheet.tsx');
    openSignInSheet();
  } catch {
    endSession();
  }
}

/**
 * Connects the dialogs that any screen can open, including the sign-in sheet for an expired session. Each loads when
 * it's first opened.
 */
export function connectScreenDialogs(): void {
  provideKeysSheet(openShortcuts);
  // A writer's dialog must not reappear for the next writer.
  session$.onChange(({ value }) => {
    if (value.phase === 'out') closeAllDialogs();
  });
  sessionExpired$.onChange(({ value }) => {
    if (value) void requestSignIn();
  });
  registerConversationDialog((subject) => {
    openDialog(<ConversationDialog subject={subject} />, { size: 'lg' });
  });
  provideSummaryReader((summary) => {
    const session = session$.peek();
    if (session.phase === 'in')
      openDialog(<SummaryReader summary={summary} userId={session.userId} />, { size: 'full' });
  });
  provideReconciliation((slug) => {
    openDialog(<ReconciliationDialog slug={slug} />, { size: 'lg' });
  });
}
