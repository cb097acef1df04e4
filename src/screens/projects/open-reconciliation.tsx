import { lazy } from 'react';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

const ReconciliationDialog = lazy(async () => {
  const { ReconciliationDialog } = await import('./reconciliation-dialog.tsx');
  return { default: ReconciliationDialog };
});

/** Opens the reconciliation modal (section 2) over the present screen: the changes that wait to be settled. */
export function openReconciliation(slug: string): void {
  openDialog(<ReconciliationDialog slug={slug} />, { size: 'lg' });
}
