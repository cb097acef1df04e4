const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The referral value in an address' query (section 2), or null. With both names present `referral_code` wins; of a name given
 * twice the later value counts. Anything that is not a short plain code is ignored.
 * @param search the query, with or without its question mark
 */
export function referralFrom(search: string): string | null {
  const query = new URLSearchParams(search);
  const last = (name: string) => query.getAll(name).findLast((value) => pattern.test(value)) ?? null;
  return last('referral_code') ?? last('referral');
}
