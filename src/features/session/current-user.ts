import type { User } from '#src/contract/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';

/** The logged-in user (section 3), as far as the shell shows it. */
export type CurrentUser = {
  readonly id: number;
  /** Full name, or the email without one. */
  readonly name: string;
  readonly firstName: string | null;
  /** The server's URL, unchecked. */
  readonly photo: string | null;
};

export function toCurrentUser(user: User): CurrentUser {
  const name = trimmed(user.name);
  return {
    id: user.id,
    name: name ?? trimmed(user.email) ?? 'You',
    firstName: name?.split(/\s+/u)[0] ?? null,
    photo: trimmed(user.avatar?.path),
  };
}
