import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useProfile } from '../queries.ts';

/** In the place of a profile that did not come. */
export function ProfileFailed() {
  const { isFetching, refetch } = useProfile();
  return <ErrorState message="We couldn’t load your profile." retrying={isFetching} onRetry={() => void refetch()} />;
}
