import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Outcome, runStages } from './run-stages.ts';
import { chosen, type Stage, stages, type Step } from './steps.ts';

function step(name: string): Step {
  return { name, description: name };
}

const plan: Stage[] = [
  { atOnce: 2, steps: [step('a'), step('b'), step('c')] },
  { atOnce: 1, steps: [step('d')] },
];

async function rehearse(failing: string[], stagesRun = plan): Promise<{ order: string[]; outcomes: Outcome[] }> {
  const order: string[] = [];
  const run = async (which: Step): Promise<Outcome> => {
    order.push(`${which.name} begins`);
    await Promise.resolve();
    order.push(`${which.name} ends`);
    return { step: which, state: failing.includes(which.name) ? 'failed' : 'passed', seconds: 0, output: '' };
  };
  const outcomes = await runStages(stagesRun, run, () => {});
  return { order, outcomes };
}

describe('check', () => {
  it("runs a stage's steps in parallel and waits before the next stage", async () => {
    const { order } = await rehearse([]);
    expect(order.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(order.slice(-2)).toEqual(['d begins', 'd ends']);
  });

  it('runs the later stages after a failed step', async () => {
    const { outcomes } = await rehearse(['a']);
    expect(outcomes.map(({ step: { name }, state }) => [name, state])).toEqual([
      ['a', 'failed'],
      ['b', 'passed'],
      ['c', 'passed'],
      ['d', 'passed'],
    ]);
  });

  it('skips steps that depend directly or indirectly on a failed step', async () => {
    const needing: Stage[] = [
      { atOnce: 1, steps: [step('build'), step('units')] },
      { atOnce: 1, steps: [{ ...step('budgets'), needs: ['build'] }] },
      {
        atOnce: 1,
        steps: [
          { ...step('report'), needs: ['budgets'] },
          { ...step('journeys'), needs: ['units'] },
        ],
      },
    ];
    const { order, outcomes } = await rehearse(['build'], needing);
    expect(order.filter((entry) => entry.endsWith('begins'))).toEqual([
      'build begins',
      'units begins',
      'journeys begins',
    ]);
    expect(
      outcomes.filter(({ state }) => state === 'not run').map(({ step: { name }, output }) => [name, output]),
    ).toEqual([
      ['budgets', 'It needs build, which has not passed.'],
      ['report', 'It needs budgets, which has not passed.'],
    ]);
  });

  it('runs a step whose dependency is not among the steps', async () => {
    const alone: Stage[] = [{ atOnce: 1, steps: [{ ...step('budgets'), needs: ['build'] }] }];
    expect((await rehearse([], alone)).outcomes).toMatchObject([{ state: 'passed' }]);
  });

  it('runs only the named steps in plan order', () => {
    expect(chosen(plan, ['d', 'b']).map(({ steps }) => steps.map(({ name }) => name))).toEqual([['b'], ['d']]);
  });

  it('rejects an unknown step name and lists the valid names', () => {
    expect(() => chosen(plan, ['typos'])).toThrow('Unknown step: typos. Expected a, b, c, d.');
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(stages.flatMap(({ steps }) => steps.flatMap((s) => [s.name, ...(s.needs ?? [])]))),
    );
  });
});
