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

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export type Placeholders = {
  readonly of: (kind: SecretKind, value: string) => string;
  readonly replace: (text: string) => string;
  readonly count: () => number;
};

export function createPlaceholders(): Placeholders {
  const known = new Map<string, { readonly kind: SecretKind; readonly placeholder: string }>();
  const given = new Set<string>();
  const counts = new Map<SecretKind, number>();
  let expression: RegExp | null = null;
  const expressionNow = (): RegExp | null => {
    const values = [...known].filter(([value, { kind }]) => value.length >= shortest[kind]);
    const longestFirst = values.toSorted(([one], [other]) => other.length - one.length);
    const alternatives = longestFirst.map(([value, { kind }]) =>
      kind === 'name' ? String.raw`(?<![\p{L}\p{N}])${escaped(value)}(?![\p{L}\p{N}])` : escaped(value),
    );
    return alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'giu');
  };
  return {
    of: (kind, written) => {
      const value = written.toLowerCase();
      const found = known.get(value);
      if (found) return found.placeholder;
      if (given.has(value)) return written;
      const n = (counts.get(kind) ?? 0) + 1;
      const placeholder = forms[kind](n);
      counts.set(kind, n);
      given.add(placeholder.toLowerCase());
      known.set(value, { kind, placeholder });
      expression = expressionNow();
      return placeholder;
    },
    replace: (text) =>
      expression ? text.replaceAll(expression, (found) => known.get(found.toLowerCase())?.placeholder ?? found) : text,
    count: () => known.size,
  };
}
