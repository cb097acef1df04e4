import { describe } from '#src/lib/describe-error.ts';
import { isApiError } from '#src/platform/api-error.ts';

/** A login answer that parsed but does not hold what it must; its message is the specified text (section 5). */
export class LoginAnswerError extends Error {
  override readonly name = 'LoginAnswerError';
}

/** What the form shows after a failed try: the specified text, a second line, and what belongs beside a field. */
export type LoginProblem = {
  readonly text: string;
  readonly detail: string | null;
  readonly fields: Readonly<Partial<Record<'email' | 'password', string>>>;
  /** The credentials were refused: what was typed as password is not worth keeping. */
  readonly refused: boolean;
};

/** Reads a failed login; null when there is nothing to show, as after a cancelled call. */
export function loginProblemOf(error: unknown): LoginProblem | null {
  if (error instanceof LoginAnswerError) return { text: error.message, detail: null, fields: {}, refused: false };
  const told = describe(error, 'login');
  if (told === null) return null;
  return { ...told, fields: fieldsOf(error), refused: isApiError(error) && error.status === 401 };
}

function fieldsOf(error: unknown): LoginProblem['fields'] {
  if (!isApiError(error) || error.status !== 422) return {};
  const email = error.fields['email']?.[0];
  const password = error.fields['password']?.[0];
  return { ...(email && { email }), ...(password && { password }) };
}

/** What is missing before anything is sent; null when all is there. */
export function missingCredentials(email: string, password: string): LoginProblem['fields'] | null {
  if (email !== '' && password !== '') return null;
  return {
    ...(email === '' && { email: 'Enter your email address.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}
