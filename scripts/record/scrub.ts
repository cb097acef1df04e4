import { type Fields, isFields, escapeRegExp } from '#shared/values.ts';
import {
  nameFields,
  patterns,
  personFields,
  placeholders as forms,
  secretFields,
  type SecretKind,
  secretParameters,
  shortest,
} from './rules.ts';

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

/** Applies the rules of `rules.ts`. */
export type Scrubber = {
  readonly json: (value: unknown) => unknown;
  readonly text: (text: string) => string;
  readonly learn: (kind: SecretKind, value: string) => void;
  /** Number of secrets; when it grows, earlier entries need another check. */
  readonly countSecrets: () => number;
};

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
    const maskedText = text.replaceAll(secretParameters, '$<name>scrubbed');
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
