import type { PanelStep } from './panel-steps.ts';

const lineWidth = 120;

function isName(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = toFields(value).map(([key, item]) => `${key}: ${inOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function toFields(value: object): [string, unknown][] {
  return Object.entries(value).map(([key, item]) => [isName(key) ? key : quoted(key), item]);
}

/**
 * Formats a JSON value in this project's code style: one line if it fits between `before` and `after` characters, else
 * multiline at `indent`.
 */
export function jsLiteral(value: unknown, indent: number, before: number, after: number): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length + after <= lineWidth) return line;
  const inner = ' '.repeat(indent + 2);
  const entries: [string, unknown][] = Array.isArray(value) ? value.map((item) => ['', item]) : toFields(value);
  const rows = entries.map(([key, item]) => {
    const start = `${inner}${key === '' ? '' : `${key}: `}`;
    return `${start}${jsLiteral(item, indent + 2, start.length, 1)},`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...rows, `${' '.repeat(indent)}${close}`].join('\n');
}

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
