import { loginTexts } from './texts.ts';

/**
 * What is wrong with a login answer that came with a success status (section 5: it needs both user and token), or null when
 * nothing is. An answer that could not be parsed at all never gets here: that is the transport's `parse` failure.
 * @param body the parsed JSON
 */
export function loginProblem(body: unknown): string | null {
  const data = isObject(body) ? body['data'] : null;
  if (!isObject(data)) return loginTexts.noData;
  return isObject(data['user']) && isUsableToken(data['token']) ? null : loginTexts.noUserOrToken;
}

/** A bearer token is printable text without spaces, of a sane length, and not the remains of a value turned into text. */
function isUsableToken(raw: unknown): raw is string {
  return (
    typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw) && !leftovers.has(raw) && !raw.includes('[object')
  );
}

const leftovers: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', 'true', 'false', '""']);

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
