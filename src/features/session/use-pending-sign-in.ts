import { useLocation } from 'react-router-dom';
import { parsePendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

export function usePendingSignIn(): PendingSignIn & { readonly search: string } {
  const location = useLocation();
  return { ...parsePendingSignIn(location.state), search: location.search };
}
