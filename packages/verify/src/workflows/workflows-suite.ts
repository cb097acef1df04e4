import { plural } from '#verify/base/values.ts';
import { EventWatch } from '#verify/events/watch.ts';
import { skip, type Suite, type SuiteContext } from '#verify/run/suite.ts';
import { isMissingOperation, runWorkflow, type WorkflowEnd, writes } from './run-workflow.ts';
import { readWorkflows, type Workflow } from './workflow-document.ts';

/** Skips the report if every step was left out for writing or undocumented operations. */
function reportWorkflow(context: SuiteContext, { summary }: Workflow, { done, failed, leftOut }: WorkflowEnd): void {
  const others = [...leftOut].filter(([why]) => why !== writes && why !== isMissingOperation);
  if (done + failed === 0 && others.length === 0) return;
  context.log(`${summary}: ${failed === 0 ? plural(done, 'step') : `${plural(done, 'step')}, ${failed} failed`}`);
  for (const [why, stepIds] of others) {
    context.log(`  skipped: ${stepIds.join(', ')} (${why})`);
    context.recorder.leaveOut(`${summary}: ${stepIds.join(', ')}`, why);
  }
}

export const workflowsPart: Suite = {
  name: 'workflows',
  title: 'Workflows',
  run: async (context) => {
    const documents = await readWorkflows(context.workflows);
    const watch = context.events && new EventWatch(context, context.events);
    let unwritten = 0;
    let undocumentedCount = 0;
    for (const document of documents) {
      for (const workflow of document.workflows) {
        const end = await runWorkflow(context, watch, document, workflow);
        reportWorkflow(context, workflow, end);
        unwritten += end.leftOut.get(writes)?.length ?? 0;
        undocumentedCount += end.leftOut.get(isMissingOperation)?.length ?? 0;
      }
    }
    await watch?.finish();
    if (undocumentedCount > 0)
      skip(context, `${plural(undocumentedCount, 'step')} and the steps that depend on them`, isMissingOperation);
    if (unwritten > 0) skip(context, `${plural(unwritten, 'step')} that write data or depend on such steps`, writes);
  },
};
