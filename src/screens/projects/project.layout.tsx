import { useSubscription } from '#src/ui/use-subscription.ts';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { ProjectMissing, ProjectSkeleton } from '#src/features/projects/components/project-placeholders.tsx';
import { subscribeToProject } from '#src/features/projects/live.ts';
import { useProjectModel } from '#src/features/projects/queries.ts';
import { useIsUnchecked } from '#src/features/session/queries.ts';
import { requestReauth } from '#src/features/session/reauthentication.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { useRetry } from '#src/ui/use-retry.ts';

/**
 * Loads the project below /projects/{slug}, except for conversations. The current project is cached for 30 s
 * (specification LIMITS-02). `test=true` is passed on.
 */
export function Component() {
  const requested = useParams()['slug'] ?? '';
  // Skip the request for an invalid slug.
  const slug = readSlug(requested) ?? '';
  const [query] = useSearchParams();
  const read = useProjectModel(slug, {
    isTest: query.get('test') === 'true',
    isOffline: useIsUnchecked(),
  });
  const { data: project } = read;
  const { isPending, error, failure } = useRetry(read);
  useSubscription(subscribeToProject, project?.id, project?.slug);
  if (project) return <Outlet context={project} />;
  if (isPending && slug !== '') return <ProjectSkeleton />;
  return <ProjectMissing slug={requested} error={error} failure={failure} onLogIn={() => void requestReauth()} />;
}
