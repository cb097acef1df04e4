import { asText } from '#verify/base/values.ts';
import { readExpression, resolveExpression, type Scope } from './runtime-expressions.ts';
import type { Criterion } from './workflow-document.ts';

type Condition = (scope: Scope) => boolean;

const operand = String.raw`'(?:[^']|'')*'|\$[^\s()=!<>&|]+|-?\d+(?:\.\d+)?|true|false|null`;
const comparison = new RegExp(String.raw`^\s*(${operand})\s*(==|!=|<=|>=|<|>)\s*(${operand})\s*$`);

function readOperand(text: string): (scope: Scope) => unknown {
  if (text.startsWith('$')) {
    const read = readExpression(text);
    if (!read) throw new SyntaxError(`${text} isn't a runtime expression`);
    return read;
  }
  const value: unknown = text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : JSON.parse(text);
  return () => value;
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

function readComparison(text: string): Condition {
  const [, left = '', sign = '', right = ''] = comparison.exec(text) ?? [];
  if (sign === '') throw new SyntaxError(`“${text.trim()}” isn't a comparison`);
  const [one, other] = [readOperand(left), readOperand(right)];
  return (scope) => compare(sign, one(scope), other(scope));
}

export function expressionsInCondition(condition: string): readonly string[] {
  return condition.match(/\$[A-Za-z][^\s()=!<>&|]*/g) ?? [];
}

/** Parses a simple Arazzo condition: comparisons joined by `&&` and `||`, without brackets. Throws a SyntaxError. */
export function readCondition(text: string): Condition {
  const alternatives = text.split('||').map((part) => part.split('&&').map(readComparison));
  return (scope) => alternatives.some((all) => all.every((holds) => holds(scope)));
}

export function isSatisfied({ condition, type = 'simple', context = '' }: Criterion, scope: Scope): boolean {
  if (type === 'simple') return readCondition(condition)(scope);
  const value = resolveExpression(context, scope);
  return (value ?? null) !== null && new RegExp(condition, 'u').test(asText(value));
}

export function criterionText({ condition, context }: Criterion): string {
  return context === undefined ? condition : `${context} matches ${condition}`;
}

export function isAboutStatus({ condition, context }: Criterion): boolean {
  return `${context ?? ''} ${condition}`.includes('$statusCode');
}

export function getExpressions({ condition, type = 'simple', context }: Criterion): readonly string[] {
  return [...new Set([context ?? [], type === 'simple' ? expressionsInCondition(condition) : []].flat())];
}
