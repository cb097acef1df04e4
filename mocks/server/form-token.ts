import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#shared/pusher/signatures.ts';

/** Proves that a form was sent from a page of this server, besides the rule of own-requests.ts. */
export type FormToken = {
  /** A hidden field, as HTML. */
  readonly html: string;
  readonly isValid: (value: string | null | undefined) => boolean;
};

/** The field's name. */
export const formTokenName = 'token';

/** Shown for a form of an earlier start. */
export const outdatedForm = 'Nothing was changed, because this page was out of date. Try again.';

export function createFormToken(): FormToken {
  const token = randomBytes(32).toString('hex');
  return {
    html: `<input type="hidden" name="${formTokenName}" value="${token}">`,
    isValid: (value) => typeof value === 'string' && isSameSecret(value, token),
  };
}
