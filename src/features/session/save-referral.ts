import { referralFrom } from '#src/lib/urls.ts';
import { writeStored } from '#src/platform/browser-storage.ts';

/**
 * Stores a URL's referral value for a login by email. A later value replaces it; a URL without a value changes
 * nothing.
 */
export function saveReferral(search: string): void {
  const referral = referralFrom(search);
  if (referral !== null) writeStored('local', 'referral', referral);
}
