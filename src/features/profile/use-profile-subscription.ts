import { useEffect } from 'react';
import { subscribeToProfile } from './live.ts';

export function useProfileSubscription(userId: number | null): void {
  useEffect(() => (userId === null ? undefined : subscribeToProfile(userId)), [userId]);
}
