import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { describeFailedCriterion, getExpressions } from './criteria.ts';
import { expressionsIn, readExpression } from './runtime-expressions.ts';
import type { Criterion, Step, Workflow } from './workflow-document.ts';
import type { Place, YamlFile } from './workflow-yaml.ts';

/** How to treat undocumented operations: reject the file or, with a custom contract, skip the step. */
export type MissingCoverage = 'refused' | 'left out';

type Check = {
  readonly step: Step;
  readonly file: YamlFile;
  readonly place: Place;
  readonly earlier: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Expressions must be valid and use an earlier step's output. */
function checkExpressions({ file, earlier }: Check, value: unknown, place: Place): void {
  for (const text of expressionsIn(value)) {
    const expression = readExpression(text);
    if (!expression) file.refuse(place, `has an unknown expression: ${text}`);
    else if (expression.of === 'output' && earlier.get(expression.step)?.has(expression.name) !== true) {
      file.refuse(place, `uses an output that no earlier step has: ${text}`);
    }
  }
}

function checkCriteria(check: Check, criteria: readonly Criterion[], place: Place): void {
  for (const [index, criterion] of criteria.entries()) {
    const complaint = describeFailedCriterion(criterion);
    if (complaint !== null) check.file.refuse([...place, index, 'condition'], `is not a valid condition: ${complaint}`);
    checkExpressions(check, getExpressions(criterion), [...place, index]);
  }
}

function checkParameters(check: Check, operation: Operation): void {
  const { step, file, place } = check;
  for (const [index, parameter] of step.parameters.entries()) {
    const known = operation.parameters.some(({ name, in: where }) => name === parameter.name && where === parameter.in);
    // Common headers, such as the login, aren't in the operations.
    if (!known && parameter.in !== 'header')
      file.refuse([...place, 'parameters', index], `is not a parameter of ${operation.id}: ${parameter.name}`);
    checkExpressions(check, parameter.value, [...place, 'parameters', index]);
  }
  const missing = operation.parameters.find(
    ({ name, in: where, required }) =>
      (required === true || where === 'path') &&
      !step.parameters.some((given) => given.name === name && given.in === where),
  );
  if (missing) file.refuse(place, `is missing the parameter ${missing.name} of ${operation.id}`);
}

function checkEvents(check: Check, operation: Operation, { events }: Contract): void {
  const { step, file, place } = check;
  for (const [index, due] of step['x-events'].entries()) {
    const here = [...place, 'x-events', index];
    const declared = operation.emits.some(({ channel, message }) => channel === due.channel && message === due.message);
    if (!events.channels.has(due.channel))
      file.refuse(here, `uses a channel that is not in the contract: ${due.channel}`);
    if (!declared) file.refuse(here, `is not declared by ${operation.id}: ${due.message} on ${due.channel}`);
    checkExpressions(check, [due.id, due.payload ?? {}], here);
    // Subscribing needs the channel before the request.
    if (expressionsIn(due.id).some((text) => !/^\$(?:steps|inputs)\./.test(text)))
      file.refuse(here, 'uses an id that is not known before the request');
  }
}

function checkRetries(check: Check): void {
  for (const [index, { criteria = [] }] of check.step.onFailure.entries()) {
    checkCriteria(check, criteria, [...check.place, 'onFailure', index, 'criteria']);
  }
}

/** `x-when` may only use values known before the request. */
function checkStates(check: Check): void {
  const states = check.step['x-when'] ?? [];
  checkCriteria(check, states, [...check.place, 'x-when']);
  for (const [index, state] of states.entries()) {
    if (getExpressions(state).some((text) => !/^\$(?:steps|inputs)\./.test(text)))
      check.file.refuse([...check.place, 'x-when', index], 'uses a value that is not known before the request');
  }
}

function checkStep(check: Check, contract: Contract, lacking: MissingCoverage): void {
  const { step, file, place, earlier } = check;
  if (earlier.has(step.stepId)) file.refuse([...place, 'stepId'], `is used twice: ${step.stepId}`);
  const operation = contract.rest.operations.get(step.operationId);
  if (!operation && lacking === 'left out') return;
  if (!operation) return file.refuse([...place, 'operationId'], `is not in the contract: ${step.operationId}`);
  checkParameters(check, operation);
  checkEvents(check, operation, contract);
  checkExpressions(check, step.requestBody?.payload, [...place, 'requestBody', 'payload']);
  checkExpressions(check, step['x-same'], [...place, 'x-same']);
  checkExpressions(check, step['x-absent'], [...place, 'x-absent']);
  checkExpressions(check, step['x-needs'], [...place, 'x-needs']);
  checkExpressions(check, step['x-download']?.url, [...place, 'x-download']);
  checkExpressions(check, step.outputs, [...place, 'outputs']);
  checkCriteria(check, step.successCriteria, [...place, 'successCriteria']);
  checkRetries(check);
  checkStates(check);
  if (operation.method !== 'get' && step['x-writes'] === undefined)
    file.refuse([...place, 'operationId'], 'is not a GET: set x-writes to say whether it creates, updates or deletes');
}

/** Checks a workflow's operations, parameters, events and expressions against the contract. */
export function checkWorkflow(
  { steps }: Workflow,
  { contract, lacking }: { readonly contract: Contract; readonly lacking: MissingCoverage },
  file: YamlFile,
  place: Place,
): void {
  const earlier = new Map<string, ReadonlySet<string>>();
  for (const [index, step] of steps.entries()) {
    checkStep({ step, file, place: [...place, 'steps', index], earlier }, contract, lacking);
    earlier.set(step.stepId, new Set(Object.keys(step.outputs)));
  }
}
