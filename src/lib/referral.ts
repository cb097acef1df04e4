const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns the referral value of a URL's query (section 2), or null. `referral_code` wins, and the last of repeated
 * values. Anything but a short plain code is ignored.
 */
export function referralFrom(search: string): string | null {
  const query = new URLSearchParams(search);
  const last = (name: string) => query.getAll(name).findLast((value) => pattern.test(value)) ?? null;
  return last('referral_code') ?? last('referral');
}
