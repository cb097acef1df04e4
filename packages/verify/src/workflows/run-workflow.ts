import type { Backend } from '#verify/backend/backend.ts';
import { type FindingKind, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { atPointer } from '#verify/base/values.ts';
import { getTopStackFrame } from '#verify/check/check-response.ts';
import { type Exchange, getHeader, getMediaType, isSuccess } from '#verify/base/exchange.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { Watch } from '#verify/events/watch.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import { decideEvents, planEvents } from './caused-events.ts';
import { compareDownload, compareValues, findPresent } from './compare.ts';
import { criterionText, getExpressions, isAboutStatus, isSatisfied } from './conditions.ts';
import { expressionsIn, NoValue, resolveExpression, type Scope } from './runtime-expressions.ts';
import { stepRequest } from './step-request.ts';
import type { Step, Workflow, WorkflowDocument } from './workflow-document.ts';

export const writes = 'without --allow-writes';

export const isMissingOperation = 'the contract has no such operation';

type StepEnd =
  | { readonly state: 'done' }
  | { readonly state: 'failed' }
  | { readonly state: 'left out'; readonly why: string };

type Run = {
  readonly context: SuiteContext;
  /** Null: the run doesn't listen to events. */
  readonly watch: Watch | null;
  readonly backend: Backend;
  readonly document: WorkflowDocument;
  readonly workflow: Workflow;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Map<string, Readonly<Record<string, unknown>>>;
  readonly ends: Map<string, StepEnd>;
  /** Ids of channels that were looked up. */
  readonly ids: Map<string, string | number | null>;
};

type Attempt = {
  readonly scope: Scope;
  readonly exchange: Exchange;
  readonly faults: readonly Mismatch[];
  readonly unmet: Step['successCriteria'];
};

function formatStepName({ document, workflow }: Run, { stepId }: Step): string {
  return `step ${stepId} of workflow ${workflow.workflowId} (${document.file})`;
}

async function attempt(run: Run, step: Step, operation: Operation, before: Scope): Promise<Attempt> {
  const { context, watch, backend, document } = run;
  const { request, seen } = await stepRequest(
    step,
    operation,
    { folder: document.folder, baseUrl: backend.origin },
    before,
  );
  const planned = await planEvents(run, step, operation, { ...before, request: seen });
  for (const { emission, id } of planned) await watch?.listen(emission.channel, id);
  await watch?.start(operation.id, formatStepName(run, step));
  const { exchange, status, json } = await backend.send(request);
  const faults = context.recorder.exchange(exchange, formatStepName(run, step));
  const headers = exchange.response?.headers ?? [];
  const header = (name: string): string | undefined => getHeader(headers, name);
  const scope: Scope = { ...before, request: seen, response: { status, header, body: json } };
  const unmet = step.successCriteria.filter((criterion) => !isSatisfied(criterion, scope));
  const { expected, ruledOut } = decideEvents(planned, operation, scope);
  const id = atPointer(json, '/chat_message_id');
  const about = typeof id === 'number' ? id : undefined;
  await watch?.settle(unmet.length === 0 ? expected : [], about, ruledOut);
  return { scope, exchange, faults, unmet };
}

async function attempts(run: Run, step: Step, operation: Operation, before: Scope): Promise<Attempt> {
  let result = await attempt(run, step, operation, before);
  for (let count = 0; result.unmet.length > 0; count += 1) {
    const { scope } = result;
    const again = step.onFailure.find(({ criteria = [] }) =>
      criteria.every((criterion) => isSatisfied(criterion, scope)),
    );
    if (!again || count >= again.retryLimit) return result;
    const ms = again.retryAfter * 1000;
    await (run.watch ? run.watch.pass(ms) : run.context.clock.wait(ms));
    result = await attempt(run, step, operation, before);
  }
  return result;
}

function complain(run: Run, step: Step, { exchange }: Attempt, kind: FindingKind, text: string): void {
  const { response } = exchange;
  const subject = {
    operation: step.operationId,
    ...(response && { status: response.status, mediaType: getMediaType(response.headers) }),
  };
  const hint = response && response.status >= 500 ? getTopStackFrame(exchange) : undefined;
  // Omits the step's name so that several steps share a finding. Pointers are shown as elsewhere in the report.
  const fault = mismatch(kind, subject, `${text.replaceAll('$response.body#', '')}.`, hint);
  const named = [formatStepName(run, step), ...(step.description === undefined ? [] : [step.description])];
  run.context.recorder.addAbout({ exchange }, fault, ...named);
}

/** Skips failures that the journal's faults explain. */
function reportUnmet(run: Run, step: Step, result: Attempt): void {
  const { scope, exchange, faults, unmet } = result;
  const [first] = unmet;
  if (!first || !exchange.response) return;
  if (isAboutStatus(first)) {
    if (faults.some(({ kind }) => kind === 'undocumented-status')) return;
    const expected = /^\$statusCode == (\d+)$/.exec(first.condition)?.[1] ?? criterionText(first);
    complain(run, step, result, 'unexpected-status', `Expected ${expected}, got ${exchange.response.status}`);
  } else if (faults.length === 0) {
    const actual = getExpressions(first)
      .map((expression) => [expression, resolveExpression(expression, scope)] as const)
      .map(([expression, value]) => `${expression} is ${value === undefined ? 'missing' : JSON.stringify(value)}`)
      .join(', ');
    complain(run, step, result, 'step-failed', `Expected ${criterionText(first)}, but ${actual}`);
  }
}

async function reportDifferences(run: Run, step: Step, result: Attempt): Promise<boolean> {
  const differences = [
    ...compareValues(step['x-same'] ?? [], result.scope),
    ...findPresent(step['x-absent'] ?? [], result.scope),
    ...(await compareDownload(step['x-download'], result.scope, run)),
  ];
  // Missing values were reported with the response.
  const isReported = (text: string): boolean => result.faults.length > 0 && text.endsWith(', got no value');
  for (const text of differences.filter((difference) => !isReported(difference))) {
    complain(run, step, result, 'step-failed', text);
  }
  return differences.length > 0;
}

function keepOutputs(run: Run, { stepId, outputs = {} }: Step, scope: Scope): void {
  const values = Object.entries(outputs).map(([name, expression]) => [name, resolveExpression(expression, scope)]);
  run.outputs.set(stepId, Object.fromEntries(values) as Readonly<Record<string, unknown>>);
}

/** Throws `NoValue` when an earlier step's output or a required value is missing. */
function mustHaveAll(step: Step, scope: Scope): void {
  const written = [
    step.parameters,
    step.requestBody,
    step['x-events'],
    step['x-same'],
    step['x-absent'],
    step['x-download'],
  ];
  const criteria = [...step.successCriteria, ...(step['x-when'] ?? [])];
  const all = [...expressionsIn(written), ...criteria.flatMap(getExpressions)];
  const missing = all.find((text) => text.startsWith('$steps.') && resolveExpression(text, scope) === undefined);
  const needed = step['x-needs']?.find((text) => (resolveExpression(text, scope) ?? null) === null);
  const without = missing ?? needed;
  if (without !== undefined) throw new NoValue(without);
}

/** A skipped step's reason also applies to steps that need its output. */
function whyMissing({ ends }: Run, { expression, message }: NoValue): string {
  const [, step = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.(.+)$/.exec(expression) ?? [];
  const end = ends.get(step);
  if (end?.state === 'left out') return end.why;
  if (end?.state === 'failed') return `step ${step} failed`;
  return step === '' ? message : `the response to step ${step} has no ${output}`;
}

async function make(run: Run, step: Step, operation: Operation): Promise<StepEnd> {
  const before: Scope = { inputs: run.inputs, steps: run.outputs };
  mustHaveAll(step, before);
  const state = step['x-when']?.find((criterion) => !isSatisfied(criterion, before));
  if (state) return { state: 'left out', why: state.otherwise };
  const result = await attempts(run, step, operation, before);
  const { unmet, exchange } = result;
  if (unmet.length > 0 || !exchange.response) {
    reportUnmet(run, step, result);
    // With another success status, the following steps may still work.
    const isOtherSuccess = unmet.every(isAboutStatus) && exchange.response && isSuccess(exchange.response.status);
    if (isOtherSuccess) keepOutputs(run, step, result.scope);
    return { state: 'failed' };
  }
  if (await reportDifferences(run, step, result)) return { state: 'failed' };
  keepOutputs(run, step, result.scope);
  return { state: 'done' };
}

async function runStep(run: Run, step: Step): Promise<StepEnd> {
  const { context } = run;
  const operation = context.contract.rest.operations.get(step.operationId);
  if (!operation) return { state: 'left out', why: isMissingOperation };
  if (step['x-writes'] === true && !context.allowWrites) return { state: 'left out', why: writes };
  if (step['x-mock'] === true && !context.mock) {
    return { state: 'left out', why: 'only possible on the mock server' };
  }
  try {
    return await make(run, step, operation);
  } catch (error) {
    if (error instanceof NoValue) return { state: 'left out', why: whyMissing(run, error) };
    throw error;
  }
}

export type WorkflowEnd = {
  readonly done: number;
  readonly failed: number;
  readonly leftOut: ReadonlyMap<string, readonly string[]>;
};

/** Skips steps whose values are missing and continues. */
export async function runWorkflow(
  context: SuiteContext,
  watch: Watch | null,
  document: WorkflowDocument,
  workflow: Workflow,
): Promise<WorkflowEnd> {
  const inputs: Readonly<Record<string, unknown>> = { ...context.login, token: context.writer.token };
  const missingInput = workflow.inputs?.required?.find((name) => inputs[name] === undefined || inputs[name] === '');
  if (missingInput !== undefined) {
    return { done: 0, failed: 0, leftOut: new Map([[`needs --${missingInput}`, ['all']]]) };
  }
  const backend = workflow['x-caller'] === 'new' ? context.createAnonymousClient() : context.writer;
  const run: Run = {
    context,
    watch,
    backend,
    document,
    workflow,
    inputs,
    outputs: new Map(),
    ends: new Map(),
    ids: new Map(),
  };
  const leftOut = new Map<string, string[]>();
  let [done, failed] = [0, 0];
  for (const step of workflow.steps) {
    const end = await runStep(run, step);
    run.ends.set(step.stepId, end);
    if (end.state === 'left out') leftOut.set(end.why, [...(leftOut.get(end.why) ?? []), step.stepId]);
    else if (end.state === 'done') done += 1;
    else failed += 1;
  }
  return { done, failed, leftOut };
}
