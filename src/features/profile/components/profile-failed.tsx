import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useProfile } from '../queries.ts';

export function ProfileFailed() {
  const { isFetching, refetch } = useProfile();
  return <ErrorState message="We couldn’t load your profile." retrying={isFetching} onRetry={() => void refetch()} />;
}
