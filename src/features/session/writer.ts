import type { User } from '#src/contract/generated/model/index.ts';
import { asText } from '#src/lib/read-raw.ts';

/** The logged-in writer (section 3), as far as the shell shows one. */
export type CurrentUser = {
  readonly id: number;
  /** The full name, or the email while there is none. */
  readonly name: string;
  /** For a greeting; null when no name is known. */
  readonly firstName: string | null;
  /** Address of the picture as the server gave it, unchecked. */
  readonly picture: string | null;
};

/** Reads the user of the wire; a missing name or picture breaks nothing. */
export function toCurrentUser(user: User): CurrentUser {
  const name = asText(user.name);
  return {
    id: user.id,
    name: name ?? asText(user.email) ?? 'You',
    firstName: name?.split(/\s+/u)[0] ?? null,
    picture: asText(user.avatar?.path),
  };
}
