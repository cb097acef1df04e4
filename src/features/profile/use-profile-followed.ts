import { useEffect } from 'react';
import { followProfile } from './live.ts';

/** Keeps the profile of a writer fresh while it is shown, or talked about; null where it is neither. */
export function useProfileFollowed(userId: number | null): void {
  useEffect(() => (userId === null ? undefined : followProfile(userId)), [userId]);
}
