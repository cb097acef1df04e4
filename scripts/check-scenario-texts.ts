/** Checks the scenarios' titles, descriptions and `shows` against the style for screens. `npm run lint` includes it. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findScreenProblems } from './lint/screen-texts.ts';

type Texts = { title: string; description: string; shows?: readonly string[] };

export function scenarioProblems(yaml: string): string[] {
  const { title, description, shows = [] } = parse(yaml) as Texts;
  const labels = shows.filter((text) => !text.endsWith('?'));
  return [title, description, ...labels].flatMap((text) =>
    findScreenProblems(text).map(
      ({ word, suggestion }) => `${text}\n  not plain English: “${word}”. Write: ${suggestion}`,
    ),
  );
}

if (import.meta.main) {
  const problems = globSync('mocks/scenarios/*/scenario.yaml').flatMap((file) =>
    scenarioProblems(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
