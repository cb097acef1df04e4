/**
 * `npm run budgets`: checks the production build's bytes (dist/app) against their budgets. Sizes are exact, so the test
 * command includes this.
 */
import { measureBuild, type BuildFigure } from './budgets/figures.ts';
import { runCommand } from './command.ts';

function line({ what, bytes, limit, unit }: BuildFigure): string {
  const size = (value: number): string => (value / (unit === 'KiB' ? 1024 : 1000)).toFixed(1);
  const result = bytes <= limit ? 'within' : 'OVER  ';
  return `${result} ${size(bytes).padStart(6)} of ${size(limit).padStart(5)} ${unit}  ${what} (${bytes} bytes)`;
}

await runCommand(() => {
  const figures = measureBuild('dist/app');
  for (const figure of figures) console.log(line(figure));
  if (figures.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
});
