import { asText } from '#verify/fields.ts';
import { expressionsInCondition, readCondition } from './conditions.ts';
import { type Scope, resolveExpression } from './runtime-expressions.ts';
import type { Criterion } from './workflow-document.ts';

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
