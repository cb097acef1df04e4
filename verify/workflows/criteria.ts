import { asText } from '#verify/fields.ts';
import { expressionsInCondition, readCondition } from './conditions.ts';
import { type Scope, valueOf } from './runtime-expressions.ts';
import type { Criterion } from './workflow-document.ts';

/** Why a criterion cannot be used; null where it can. */
export const criterionComplaint = ({ condition, type = 'simple', context }: Criterion): string | null => {
  try {
    if (type === 'simple') readCondition(condition);
    else if (context === undefined) return `a ${type} needs a context`;
    // Only made, to see whether it can be.
    else void new RegExp(condition, 'u');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : asText(error);
  }
};

/** Whether a criterion holds. It must have been found good when the document was read. */
export const holds = ({ condition, type = 'simple', context = '' }: Criterion, scope: Scope): boolean => {
  if (type === 'simple') return readCondition(condition)(scope);
  const value = valueOf(context, scope);
  return (
    value !== undefined &&
    value !== null &&
    new RegExp(condition, 'u').test(typeof value === 'string' ? value : JSON.stringify(value))
  );
};

/** How a person reads it. */
export const criterionText = ({ condition, context }: Criterion): string =>
  context === undefined ? condition : `${context} matches ${condition}`;

/** Whether a criterion is about the status of the answer. */
export const isAboutStatus = ({ condition, context }: Criterion): boolean =>
  `${context ?? ''} ${condition}`.includes('$statusCode');

/** The expressions of a criterion. */
export const expressionsOf = ({ condition, type = 'simple', context }: Criterion): readonly string[] => [
  ...new Set([
    ...(context === undefined ? [] : [context]),
    ...(type === 'simple' ? expressionsInCondition(condition) : []),
  ]),
];
