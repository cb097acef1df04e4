import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralFrom } from './referral.ts';

describe('referral codes in URLs', () => {
  // Covers ROUTER-36.
  it.each([
    ['?referral=ABC', 'ABC'],
    ['referral=ABC', 'ABC'],
    ['?referral_code=spring-24_x', 'spring-24_x'],
    ['?referral=one&referral_code=two', 'two'],
    ['?referral_code=two&referral=one', 'two'],
    ['?referral=one&referral=two', 'two'],
    ['?referral=one&referral=%3Cscript%3E', 'one'],
    [`?referral=${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('reads %s as the referral code %s', (search, expected) => {
    expect(referralFrom(search)).toBe(expected);
  });

  it.each([
    [''],
    ['?'],
    ['?referral='],
    ['?referral=<script>'],
    ['?referral=a b'],
    ['?referral=a%0Ab'],
    [`?referral=${'a'.repeat(65)}`],
    [`?referral=${'a'.repeat(5000)}`],
    ['?Referral=ABC'],
  ])('returns no referral code for %s', (search) => {
    expect(referralFrom(search)).toBeNull();
  });

  it('returns only short plain codes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, other) => {
        const result = referralFrom(new URLSearchParams({ referral: code, referral_code: other }).toString());
        if (result !== null) expect(result).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      }),
    );
  });
});
