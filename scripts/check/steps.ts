/** The steps of `npm run check`, in order. Each step is the npm script with that name, so each can run separately. */
export type Step = {
  name: string;
  description: string;
  hasVisibleOutput?: true;
  /** Steps that must pass for this one to be meaningful. */
  needs?: string[];
  runner?: 'vitest' | 'playwright';
};

/** A stage starts when the previous one has ended. */
export type Stage = { steps: Step[]; atOnce: number };

export const stages: Stage[] = [
  {
    atOnce: 2,
    // Longest first, so that two cores finish at about the same time.
    steps: [
      { name: 'format:check', description: 'formatted' },
      { name: 'lint', description: 'no lint problems, and every exception gives a reason' },
      { name: 'types', description: 'types are correct' },
      { name: 'generate:check', description: 'generated code is up to date' },
      { name: 'contract:lint', description: 'both contract documents are valid' },
      { name: 'contract:diff', description: 'no breaking contract change without a new major version' },
      { name: 'lint:unused', description: 'no dead code' },
      { name: 'lint:imports', description: 'imports follow the module rules' },
      { name: 'covers', description: 'every requirement keeps its tests' },
      { name: 'lock:check', description: 'the lock file is complete' },
    ],
  },
  {
    atOnce: 2,
    steps: [
      { name: 'test:contract', description: 'the mock server conforms to the contract', runner: 'vitest' },
      { name: 'test:unit', description: 'unit tests pass', runner: 'vitest' },
      { name: 'build', description: 'the application builds' },
    ],
  },
  {
    atOnce: 2,
    steps: [
      {
        name: 'budgets',
        description: 'the build stays within its size budgets',
        hasVisibleOutput: true,
        needs: ['build'],
      },
      { name: 'browsers', description: 'nothing newer than the oldest supported browsers', needs: ['build'] },
      { name: 'production', description: 'no demo code in the production build', needs: ['build'] },
    ],
  },
  {
    atOnce: 1,
    steps: [
      { name: 'test:e2e', description: 'user flows work in a browser', runner: 'playwright', needs: ['build'] },
      {
        name: 'contract:coverage:check',
        description: 'the user flows use every operation and every event',
        needs: ['test:e2e'],
      },
    ],
  },
];

/** Returns stages with only the named steps, or all without names. Throws an Error for an unknown name. */
export function chosen(all: Stage[], names: string[]): Stage[] {
  const stepNames = all.flatMap(({ steps }) => steps.map(({ name }) => name));
  const unknown = names.filter((name) => !stepNames.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown step: ${unknown.join(', ')}. Expected ${stepNames.join(', ')}.`);
  if (names.length === 0) return all;
  return all
    .map((stage) => ({ ...stage, steps: stage.steps.filter(({ name }) => names.includes(name)) }))
    .filter(({ steps }) => steps.length > 0);
}
