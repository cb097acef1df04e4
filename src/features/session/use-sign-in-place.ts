import { useLocation } from 'react-router-dom';
import { readPlace, type SignInPlace } from './sign-in-place.ts';

/** The query of a sign-in screen, and what the history's entry holds of a sign-in. */
export function useSignInPlace(): SignInPlace & { readonly search: string } {
  const location = useLocation();
  return { ...readPlace(location.state), search: location.search };
}
