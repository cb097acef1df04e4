import { useCallback } from 'react';
import { refreshProject, useProjectModel } from '#src/features/projects/queries.ts';
import { Reconciliation } from '#src/features/reconciliation/components/reconciliation.tsx';
import { ReviewChanges } from '#src/features/reconciliation/components/review-changes.tsx';
import type { ReconciliationView } from '#src/features/reconciliation/reconciliation-model.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';

type SettleProps = { reconciliation: ReconciliationView; drafts: ReadonlyMap<number, string>; userId: number };

/** Subscribes to the project's channel and refreshes it when changes are applied. */
function ReviewInProject({ reconciliation, drafts, userId }: SettleProps) {
  const slug = reconciliation.project?.slug ?? '';
  const projectId = useProjectModel(slug, false).data?.id ?? null;
  const onDone = useCallback(() => void refreshProject(slug), [slug]);
  return (
    <ReviewChanges
      reconciliation={reconciliation}
      drafts={drafts}
      userId={userId}
      projectId={projectId}
      onDone={onDone}
    />
  );
}

export function ReconciliationDialog({ slug }: { slug: string }) {
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return (
    <Reconciliation slug={slug} userId={writer.id}>
      {(reconciliation, drafts) => (
        <ReviewInProject reconciliation={reconciliation} drafts={drafts} userId={writer.id} />
      )}
    </Reconciliation>
  );
}
