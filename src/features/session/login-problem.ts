import { isFields } from '#src/lib/decode.ts';
import type { ErrorText } from '#src/lib/describe-error.ts';
import { readFailure } from '#src/lib/failure.ts';
import { inSeconds } from '#src/lib/texts.ts';
import { isApiError } from '#src/platform/api-error.ts';

export const loginTexts = {
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred. Please try again.',
  noUserOrToken: 'Invalid response from server. Missing user or token data.',
  noData: 'Invalid response from server.',
  unreadable: 'Invalid response format',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'Too many attempts. Try again in a minute.'
      : `Too many attempts. Try again in ${inSeconds(seconds)}.`,
  unreachable: 'We couldn’t reach the server. Check your connection.',
} as const;

/**
 * Returns the problem in a successful login response, or null (it needs both user and token). Unparseable
 * responses fail earlier, as the API client's `parse`.
 */
export function loginProblem(body: unknown): string | null {
  const data = isFields(body) ? body['data'] : null;
  if (!isFields(data)) return loginTexts.noData;
  const isComplete = isFields(data['user']) && typeof data['user']['id'] === 'number' && isUsableToken(data['token']);
  return isComplete ? null : loginTexts.noUserOrToken;
}

/** A token is printable text without spaces, of limited length, and not a stringified value. */
function isUsableToken(raw: unknown): raw is string {
  return (
    typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw) && !leftovers.has(raw) && !raw.includes('[object')
  );
}

const leftovers: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', 'true', 'false', '""']);

/** A login response without required data; its message is the specified text. */
export class LoginResponseError extends Error {
  override readonly name = 'LoginResponseError';
}

export type LoginProblem = {
  readonly text: string;
  readonly detail: string | null;
  readonly fields: Readonly<Partial<Record<'email' | 'password' | 'code', string>>>;
  /** The server refused the credentials, so clear the password. */
  readonly refused: boolean;
};

/** Returns the text for a failed login, or null for a cancelled one. Shows the server's message only if it refused. */
export function describeLoginError(error: unknown): ErrorText | null {
  const { kind, status, message, retryAfter } = readFailure(error);
  if (kind === 'cancelled') return null;
  if (status === 401) return { text: message ?? loginTexts.failed, detail: null };
  if (kind === 'parse' && (status === null || status < 400)) return { text: loginTexts.unreadable, detail: null };
  if (status === 429) return { text: loginTexts.unexpected, detail: loginTexts.tooMany(retryAfter) };
  return { text: loginTexts.unexpected, detail: kind === 'network' ? loginTexts.unreachable : null };
}

/** Returns null if there's no error to show, as after a cancelled request. */
export function toLoginProblem(error: unknown): LoginProblem | null {
  if (error instanceof LoginResponseError) return { text: error.message, detail: null, fields: {}, refused: false };
  const errorText = describeLoginError(error);
  if (errorText === null) return null;
  return { ...errorText, fields: getFieldErrors(error), refused: isApiError(error) && error.status === 401 };
}

function getFieldErrors(error: unknown): LoginProblem['fields'] {
  if (!isApiError(error) || error.status !== 422) return {};
  const [email, password, code] = (['email', 'password', 'code'] as const).map((name) => error.fields[name]?.[0]);
  return { ...(email && { email }), ...(password && { password }), ...(code && { code }) };
}

const missing = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
  code: 'Enter the code from the email.',
} as const;

export function missingCredentials(
  typed: Readonly<Partial<Record<keyof typeof missing, string>>>,
): LoginProblem['fields'] | null {
  const names = (['email', 'password', 'code'] as const).filter((name) => typed[name] === '');
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, missing[name]]));
}
