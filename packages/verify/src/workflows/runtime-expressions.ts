import { asText, atPointer } from '#verify/base/values.ts';

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

type Expression =
  | { readonly of: 'input'; readonly name: string }
  | { readonly of: 'output'; readonly step: string; readonly name: string }
  | { readonly of: 'status' }
  | { readonly of: 'request'; readonly part: 'path' | 'query' | 'header'; readonly name: string }
  | { readonly of: 'response-header'; readonly name: string }
  | { readonly of: 'body'; readonly whose: 'request' | 'response'; readonly pointer: string };

function fromMessage(text: string): Expression | null {
  const body = /^\$(request|response)\.body(?:#(\/.*)?)?$/.exec(text);
  if (body) return { of: 'body', whose: body[1] === 'request' ? 'request' : 'response', pointer: body[2] ?? '' };
  const header = /^\$response\.header\.([\w-]+)$/.exec(text);
  if (header?.[1] !== undefined) return { of: 'response-header', name: header[1] };
  const sent = /^\$request\.(path|query|header)\.([\w-]+)$/.exec(text);
  const [, part, name] = sent ?? [];
  return (part === 'path' || part === 'query' || part === 'header') && name !== undefined
    ? { of: 'request', part, name }
    : null;
}

export function readExpression(text: string): Expression | null {
  if (text === '$statusCode') return { of: 'status' };
  const input = /^\$inputs\.([\w-]+)$/.exec(text)?.[1];
  if (input !== undefined) return { of: 'input', name: input };
  const [, step, name] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(text) ?? [];
  if (step !== undefined && name !== undefined) return { of: 'output', step, name };
  return fromMessage(text);
}

function find(expression: Expression, { inputs, steps, request, response }: Scope): unknown {
  switch (expression.of) {
    case 'input':
      return inputs[expression.name];
    case 'output':
      return steps.get(expression.step)?.[expression.name];
    case 'status':
      return response?.status;
    case 'request':
      return request?.[expression.part][expression.name];
    case 'response-header':
      return response?.header(expression.name.toLowerCase());
    case 'body':
      return atPointer(expression.whose === 'request' ? request?.body : response?.body, expression.pointer);
  }
}

export function resolveExpression(text: string, scope: Scope): unknown {
  const expression = readExpression(text);
  return expression ? find(expression, scope) : undefined;
}

const embedded = /\{(\$(?:statusCode|(?:inputs|steps|request|response)\.[^{}]+))\}/g;

/** Other texts that start with $, such as a price, are literals. */
function isExpression(text: string): boolean {
  return /^\$(?:statusCode$|(?:inputs|steps|request|response)\.)/.test(text);
}

function fillText(text: string, scope: Scope): unknown {
  const must = (expression: string): unknown => {
    const value = resolveExpression(expression, scope);
    if (value === undefined) throw new NoValue(expression);
    return value;
  };
  if (isExpression(text)) return must(text);
  return text.replaceAll(embedded, (_, expression: string) => asText(must(expression)));
}

/** Replaces expressions in a literal. Whole-string expressions keep their type. Throws `NoValue`. */
export function fill(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return fillText(value, scope);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, scope)]));
}

export function expressionsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return isExpression(value) ? [value] : [...value.matchAll(embedded)].map(([, expression = '']) => expression);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}
