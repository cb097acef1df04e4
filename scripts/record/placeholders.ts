import { escapeRegExp } from '#shared/values.ts';

export type SecretKind = 'token' | 'email' | 'password' | 'code' | 'signature' | 'name';

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

export type Placeholders = {
  readonly of: (kind: SecretKind, value: string) => string;
  readonly replace: (text: string) => string;
  readonly count: () => number;
};

export function createPlaceholders(): Placeholders {
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
