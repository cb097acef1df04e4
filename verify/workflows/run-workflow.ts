import type { Login } from '#verify/options.ts';
import type { SuiteContext } from '#verify/suite.ts';
import type { Watch } from '#verify/events/watch.ts';
import { type Run, runStep } from './run-step.ts';
import type { Workflow, WorkflowDocument } from './workflow-document.ts';

export type WorkflowEnd = {
  readonly done: number;
  readonly failed: number;
  readonly leftOut: ReadonlyMap<string, readonly string[]>;
};

function toInputs(login: Login, token: string): Readonly<Record<string, unknown>> {
  return 'token' in login ? { token } : { token, email: login.email, password: login.password };
}

/** Skips steps whose values are missing and continues. */
export async function runWorkflow(
  context: SuiteContext,
  watch: Watch,
  document: WorkflowDocument,
  workflow: Workflow,
): Promise<WorkflowEnd> {
  const inputs = toInputs(context.login, context.writer.token);
  const missingInput = workflow.needs.find((name) => inputs[name] === undefined || inputs[name] === '');
  if (missingInput !== undefined) {
    return { done: 0, failed: 0, leftOut: new Map([[`needs --${missingInput}`, ['all']]]) };
  }
  const backend = workflow.ownCaller ? context.createAnonymousClient() : context.writer;
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
