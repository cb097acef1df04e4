import { type Fields, isFields, escapeRegExp } from '#shared/values.ts';

type SecretKind = 'token' | 'email' | 'password' | 'code' | 'signature' | 'name';

/** The same value always gets the same placeholder. */
const forms: { readonly [Kind in SecretKind]: (n: number) => string } = {
  token: (n) => `token-${n}`,
  email: (n) => `person-${n}@example.test`,
  password: (n) => `password-${n}`,
  code: (n) => `code-${n}`,
  signature: (n) => `signature-${n}`,
  name: (n) => `Name${n}`,
};

/** Shorter secrets are replaced only in fields that name them. */
const shortest = { token: 6, email: 6, password: 6, code: 6, signature: 6, name: 3 } as const;

type Placeholders = {
  readonly of: (kind: SecretKind, value: string) => string;
  readonly replace: (text: string) => string;
  readonly count: () => number;
};

function createPlaceholders(): Placeholders {
  const secrets = new Map<string, { readonly kind: SecretKind; readonly placeholder: string }>();
  const usedPlaceholders = new Set<string>();
  const counts = new Map<SecretKind, number>();
  let expression: RegExp | null = null;
  const expressionNow = (): RegExp | null => {
    const values = [...secrets].filter(([value, { kind }]) => value.length >= shortest[kind]);
    const longestFirst = values.toSorted(([one], [other]) => other.length - one.length);
    const alternatives = longestFirst.map(([value, { kind }]) =>
      kind === 'name' ? String.raw`(?<![\p{L}\p{N}])${escapeRegExp(value)}(?![\p{L}\p{N}])` : escapeRegExp(value),
    );
    return alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'giu');
  };
  return {
    of: (kind, written) => {
      const value = written.toLowerCase();
      const existing = secrets.get(value);
      if (existing) return existing.placeholder;
      if (usedPlaceholders.has(value)) return written;
      const n = (counts.get(kind) ?? 0) + 1;
      const placeholder = forms[kind](n);
      counts.set(kind, n);
      usedPlaceholders.add(placeholder.toLowerCase());
      secrets.set(value, { kind, placeholder });
      expression = expressionNow();
      return placeholder;
    },
    replace: (text) =>
      expression
        ? text.replaceAll(expression, (match) => secrets.get(match.toLowerCase())?.placeholder ?? match)
        : text,
    count: () => secrets.size,
  };
}

/** docs/recording.md lists what it removes. */
export type Scrubber = {
  readonly json: (value: unknown) => unknown;
  readonly text: (text: string) => string;
  readonly learn: (kind: SecretKind, value: string) => void;
  /** Number of secrets; when it grows, earlier entries need another check. */
  readonly countSecrets: () => number;
};

const secretFields: ReadonlyMap<string, SecretKind> = new Map([
  ['token', 'token'],
  ['access_token', 'token'],
  ['refresh_token', 'token'],
  ['remember_token', 'token'],
  ['api_key', 'token'],
  ['secret', 'token'],
  ['password', 'password'],
  ['current_password', 'password'],
  ['new_password', 'password'],
  ['password_confirmation', 'password'],
  ['code', 'code'],
  ['referral_code', 'code'],
  ['auth', 'signature'],
  ['channel_data', 'signature'],
  ['email', 'email'],
]);
const nameFields = new Set(['first_name', 'last_name', 'nickname', 'full_name', 'username']);
const personFields = ['email', 'first_name', 'bio', 'origin_story', 'writing_motivation'];

const patterns: readonly (readonly [SecretKind, RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['token', /\b\d+\|[A-Za-z0-9]{20,}\b/gu],
  ['token', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu],
];

const parameters =
  /(?<name>[?&](?:token|signature|sig|auth|auth_signature|auth_key|key|code|email|password|x-amz-[a-z-]+)=)[^&#\s"]+/giu;

function isPersonName(name: string, of: Fields): boolean {
  return nameFields.has(name) || (name === 'name' && personFields.some((field) => field in of));
}

function learnFrom(value: unknown, placeholders: Placeholders, vocabulary: ReadonlySet<string>): void {
  if (Array.isArray(value)) for (const item of value) learnFrom(item, placeholders, vocabulary);
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const kind = secretFields.get(name.toLowerCase());
    if (typeof inner !== 'string' || inner === '') learnFrom(inner, placeholders, vocabulary);
    else if (kind) placeholders.of(kind, inner);
    else if (isPersonName(name, value)) {
      for (const word of inner.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []) {
        if (!vocabulary.has(word.toLowerCase())) placeholders.of('name', word);
      }
    }
  }
}

export function createScrubber(vocabulary: ReadonlySet<string> = new Set()): Scrubber {
  const placeholders = createPlaceholders();
  const scrubText = (text: string): string => {
    const maskedText = text.replaceAll(parameters, '$<name>scrubbed');
    for (const [kind, pattern] of patterns)
      for (const [match] of maskedText.matchAll(pattern)) placeholders.of(kind, match);
    return placeholders.replace(maskedText);
  };
  const scrub = (value: unknown): unknown => {
    if (typeof value === 'string') return scrubText(value);
    if (Array.isArray(value)) return value.map(scrub);
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const kind = secretFields.get(name.toLowerCase());
        return [name, kind && typeof inner === 'string' && inner !== '' ? placeholders.of(kind, inner) : scrub(inner)];
      }),
    );
  };
  return {
    json: (value) => {
      learnFrom(value, placeholders, vocabulary);
      return scrub(value);
    },
    text: scrubText,
    learn: (kind, value) => {
      if (value !== '') placeholders.of(kind, value);
    },
    countSecrets: placeholders.count,
  };
}
