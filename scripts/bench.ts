/** Machine-dependent figures that tests can't assert, with ratios from one run. */
import { parseArgs } from 'node:util';
import { firstVisit } from './bench/first-visit.ts';
import { manyInsights } from './bench/insights.ts';
import { manyScenes } from './bench/outline.ts';
import { paintedStatus } from './bench/painted.ts';
import { throughput } from './bench/throughput.ts';
import { vitals } from './bench/vitals.ts';
import { longText } from './bench/writing.ts';
import { runCommand, UsageError } from './command.ts';

const parts: Record<string, () => Promise<string[]>> = {
  'first-load': firstVisit,
  vitals,
  throughput,
  painted: paintedStatus,
  insights: manyInsights,
  outline: manyScenes,
  writing: longText,
};

const usage = `Usage: node scripts/bench.ts [PART …]
  PART  ${Object.keys(parts).join(', ')}; all of them by default`;

async function main(): Promise<void> {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new UsageError(`Unknown benchmark: ${unknown.join(', ')}. Expected ${Object.keys(parts).join(', ')}.`);
  for (const [name, run] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) console.log(`${(await run()).join('\n')}\n`);
  }
}

await runCommand(usage, main);
