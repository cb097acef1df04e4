import type { Finding } from '#verify/finding.ts';

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The request format in evidence: method, path with query, optional body. */
const called = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)(?: (.*))?$/;

function getTokenVariable({ text, evidence = [] }: Finding): string {
  const all = [text, ...evidence].join(' ');
  if (/\ban unauthenticated (?:request|client)\b/i.test(all)) return '';
  return text.startsWith('Another writer') ? '$OTHER_TOKEN' : '$TOKEN';
}

function toBodyArgs(body: string): readonly string[] {
  const type = body.startsWith('{') || body.startsWith('[') ? 'application/json' : 'application/x-www-form-urlencoded';
  return ['-H', quoted(`Content-Type: ${type}`), '-d', quoted(body)];
}

/** Binary or shortened bodies can't be sent again. */
function isLost(body: string): boolean {
  return /^\d+ bytes of /.test(body) || body.endsWith('…');
}

/**
 * Returns a curl command that repeats the request, or null if the evidence is incomplete. Uses `$TOKEN`, so it contains
 * no secret.
 */
export function toCurl(finding: Finding, target: string): string | null {
  const requestMatch = finding.evidence?.map((line) => called.exec(line)).find((match) => match !== null);
  if (!requestMatch || !/^https?:\/\//.test(target)) return null;
  const [, method = 'GET', path = '', body = ''] = requestMatch;
  if (isLost(body)) return null;
  const token = getTokenVariable(finding);
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(token === '' ? [] : [`-H "Authorization: Bearer ${token}"`]),
    `-H 'Accept: application/json'`,
    ...(body === '' ? [] : toBodyArgs(body)),
    quoted(target.replace(/\/+$/, '') + path),
  ].join(' ');
}
