import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { isBoundByRequest } from './caused-events.ts';
import { describeFailedCriterion, getExpressions } from './conditions.ts';
import { expressionsIn, readExpression } from './runtime-expressions.ts';
import type { Criterion, Step, Workflow, YamlFile, YamlPosition } from './workflow-document.ts';

/** How to treat undocumented operations: reject the file or, with a custom contract, skip the step. */
export type MissingCoverage = 'refused' | 'left out';

type Check = {
  readonly step: Step;
  readonly file: YamlFile;
  readonly position: YamlPosition;
  readonly earlier: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Expressions must be valid and use an earlier step's output. */
function checkExpressions({ file, earlier }: Check, value: unknown, position: YamlPosition): void {
  for (const text of expressionsIn(value)) {
    const expression = readExpression(text);
    if (!expression) file.refuse(position, `has an unknown expression: ${text}`);
    else if (expression.of === 'output' && earlier.get(expression.step)?.has(expression.name) !== true) {
      file.refuse(position, `uses an output that no earlier step has: ${text}`);
    }
  }
}

function checkCriteria(check: Check, criteria: readonly Criterion[], position: YamlPosition): void {
  for (const [index, criterion] of criteria.entries()) {
    const complaint = describeFailedCriterion(criterion);
    if (complaint !== null)
      check.file.refuse([...position, index, 'condition'], `is not a valid condition: ${complaint}`);
    checkExpressions(check, getExpressions(criterion), [...position, index]);
  }
}

function checkParameters(check: Check, operation: Operation): void {
  const { step, file, position } = check;
  for (const [index, parameter] of step.parameters.entries()) {
    const isKnown = operation.parameters.some(
      ({ name, in: where }) => name === parameter.name && where === parameter.in,
    );
    // Common headers, such as the login, aren't in the operations.
    if (!isKnown && parameter.in !== 'header')
      file.refuse([...position, 'parameters', index], `is not a parameter of ${operation.id}: ${parameter.name}`);
    checkExpressions(check, parameter.value, [...position, 'parameters', index]);
  }
  const missing = operation.parameters.find(
    ({ name, in: where, required }) =>
      (required === true || where === 'path') &&
      !step.parameters.some((parameter) => parameter.name === name && parameter.in === where),
  );
  if (missing) file.refuse(position, `is missing the parameter ${missing.name} of ${operation.id}`);
}

function checkEvents(check: Check, operation: Operation, { events }: Contract): void {
  const { step, file, position } = check;
  for (const [index, due] of step['x-events'].entries()) {
    const here = [...position, 'x-events', index];
    const declared = operation.emits.find(({ channel, message }) => channel === due.channel && message === due.message);
    if (!events.channels.has(due.channel))
      file.refuse(here, `uses a channel that is not in the contract: ${due.channel}`);
    if (!declared) file.refuse(here, `is not declared by ${operation.id}: ${due.message} on ${due.channel}`);
    if (declared && due.id === undefined && !isBoundByRequest(declared))
      file.refuse(here, 'needs an id: the one in the contract is not known before the request');
    checkExpressions(check, [due.id ?? '', due.payload ?? {}], here);
    // Subscribing needs the channel before the request.
    if (expressionsIn(due.id).some((text) => !/^\$(?:steps|inputs)\./.test(text)))
      file.refuse(here, 'uses an id that is not known before the request');
  }
}

function checkRetries(check: Check): void {
  for (const [index, { criteria = [] }] of check.step.onFailure.entries()) {
    checkCriteria(check, criteria, [...check.position, 'onFailure', index, 'criteria']);
  }
}

/** `x-when` may only use values known before the request. */
function checkStates(check: Check): void {
  const states = check.step['x-when'] ?? [];
  checkCriteria(check, states, [...check.position, 'x-when']);
  for (const [index, state] of states.entries()) {
    if (getExpressions(state).some((text) => !/^\$(?:steps|inputs)\./.test(text)))
      check.file.refuse([...check.position, 'x-when', index], 'uses a value that is not known before the request');
  }
}

function checkStep(check: Check, contract: Contract, missingCoverage: MissingCoverage): void {
  const { step, file, position, earlier } = check;
  if (earlier.has(step.stepId)) file.refuse([...position, 'stepId'], `is used twice: ${step.stepId}`);
  const operation = contract.rest.operations.get(step.operationId);
  if (!operation && missingCoverage === 'left out') return;
  if (!operation) return file.refuse([...position, 'operationId'], `is not in the contract: ${step.operationId}`);
  checkParameters(check, operation);
  checkEvents(check, operation, contract);
  checkExpressions(check, step.requestBody?.payload, [...position, 'requestBody', 'payload']);
  checkExpressions(check, step['x-same'], [...position, 'x-same']);
  checkExpressions(check, step['x-absent'], [...position, 'x-absent']);
  checkExpressions(check, step['x-action'], [...position, 'x-action']);
  checkExpressions(check, step['x-needs'], [...position, 'x-needs']);
  checkExpressions(check, step['x-download']?.url, [...position, 'x-download']);
  checkExpressions(check, step.outputs, [...position, 'outputs']);
  checkCriteria(check, step.successCriteria, [...position, 'successCriteria']);
  checkRetries(check);
  checkStates(check);
  if (operation.method !== 'get' && step['x-writes'] === undefined)
    file.refuse(
      [...position, 'operationId'],
      'is not a GET: set x-writes to say whether it creates, updates or deletes',
    );
}

/** Checks a workflow's operations, parameters, events and expressions against the contract. */
export function checkWorkflow(
  { steps }: Workflow,
  { contract, missingCoverage }: { readonly contract: Contract; readonly missingCoverage: MissingCoverage },
  file: YamlFile,
  position: YamlPosition,
): void {
  const earlier = new Map<string, ReadonlySet<string>>();
  for (const [index, step] of steps.entries()) {
    checkStep({ step, file, position: [...position, 'steps', index], earlier }, contract, missingCoverage);
    earlier.set(step.stepId, new Set(Object.keys(step.outputs)));
  }
}
