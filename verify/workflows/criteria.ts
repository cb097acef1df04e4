import { asText } from '#verify/fields.ts';
import { expressionsInCondition, readCondition } from './conditions.ts';
import { type Scope, resolveExpression } from './runtime-expressions.ts';
import type { Criterion } from './workflow-document.ts';

/** Returns why a criterion is invalid, else null. */
export const describeFailedCriterion = ({ condition, type = 'simple', context }: Criterion): string | null => {
  try {
    if (type === 'simple') readCondition(condition);
    else if (context === undefined) return `a ${type} needs a context`;
    // Only to validate the pattern.
    else void new RegExp(condition, 'u');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : asText(error);
  }
};

export const holds = ({ condition, type = 'simple', context = '' }: Criterion, scope: Scope): boolean => {
  if (type === 'simple') return readCondition(condition)(scope);
  const value = resolveExpression(context, scope);
  return (
    value !== undefined &&
    value !== null &&
    new RegExp(condition, 'u').test(typeof value === 'string' ? value : JSON.stringify(value))
  );
};

export const criterionText = ({ condition, context }: Criterion): string =>
  context === undefined ? condition : `${context} matches ${condition}`;

export const isAboutStatus = ({ condition, context }: Criterion): boolean =>
  `${context ?? ''} ${condition}`.includes('$statusCode');

export const getExpressions = ({ condition, type = 'simple', context }: Criterion): readonly string[] => [
  ...new Set([
    ...(context === undefined ? [] : [context]),
    ...(type === 'simple' ? expressionsInCondition(condition) : []),
  ]),
];
