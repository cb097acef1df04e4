import { useCallback } from 'react';
import { refreshProject, useProjectModel } from '#src/features/projects/queries.ts';
import { Reconciliation } from '#src/features/reconciliation/components/reconciliation.tsx';
import { ReviewChanges } from '#src/features/reconciliation/components/review-changes.tsx';
import type { ReconciliationView } from '#src/features/reconciliation/reconciliation-model.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';

type SettleProps = { reconciliation: ReconciliationView; userId: number };

/** Subscribes to the project's channel and refreshes it when changes are applied. */
function ReviewInProject({ reconciliation, userId }: SettleProps) {
  const slug = reconciliation.project?.slug ?? '';
  const projectId = useProjectModel(slug, { isTest: false, isOffline: false }).data?.id ?? null;
  const onDone = useCallback(() => void refreshProject(slug), [slug]);
  return <ReviewChanges reconciliation={reconciliation} userId={userId} projectId={projectId} onDone={onDone} />;
}

export function ReconciliationDialog({ slug }: { slug: string }) {
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return (
    <Reconciliation slug={slug}>
      {(reconciliation) => <ReviewInProject reconciliation={reconciliation} userId={writer.id} />}
    </Reconciliation>
  );
}
