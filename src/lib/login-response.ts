import { loginTexts } from './strings.ts';

/**
 * Returns the problem in a successful login response, or null (section 5: it needs both user and token). Unparseable
 * responses fail earlier, as the transport's `parse`.
 */
export function loginProblem(body: unknown): string | null {
  const data = isObject(body) ? body['data'] : null;
  if (!isObject(data)) return loginTexts.noData;
  const isComplete = isObject(data['user']) && typeof data['user']['id'] === 'number' && isUsableToken(data['token']);
  return isComplete ? null : loginTexts.noUserOrToken;
}

/** A token is printable text without spaces, of limited length, and not a stringified value. */
function isUsableToken(raw: unknown): raw is string {
  return (
    typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw) && !leftovers.has(raw) && !raw.includes('[object')
  );
}

const leftovers: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', 'true', 'false', '""']);

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
