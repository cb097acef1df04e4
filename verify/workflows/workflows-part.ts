import { createWatch } from '#verify/events/watch.ts';
import type { Part } from '#verify/part.ts';
import { readWorkflows } from './read-workflows.ts';
import { runWorkflow, type WorkflowEnd } from './run-workflow.ts';
import type { Workflow } from './workflow-document.ts';

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

const linesOf = ({ summary }: Workflow, { done, failed, leftOut }: WorkflowEnd): readonly string[] => [
  `${summary}: ${failed === 0 ? steps(done) : `${steps(done)}, ${failed} failed`}`,
  ...[...leftOut].map(([why, stepIds]) => `  left out: ${stepIds.join(', ')} (${why})`),
];

/** The journeys of the specification, as the Arazzo documents write them. */
export const workflowsPart: Part = {
  name: 'workflows',
  title: 'Workflows',
  run: async (context) => {
    const documents = await readWorkflows(context.workflows, context.contract);
    const watch = createWatch(context, 'workflows');
    for (const document of documents) {
      for (const workflow of document.workflows) {
        for (const line of linesOf(workflow, await runWorkflow(context, watch, document, workflow))) context.say(line);
      }
    }
    await watch.finish();
  },
};
