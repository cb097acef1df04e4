import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asText } from '#verify/base/values.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Emission } from '#verify/contract/documents.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { getExpressions, readCondition } from '#verify/workflows/conditions.ts';
import { expressionsIn, readExpression } from '#verify/workflows/runtime-expressions.ts';
import { fileName } from '#verify/workflows/step-request.ts';
import type { Criterion, Step, WorkflowDocument } from '#verify/workflows/workflow-document.ts';

/** Whether the id is known before the response. */
export function isBoundByRequest({ id = '' }: Emission): boolean {
  return id === '$user.id' || id.startsWith('$request.');
}

/** A step's members that the verifier reads. Redocly's lint checks the rest of the form. */
const members = new Set([
  ...['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'successCriteria', 'onFailure', 'outputs'],
  ...['x-writes', 'x-events', 'x-same', 'x-absent', 'x-action', 'x-needs', 'x-when', 'x-download', 'x-mock'],
]);

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

function getFiles({ requestBody, 'x-download': download }: Step): readonly string[] {
  const { payload } = requestBody ?? {};
  const values: readonly unknown[] = typeof payload === 'object' && payload !== null ? Object.values(payload) : [];
  const sent = values.flatMap((value) => (typeof value === 'string' ? (fileName.exec(value)?.[1] ?? []) : []));
  return download ? [...sent, download.file] : sent;
}

function isKnownBefore(text: string): boolean {
  return /^\$(?:steps|inputs)\./.test(text);
}

function checkExpressions(value: unknown, earlier: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  return expressionsIn(value).flatMap((text) => {
    if (!readExpression(text)) return [`has an unknown expression: ${text}`];
    const [, step, output = ''] = /^\$steps\.([\w-]+)\.outputs\.(.+)$/.exec(text) ?? [];
    const isMissing = step !== undefined && earlier.get(step)?.has(output) !== true;
    return isMissing ? [`uses an output that no earlier step has: ${text}`] : [];
  });
}

function checkCriteria(criteria: readonly Criterion[]): readonly string[] {
  return criteria.flatMap((criterion) => {
    const fault = describeFailedCriterion(criterion);
    return fault === null ? [] : [`has an invalid condition: ${fault}`];
  });
}

function checkParameters({ parameters }: Step, operation: Operation): readonly string[] {
  const unknown = parameters.filter(
    (parameter) =>
      // Common headers, such as the login, aren't in the operations.
      parameter.in !== 'header' &&
      !operation.parameters.some(({ name, in: where }) => name === parameter.name && where === parameter.in),
  );
  const missing = operation.parameters.filter(
    ({ name, in: where, required }) =>
      (required === true || where === 'path') &&
      !parameters.some((parameter) => parameter.name === name && parameter.in === where),
  );
  return [
    ...unknown.map(({ name }) => `has a parameter that ${operation.id} lacks: ${name}`),
    ...missing.map(({ name }) => `lacks the parameter ${name} of ${operation.id}`),
  ];
}

function checkEvents({ 'x-events': events = [] }: Step, { id, emits }: Operation): readonly string[] {
  return events.flatMap((due) => {
    const declared = emits.find(({ channel, message }) => channel === due.channel && message === due.message);
    if (!declared) return [`waits for an event that ${id} doesn't declare: ${due.message} on ${due.channel}`];
    if (due.id === undefined && !isBoundByRequest(declared)) return [`lacks the id of ${due.message}`];
    return expressionsIn(due.id).every(isKnownBefore) ? [] : [`uses an id that isn't known before the request`];
  });
}

function checkStep(
  step: Step,
  { rest }: Contract,
  folder: string,
  earlier: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const operation = rest.operations.get(step.operationId);
  if (!operation) return [`calls an operation that the contract lacks: ${step.operationId}`];
  const states = step['x-when'] ?? [];
  const criteria = [...step.successCriteria, ...states, ...step.onFailure.flatMap(({ criteria = [] }) => criteria)];
  const written = Object.entries(step).filter(
    ([name]) => !['description', 'successCriteria', 'onFailure', 'x-when'].includes(name),
  );
  return [
    ...Object.keys(step).flatMap((name) => (members.has(name) ? [] : [`has an unknown member: ${name}`])),
    ...(earlier.has(step.stepId) ? ['has the id of an earlier step'] : []),
    ...checkParameters(step, operation),
    ...checkEvents(step, operation),
    ...checkCriteria(criteria),
    ...checkExpressions([Object.fromEntries(written), criteria.flatMap(getExpressions)], earlier),
    ...(states.flatMap(getExpressions).every(isKnownBefore)
      ? []
      : ["has an x-when that isn't known before the request"]),
    ...(operation.method !== 'get' && step['x-writes'] === undefined ? ["isn't a GET, so it needs x-writes"] : []),
    ...getFiles(step).flatMap((path) => (existsSync(join(folder, path)) ? [] : [`refers to a missing file: ${path}`])),
  ];
}

/** Returns the mistakes in a document's workflows, such as `stories finish lacks the parameter story of storyRead`. */
export function findWorkflowMistakes({ folder, workflows }: WorkflowDocument, contract: Contract): readonly string[] {
  return workflows.flatMap(({ workflowId, steps }) => {
    const earlier = new Map<string, ReadonlySet<string>>();
    return steps.flatMap((step) => {
      const mistakes = checkStep(step, contract, folder, earlier);
      earlier.set(step.stepId, new Set(Object.keys(step.outputs ?? {})));
      return mistakes.map((mistake) => `${workflowId} ${step.stepId} ${mistake}`);
    });
  });
}
