import { asText, atPointer, mapStrings } from '#verify/base/values.ts';

export type Scope = {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs by step; skipped and failed steps have no entry. */
  readonly steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly request?: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly header: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  };
  readonly response?: {
    readonly status: number;
    readonly header: (name: string) => string | undefined;
    readonly body: unknown;
  };
};

export class NoValue extends Error {
  override readonly name = 'NoValue';
  readonly expression: string;

  constructor(expression: string) {
    super(`${expression} has no value`);
    this.expression = expression;
  }
}

/** The forms of an expression, with how to read the value that their two parts name. */
const forms: readonly (readonly [RegExp, (scope: Scope, one: string, other: string) => unknown])[] = [
  [/^\$statusCode$/, ({ response }) => response?.status],
  [/^\$inputs\.([\w-]+)$/, ({ inputs }, name) => inputs[name]],
  [/^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/, ({ steps }, step, name) => steps.get(step)?.[name]],
  [/^\$request\.(path|query|header)\.([\w-]+)$/, ({ request }, part, name) => request?.[part as 'path'][name]],
  [/^\$response\.header\.([\w-]+)$/, ({ response }, name) => response?.header(name.toLowerCase())],
  [/^\$(request|response)\.body(?:#(\/.*)?)?$/, (scope, of, at) => atPointer(scope[of as 'request']?.body, at)],
];

/** Returns how to read an expression's value, or null if the text isn't one. */
export function readExpression(text: string): ((scope: Scope) => unknown) | null {
  for (const [form, read] of forms) {
    const match = form.exec(text);
    if (match) return (scope) => read(scope, match[1] ?? '', match[2] ?? '');
  }
  return null;
}

export function resolveExpression(text: string, scope: Scope): unknown {
  return readExpression(text)?.(scope);
}

const embedded = /\{(\$(?:statusCode|(?:inputs|steps|request|response)\.[^{}]+))\}/g;

/** Other texts that start with $, such as a price, are literals. */
function isExpression(text: string): boolean {
  return /^\$(?:statusCode$|(?:inputs|steps|request|response)\.)/.test(text);
}

/** Replaces expressions in a literal. Whole-string expressions keep their type. Throws `NoValue`. */
export function fill(value: unknown, scope: Scope): unknown {
  const must = (expression: string): unknown => {
    const found = resolveExpression(expression, scope);
    if (found === undefined) throw new NoValue(expression);
    return found;
  };
  return mapStrings(value, (text) =>
    isExpression(text) ? must(text) : text.replaceAll(embedded, (_, expression: string) => asText(must(expression))),
  );
}

export function expressionsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return isExpression(value) ? [value] : [...value.matchAll(embedded)].map(([, expression = '']) => expression);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}
