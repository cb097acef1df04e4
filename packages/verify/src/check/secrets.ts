import type { Finding } from '#verify/base/finding.ts';
import { type Exchange, getHeaderValues, getMediaType, type Header, isJson } from '#verify/base/exchange.ts';

/** Passwords, tokens and cookies seen so far, which reports must never contain, even if the server repeats them. */
export type Secrets = {
  readonly add: (secret: string) => void;
  readonly learn: (exchange: Exchange) => void;
  readonly hide: (text: string) => string;
};

/** Shorter secrets would garble other text. Named fields are hidden anyway. */
const shortest = 6;
const shortestCookie = 16;
/** Minimum length of a truncated secret at a text's end. */
const shortestRest = 6;
const largestBody = 100_000;
/** Hiding a password that's an ordinary word would garble text. */
const isWord = /^(?:.{0,7}|[a-z_ ]+)$/;

const names = 'access_token|token|password|password_confirmation|current_password|new_password|code|auth|secret';
const inJson = new RegExp(`"(${names})"(\\s*:\\s*)"((?:[^"\\\\]|\\\\.)*)("|$)`, 'g');
const inQuery = /([?&](?:token|code|signature|password|auth_signature|access_token)=)[^&\s"'<]+/gi;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/|=-]{6,}/gi;
const cookie = /\b(XSRF-TOKEN|[\w-]*session|remember_\w+)=[^;\s"'<]+/gi;
const sanctum = /\b\d+\|[A-Za-z0-9]{20,}/g;

/** Short values such as `theme=dark` aren't secrets. */
function cookiesIn(text: string, isSetCookie: boolean): readonly string[] {
  const pairs = text.split(';');
  const values = (isSetCookie ? pairs.slice(0, 1) : pairs).map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  return values.filter(({ length }) => length >= shortestCookie);
}

function inHeaders(headers: readonly Header[]): readonly string[] {
  return [
    ...getHeaderValues(headers, 'authorization').map((value) => value.replace(/^\w+\s+/, '')),
    ...getHeaderValues(headers, 'x-xsrf-token'),
    ...getHeaderValues(headers, 'cookie').flatMap((value) => cookiesIn(value, false)),
    ...getHeaderValues(headers, 'set-cookie').flatMap((value) => cookiesIn(value, true)),
  ];
}

function inBody(headers: readonly Header[], body: Uint8Array | null): readonly string[] {
  if (!body || body.length > largestBody || !isJson(getMediaType(headers))) return [];
  const matches = [...new TextDecoder().decode(body).matchAll(inJson)];
  return matches.flatMap(([, name, , value = '']) => (name === 'code' || isWord.test(value) ? [] : [value]));
}

/** Servers may repeat a secret raw, percent-decoded, or with PHP's escaped slashes in JSON. */
function listForms(secret: string): readonly string[] {
  let decoded = secret;
  try {
    decoded = decodeURIComponent(secret);
  } catch {
    // Not percent-encoded.
  }
  return [secret, decoded, secret.replaceAll('/', String.raw`\/`), decoded.replaceAll('/', String.raw`\/`)];
}

function withoutRest(text: string, secret: string): string {
  const end = text.endsWith('…') ? text.length - 1 : text.length;
  const start = text.lastIndexOf(secret.slice(0, shortestRest));
  if (start < 0 || !secret.startsWith(text.slice(start, end))) return text;
  return `${text.slice(0, start)}…`;
}

export function createSecrets(initial: readonly string[] = []): Secrets {
  const secrets = new Set<string>();
  let longestFirst: readonly string[] | null = null;
  const add = (secret: string): void => {
    if (secret.length < shortest || secrets.has(secret)) return;
    for (const form of listForms(secret)) secrets.add(form);
    longestFirst = null;
  };
  for (const secret of initial) add(secret);
  return {
    add,
    learn: ({ requestHeaders, requestBody, response }) => {
      for (const secret of [...inHeaders(requestHeaders), ...inBody(requestHeaders, requestBody)]) add(secret);
      if (!response) return;
      for (const secret of [...inHeaders(response.headers), ...inBody(response.headers, response.body)]) add(secret);
    },
    hide: (text) => {
      let hidden = text;
      longestFirst ??= [...secrets].toSorted((one, other) => other.length - one.length);
      for (const secret of longestFirst) {
        hidden = withoutRest(hidden.replaceAll(secret, '…'), secret);
      }
      return hidden
        .replaceAll(inJson, '"$1"$2"…$4')
        .replaceAll(inQuery, '$1…')
        .replaceAll(bearer, '$1 …')
        .replaceAll(cookie, '$1=…')
        .replaceAll(sanctum, '…');
    },
  };
}

export function hideIn<Of extends Finding>({ hide }: Secrets, finding: Of): Of {
  const { subject, at, text, hint, evidence } = finding;
  const hidden = Object.entries(subject).map(([name, value]) => [
    name,
    typeof value === 'string' ? hide(value) : value,
  ]);
  return {
    ...finding,
    subject: Object.fromEntries(hidden) as typeof subject,
    at: hide(at),
    text: hide(text),
    hint: hint === undefined ? undefined : hide(hint),
    evidence: evidence?.map(hide),
  };
}
