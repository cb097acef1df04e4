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

const parts: Record<string, (routes: readonly string[]) => Promise<string[]>> = {
  'first-load': firstVisit,
  vitals,
  throughput,
  painted: paintedStatus,
  insights: manyInsights,
  outline: manyScenes,
  writing: longText,
};

const usage = `Usage: node scripts/bench.ts [PART …] [--route NAME]…
  PART          ${Object.keys(parts).join(', ')}; all of them by default
  --route NAME  vitals measures only routes whose name in scripts/browser/screens.ts contains NAME`;

async function main(): Promise<void> {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string', multiple: true, default: [] } },
  });
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new UsageError(`Unknown benchmark: ${unknown.join(', ')}. Expected ${Object.keys(parts).join(', ')}.`);
  for (const [name, run] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) console.log(`${(await run(values.route)).join('\n')}\n`);
  }
}

await runCommand(usage, main);
