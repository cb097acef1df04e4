import { lazy } from 'react';
import { reconnectLive } from '#src/api/live.ts';
import { session$, sessionExpired$ } from '#src/features/session/session-state.ts';
import { expireSession } from '#src/features/session/session.ts';
import { connectionTexts } from '#src/lib/texts.ts';
import { provideAppActions } from '#src/platform/app-actions.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { closeAllDialogs, openDialog } from '#src/ui/overlay/dialogs.ts';
import { openShortcuts } from './shell/shortcuts.ts';
import { showError } from './show-error.ts';

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
    expireSession();
  }
}

function openSummary(summary: number): void {
  const session = session$.peek();
  if (session.phase === 'in') openDialog(<SummaryReader summary={summary} userId={session.userId} />, { size: 'full' });
}

function showConnectionError(): void {
  toast({
    type: 'error',
    title: connectionTexts.title,
    message: connectionTexts.setupFailed,
    action: { label: 'Reconnect', onAction: reconnectLive },
  });
}

/**
 * Provides what features and screens ask of the application, and opens the sign-in sheet when the session expires. Each
 * dialog loads when it's first opened.
 */
export function wireApp(): void {
  provideAppActions({
    openConversation: (subject, options) =>
      openDialog(<ConversationDialog subject={subject} {...options} />, { size: 'conversation' }),
    openSummary,
    openReconciliation: (slug) => openDialog(<ReconciliationDialog slug={slug} />, { size: 'lg' }),
    openShortcuts,
    showError,
    showConnectionError,
  });
  // A writer's dialog must not reappear for the next writer.
  session$.onChange(({ value }) => {
    if (value.phase === 'out') closeAllDialogs();
  });
  sessionExpired$.onChange(({ value }) => {
    if (value) void requestSignIn();
  });
}
