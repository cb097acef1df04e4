import { describeError } from '#src/lib/describe-error.ts';
import { isApiError } from '#src/platform/api-error.ts';

/** A login answer that parsed but does not hold what it must; its message is the specified text (section 5). */
export class LoginResponseError extends Error {
  override readonly name = 'LoginAnswerError';
}

/** What the form shows after a failed try: the specified text, a second line, and what belongs beside a field. */
export type LoginProblem = {
  readonly text: string;
  readonly detail: string | null;
  readonly fields: Readonly<Partial<Record<'email' | 'password' | 'code', string>>>;
  /** The credentials were refused: what was typed as password is not worth keeping. */
  readonly refused: boolean;
};

/** Reads a failed login; null when there is nothing to show, as after a cancelled call. */
export function toLoginProblem(error: unknown): LoginProblem | null {
  if (error instanceof LoginResponseError) return { text: error.message, detail: null, fields: {}, refused: false };
  const told = describeError(error, 'login');
  if (told === null) return null;
  return { ...told, fields: fieldsOf(error), refused: isApiError(error) && error.status === 401 };
}

function fieldsOf(error: unknown): LoginProblem['fields'] {
  if (!isApiError(error) || error.status !== 422) return {};
  const [email, password, code] = (['email', 'password', 'code'] as const).map((name) => error.fields[name]?.[0]);
  return { ...(email && { email }), ...(password && { password }), ...(code && { code }) };
}

const missing = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
  code: 'Enter the code from the email.',
} as const;

/** What is missing of these before anything is sent, in words; null when all is there. */
export function missingCredentials(
  typed: Readonly<Partial<Record<keyof typeof missing, string>>>,
): LoginProblem['fields'] | null {
  const names = (['email', 'password', 'code'] as const).filter((name) => typed[name] === '');
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, missing[name]]));
}
