import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runStages, type Outcome } from './run-stages.ts';
import { chosen, stages, type Stage, type Step } from './steps.ts';

const step = (name: string): Step => ({ name, says: name });
const plan: Stage[] = [
  { atOnce: 2, steps: [step('a'), step('b'), step('c')] },
  { atOnce: 1, steps: [step('d')] },
];

/** Runs the plan with steps that end when told; `order` lists beginnings and ends. */
async function rehearse(failing: string[]): Promise<{ order: string[]; outcomes: Outcome[] }> {
  const order: string[] = [];
  const run = async (which: Step): Promise<Outcome> => {
    order.push(`${which.name} begins`);
    await Promise.resolve();
    order.push(`${which.name} ends`);
    return { step: which, passed: !failing.includes(which.name), seconds: 0, output: '' };
  };
  const outcomes = await runStages(plan, run, () => {});
  return { order, outcomes };
}

describe('check', () => {
  it('runs the steps of a stage side by side, and the next stage after all of them', async () => {
    const { order } = await rehearse([]);
    expect(order.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(order.slice(-2)).toEqual(['d begins', 'd ends']);
  });

  it('shows every finding of a stage, and leaves the later stages out', async () => {
    const { outcomes } = await rehearse(['a']);
    expect(outcomes.map(({ step: { name }, passed }) => [name, passed])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
  });

  it('runs only the steps that are named, in their own order', () => {
    expect(chosen(plan, ['d', 'b']).map(({ steps }) => steps.map(({ name }) => name))).toEqual([['b'], ['d']]);
  });

  it('refuses a name that it does not know, and says which there are', () => {
    expect(() => chosen(plan, ['typos'])).toThrow('Unknown step: typos. Expected a, b, c, d.');
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(stages.flatMap(({ steps }) => steps.map((s) => s.name))),
    );
  });
});
