import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const firstOfAll = 'first-story';

export async function readScenarios(folder) {
  // Imported late, so that missing packages get a clear error.
  const { parse } = await import('yaml');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'scenario.yaml')));
  const order = [
    ...names.filter((name) => name === firstOfAll),
    ...names.filter((name) => name !== firstOfAll).toSorted(),
  ];
  return order.map((name) => {
    const { description } = parse(readFileSync(join(folder, name, 'scenario.yaml'), 'utf8'));
    return { name, description };
  });
}

export function scenarioLines(scenarios) {
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  return scenarios.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');
}
