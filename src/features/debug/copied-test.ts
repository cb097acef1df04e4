import { jsLiteral } from './js-literal.ts';
import type { PanelStep } from './panel-steps.ts';

function formatCall(method: string, value: unknown): string {
  const start = `  await ${method}(`;
  return `${start}${jsLiteral(value, 2, start.length, 2)});`;
}

/** Each step waits for what it needs, so that slow machines get the same result. */
function formatStep(step: PanelStep): string[] {
  switch (step.kind) {
    case 'clock':
      return [formatCall('mock.clock', step.change)];
    case 'step':
      return ['  await mock.step();'];
    case 'fault':
      return [formatCall('mock.fault', step.rule)];
    case 'faultsLeft':
      return ['  await mock.noFaults();', ...step.rules.map((rule) => formatCall('mock.fault', rule))];
    case 'connection':
      return ['  await mock.connected();', formatCall('mock.connection', { action: step.action })];
    case 'event': {
      const { channel, event, payload } = step.sent;
      const text = JSON.stringify({ event, channel, data: JSON.stringify(payload) });
      return [
        formatCall('mock.listened', channel),
        step.unchecked
          ? formatCall('mock.connection', { action: 'frame', text })
          : formatCall('mock.broadcast', { channel, event, payload }),
      ];
    }
  }
}

/**
 * Returns the panel's steps as a user flow for tests/e2e: the scenario, the pages and the steps. Formatted as `npm run
 * format` would.
 */
export function copiedTest(scenario: string, steps: readonly PanelStep[]): string {
  let path: string | null = null;
  const lines = steps.flatMap((step) => {
    const moves = step.path === path ? [] : [formatCall('page.goto', step.path)];
    path = step.path;
    return [...moves, ...formatStep(step)];
  });
  return [
    "import { expect, test } from '../support/test.ts';",
    '',
    `test.use(${jsLiteral({ scenario }, 0, 9, 2)});`,
    '',
    "test('repeats the steps from the debug panel', async ({ writer: page, mock }) => {",
    ...lines,
    "  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();",
    '});',
    '',
  ].join('\n');
}
