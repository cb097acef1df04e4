import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const firstOfAll = 'first-story';

/**
 * What there is to begin with: the default first, the others by their names. Nothing of it is checked here.
 *
 * @param {string} folder with a folder for each
 * @returns {Promise<{name: string, description: string}[]>}
 */
export const readScenarios = async (folder) => {
  // Only when it is needed: whoever has not installed the packages yet is told so in a sentence.
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
};

/**
 * One line for each, its description beside its name.
 *
 * @param {{name: string, description: string}[]} scenarios
 * @returns {string}
 */
export const scenarioLines = (scenarios) => {
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  return scenarios.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');
};
