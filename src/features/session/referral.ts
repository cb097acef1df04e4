import { referralFrom } from '#src/lib/referral.ts';
import { writeStored } from '#src/platform/browser-storage.ts';

/**
 * Keeps the referral value of an address (section 2), to be sent with a sign-in by email. A later value replaces an
 * earlier one; an address without one changes nothing.
 */
export function saveReferral(search: string): void {
  const referral = referralFrom(search);
  if (referral !== null) writeStored('local', 'referral', referral);
}
