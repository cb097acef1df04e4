import { readExpression, type Scope, resolveExpression } from './runtime-expressions.ts';

/** A parsed simple Arazzo condition: comparisons of literals and expressions, `&&`, `||`, `!` and brackets. */
export type Condition = (scope: Scope) => boolean;

type Operand = (scope: Scope) => unknown;

const token =
  /\s*(?:(==|!=|<=|>=|&&|\|\||[<>!()])|'((?:[^']|'')*)'|(\$[^\s()=!<>&|]+)|(-?\d+(?:\.\d+)?)|(true|false|null))/y;

type Token =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly read: Operand };

function operandOf(text: string): Operand {
  if (!readExpression(text)) throw new SyntaxError(`${text} isn't a runtime expression`);
  return (scope) => resolveExpression(text, scope);
}

function tokenOf([text, sign, quoted, expression, number, word]: RegExpExecArray): Token {
  if (sign !== undefined) return { kind: 'sign', text: sign };
  if (quoted !== undefined) return { kind: 'value', text, read: () => quoted.replaceAll("''", "'") };
  if (expression !== undefined) return { kind: 'value', text, read: operandOf(expression) };
  if (number !== undefined) return { kind: 'value', text, read: () => Number(number) };
  return { kind: 'value', text, read: () => (word === 'null' ? null : word === 'true') };
}

function tokensOf(condition: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const text = condition.trimEnd();
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new SyntaxError(`“${text.slice(from).trim()}” can't be parsed`);
    tokens.push(tokenOf(found));
  }
  return tokens;
}

/** Arazzo compares strings case-insensitively; missing values are null. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
}

const ordered: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

function compare(sign: string, one: unknown, other: unknown): boolean {
  if (sign === '==') return plain(one) === plain(other);
  if (sign === '!=') return plain(one) !== plain(other);
  return typeof one === 'number' && typeof other === 'number' && ordered[sign]?.(one, other) === true;
}

const comparisons = new Set(['==', '!=', ...Object.keys(ordered)]);

export function expressionsInCondition(condition: string): readonly string[] {
  return condition.match(/\$[A-Za-z][^\s()=!<>&|]*/g) ?? [];
}

export function readCondition(text: string): Condition {
  const tokens = tokensOf(text);
  const takes = (...signs: readonly string[]): string | null => {
    const [next] = tokens;
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
    tokens.shift();
    return next.text;
  };
  const operand = (): Operand => {
    const next = tokens.shift();
    if (next?.kind === 'value') return next.read;
    throw new SyntaxError(`a value is missing${next ? ` before “${next.text}”` : ' at the end'}`);
  };
  const comparison = (): Condition => {
    if (takes('!') !== null) {
      const inner = comparison();
      return (scope) => !inner(scope);
    }
    if (takes('(') !== null) {
      const inner = either();
      if (takes(')') === null) throw new SyntaxError('a bracket is not closed');
      return inner;
    }
    const left = operand();
    const [next] = tokens;
    if (next?.kind !== 'sign' || !comparisons.has(next.text)) return (scope) => left(scope) === true;
    tokens.shift();
    const right = operand();
    return (scope) => compare(next.text, left(scope), right(scope));
  };
  const both = (): Condition => {
    const parts = [comparison()];
    while (takes('&&') !== null) parts.push(comparison());
    return (scope) => parts.every((part) => part(scope));
  };
  const either = (): Condition => {
    const parts = [both()];
    while (takes('||') !== null) parts.push(both());
    return (scope) => parts.some((part) => part(scope));
  };
  const condition = either();
  const [rest] = tokens;
  if (rest) throw new SyntaxError(`unexpected “${rest.text.trim()}”`);
  return condition;
}
