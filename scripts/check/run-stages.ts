/** Runs steps in stages: parallel within a stage, stages in sequence. */
import type { Stage, Step } from './steps.ts';
import type { TestResults } from './test-results.ts';

export type Outcome = {
  step: Step;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
  tests?: TestResults;
};

export type Runner = (step: Step) => Promise<Outcome>;

/** Runs every step, even after a failure, except those that need a step that didn't pass. */
export async function runStages(stages: Stage[], run: Runner, report: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const missing = ({ needs = [] }: Step): string | undefined =>
    outcomes.find(({ step, state }) => state !== 'passed' && needs.includes(step.name))?.step.name;
  for (const { steps, atOnce } of stages) {
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const needed = missing(step);
        const outcome: Outcome =
          needed === undefined
            ? await run(step)
            : { step, state: 'not run', seconds: 0, output: `It needs ${needed}, which has not passed.` };
        report(outcome);
        outcomes.push(outcome);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return outcomes;
}
