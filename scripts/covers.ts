/**
 * Which tests cover which requirement of the checklist. A test says it in a comment above it or in it: `// Covers AUTH-01.`
 * `npm run covers` compares the tests with tests/checklist-coverage.json. `-- --list [ID …]` prints the tests of each
 * requirement. `-- --write` updates the numbers, but drops no requirement.
 * Exit codes: 0 fine, 1 a requirement has lost its tests or the record is out of date, 2 a wrong option.
 */
import { checkCovers, printCovers, writeCovers } from './covers/command.ts';

const [option, ...ids] = process.argv.slice(2);
if (option === undefined) process.exitCode = checkCovers();
else if (option === '--list') process.exitCode = printCovers(ids);
else if (option === '--write') process.exitCode = writeCovers();
else {
  console.error(`"${option}" isn't an option. Usage: npm run covers -- [--list [ID …] | --write]`);
  process.exitCode = 2;
}
