import { useLocation } from 'react-router-dom';
import { parsePendingSignIn, type PendingSignIn } from './sign-in-place.ts';

/** The query of a sign-in screen, and what the history's entry holds of a sign-in. */
export function usePendingSignIn(): PendingSignIn & { readonly search: string } {
  const location = useLocation();
  return { ...parsePendingSignIn(location.state), search: location.search };
}
