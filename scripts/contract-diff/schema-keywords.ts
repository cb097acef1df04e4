import type { JsonObject } from '../generate/bundle.ts';
import { plural } from '../command.ts';

/** Keywords without rules; `default` and `deprecated` are compared separately. */
export const annotations: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$schema',
  'default',
  'deprecated',
  'description',
  'discriminator',
  'example',
  'examples',
  'externalDocs',
  'readOnly',
  'summary',
  'title',
  'writeOnly',
  'xml',
]);

/** A limit's text; `upper` shows which way is narrower, `empty` the value without effect. */
type Limit = {
  readonly keyword: string;
  readonly verb: 'is' | 'has';
  readonly format: (limit: number) => string;
  readonly upper: boolean;
  readonly empty?: 0;
};

function long(count: number): string {
  return `${plural(count, 'character')} long`;
}

function entries(count: number): string {
  return plural(count, 'entry', 'entries');
}

function fields(count: number): string {
  return plural(count, 'field');
}

export const limits: readonly Limit[] = [
  { keyword: 'maxLength', verb: 'is', format: (n) => `at most ${long(n)}`, upper: true },
  { keyword: 'minLength', verb: 'is', format: (n) => `at least ${long(n)}`, upper: false, empty: 0 },
  { keyword: 'maximum', verb: 'is', format: (n) => `at most ${n}`, upper: true },
  { keyword: 'minimum', verb: 'is', format: (n) => `at least ${n}`, upper: false },
  { keyword: 'exclusiveMaximum', verb: 'is', format: (n) => `less than ${n}`, upper: true },
  { keyword: 'exclusiveMinimum', verb: 'is', format: (n) => `more than ${n}`, upper: false },
  { keyword: 'maxItems', verb: 'has', format: (n) => `at most ${entries(n)}`, upper: true },
  { keyword: 'minItems', verb: 'has', format: (n) => `at least ${entries(n)}`, upper: false, empty: 0 },
  { keyword: 'maxProperties', verb: 'has', format: (n) => `at most ${fields(n)}`, upper: true },
  { keyword: 'minProperties', verb: 'has', format: (n) => `at least ${fields(n)}`, upper: false, empty: 0 },
];

export const marks: Readonly<Record<string, string>> = {
  pattern: 'pattern',
  format: 'format',
  multipleOf: 'step',
  uniqueItems: 'rule that entries are unique',
  contentMediaType: 'content type',
  contentEncoding: 'content encoding',
};

/** Keywords with their own comparison; others are compared as a whole. */
export const understood: ReadonlySet<string> = new Set([
  ...annotations,
  ...limits.map(({ keyword }) => keyword),
  ...Object.keys(marks),
  '$ref',
  'additionalProperties',
  'const',
  'enum',
  'items',
  'properties',
  'required',
  'type',
]);

export function rules(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => !annotations.has(key) && !key.startsWith('x-'));
}

export function without(schema: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
