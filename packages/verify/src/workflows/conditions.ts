import { asText } from '#verify/base/values.ts';
import { readExpression, resolveExpression, type Scope } from './runtime-expressions.ts';
import type { Criterion } from './workflow-document.ts';

/** A parsed simple Arazzo condition: comparisons of literals and expressions, `&&`, `||`, `!` and brackets. */
type Condition = (scope: Scope) => boolean;

type Operand = (scope: Scope) => unknown;

const token =
  /\s*(?:(==|!=|<=|>=|&&|\|\||[<>!()])|'((?:[^']|'')*)'|(\$[^\s()=!<>&|]+)|(-?\d+(?:\.\d+)?)|(true|false|null))/y;

type Token =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly read: Operand };

function parseOperand(text: string): Operand {
  if (!readExpression(text)) throw new SyntaxError(`${text} isn't a runtime expression`);
  return (scope) => resolveExpression(text, scope);
}

function toToken([text, sign, quoted, expression, number, word]: RegExpExecArray): Token {
  if (sign !== undefined) return { kind: 'sign', text: sign };
  if (quoted !== undefined) return { kind: 'value', text, read: () => quoted.replaceAll("''", "'") };
  if (expression !== undefined) return { kind: 'value', text, read: parseOperand(expression) };
  if (number !== undefined) return { kind: 'value', text, read: () => Number(number) };
  return { kind: 'value', text, read: () => (word === 'null' ? null : word === 'true') };
}

function tokenize(condition: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const text = condition.trimEnd();
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw new SyntaxError(`“${text.slice(from).trim()}” can't be parsed`);
    tokens.push(toToken(match));
  }
  return tokens;
}

/** Arazzo compares strings case-insensitively; missing values are null. */
function normalise(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
}

const ordered: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

function compare(sign: string, one: unknown, other: unknown): boolean {
  if (sign === '==') return normalise(one) === normalise(other);
  if (sign === '!=') return normalise(one) !== normalise(other);
  return typeof one === 'number' && typeof other === 'number' && ordered[sign]?.(one, other) === true;
}

const comparisons = new Set(['==', '!=', ...Object.keys(ordered)]);

export function expressionsInCondition(condition: string): readonly string[] {
  return condition.match(/\$[A-Za-z][^\s()=!<>&|]*/g) ?? [];
}

export function readCondition(text: string): Condition {
  const tokens = tokenize(text);
  const consume = (...signs: readonly string[]): string | null => {
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
    if (consume('!') !== null) {
      const inner = comparison();
      return (scope) => !inner(scope);
    }
    if (consume('(') !== null) {
      const inner = either();
      if (consume(')') === null) throw new SyntaxError('a bracket is not closed');
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
    while (consume('&&') !== null) parts.push(comparison());
    return (scope) => parts.every((part) => part(scope));
  };
  const either = (): Condition => {
    const parts = [both()];
    while (consume('||') !== null) parts.push(both());
    return (scope) => parts.some((part) => part(scope));
  };
  const condition = either();
  const [rest] = tokens;
  if (rest) throw new SyntaxError(`unexpected “${rest.text.trim()}”`);
  return condition;
}

/** Returns why a criterion is invalid, else null. */
export function describeFailedCriterion({ condition, type = 'simple', context }: Criterion): string | null {
  try {
    if (type === 'simple') readCondition(condition);
    else if (context === undefined) return `a ${type} needs a context`;
    // Only to validate the pattern.
    else void new RegExp(condition, 'u');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : asText(error);
  }
}

export function isSatisfied({ condition, type = 'simple', context = '' }: Criterion, scope: Scope): boolean {
  if (type === 'simple') return readCondition(condition)(scope);
  const value = resolveExpression(context, scope);
  return (
    value !== undefined &&
    value !== null &&
    new RegExp(condition, 'u').test(typeof value === 'string' ? value : JSON.stringify(value))
  );
}

export function criterionText({ condition, context }: Criterion): string {
  return context === undefined ? condition : `${context} matches ${condition}`;
}

export function isAboutStatus({ condition, context }: Criterion): boolean {
  return `${context ?? ''} ${condition}`.includes('$statusCode');
}

export function getExpressions({ condition, type = 'simple', context }: Criterion): readonly string[] {
  return [
    ...new Set([
      ...(context === undefined ? [] : [context]),
      ...(type === 'simple' ? expressionsInCondition(condition) : []),
    ]),
  ];
}
