/** Runs stages of steps: those of a stage side by side, a stage only after the one before has passed. */
import type { Stage, Step } from './steps.ts';

/** How one step ended; `seconds` of wall time, `output` of both its streams. */
export type Outcome = { step: Step; passed: boolean; seconds: number; output: string };

export type Runner = (step: Step) => Promise<Outcome>;

/** All steps of a stage are run even when one fails (one look shows every finding); the stages after it are not. */
export async function runStages(stages: Stage[], run: Runner, report: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { steps, atOnce } of stages) {
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const outcome = await run(step);
        report(outcome);
        outcomes.push(outcome);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    if (outcomes.some(({ passed }) => !passed)) break;
  }
  return outcomes;
}
