import { useEffect } from 'react';
import { subscribeToProfile } from './live.ts';

/** Keeps the profile of a writer fresh while it is shown, or talked about; null where it is neither. */
export function useProfileSubscription(userId: number | null): void {
  useEffect(() => (userId === null ? undefined : subscribeToProfile(userId)), [userId]);
}
