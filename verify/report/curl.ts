import type { Finding } from '#verify/finding.ts';

/** For a shell: nothing in it means anything. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** As the evidence tells a call: method, path with query, and the body where it has one. */
const called = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)(?: (.*))?$/;

/** Whose call it was. */
const tokenOf = ({ text, evidence = [] }: Finding): string => {
  const all = [text, ...evidence].join(' ');
  if (/\ban unauthenticated (?:request|client)\b/i.test(all)) return '';
  return text.startsWith('Another writer') ? '$OTHER_TOKEN' : '$TOKEN';
};

/** A body that was told whole: JSON, or the fields of a form in an address's own encoding. */
const bodyOf = (body: string): readonly string[] => {
  const type = body.startsWith('{') || body.startsWith('[') ? 'application/json' : 'application/x-www-form-urlencoded';
  return ['-H', quoted(`Content-Type: ${type}`), '-d', quoted(body)];
};

/** Whether a body cannot be sent again as it was told: bytes, or what was shortened. */
const isLost = (body: string): boolean => /^\d+ bytes of /.test(body) || body.endsWith('…');

/**
 * A line for a shell that makes the call of a finding again; null where no call is told, or not the whole of it. The login
 * stands in `$TOKEN`, and no secret in the line.
 */
export const curlOf = (finding: Finding, target: string): string | null => {
  const found = finding.evidence?.map((line) => called.exec(line)).find((match) => match !== null);
  if (!found || !/^https?:\/\//.test(target)) return null;
  const [, method = 'GET', path = '', body = ''] = found;
  if (isLost(body)) return null;
  const token = tokenOf(finding);
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(token === '' ? [] : [`-H "Authorization: Bearer ${token}"`]),
    `-H 'Accept: application/json'`,
    ...(body === '' ? [] : bodyOf(body)),
    quoted(target.replace(/\/+$/, '') + path),
  ].join(' ');
};
