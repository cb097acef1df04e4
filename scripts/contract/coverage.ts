import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Coverage, coverageLine, findUncovered } from '#verify/run/coverage.ts';

const file = 'coverage/contract.json';

/** Operations that no screen uses, with the reason. */
const unused: Readonly<Record<string, string>> = {
  userAchievementRead: 'Screens show achievements from the list. For programs that want a single one.',
};

function unseen(fields: readonly string[]): readonly string[] {
  return fields.length === 0 ? [] : [`  fields never seen: ${fields.join(', ')}`];
}

function lines({ operations, messages }: Coverage): readonly string[] {
  return [
    ...operations.flatMap(({ operation, call, answers, unseenFields }) => {
      const missing = answers.filter(({ count, ofMisfortune }) => count === 0 && !ofMisfortune);
      const received = answers.filter(({ count }) => count > 0).map(({ status, count }) => `${status} × ${count}`);
      const unmet = missing.length === 0 ? '' : `; not seen: ${missing.map(({ status }) => status).join(', ')}`;
      return [
        `${operation.padEnd(36)} ${call}`,
        `  ${received.join(', ') || 'never requested'}${unmet}`,
        ...unseen(unseenFields),
      ];
    }),
    ...messages.flatMap(({ channel, message, count, unseenFields }) => [
      `${message} on ${channel}: ${count === 0 ? 'not seen' : count}`,
      ...unseen(unseenFields),
    ]),
  ];
}

function check(coverage: Coverage): void {
  const findings = findUncovered(coverage).filter(({ subject }) => unused[subject.operation ?? ''] === undefined);
  const { operations, messages } = coverage.totals;
  const exceptions = Object.entries(unused).map(([operation, reason]) => `${operation}: not required. ${reason}`);
  const totals = `${operations.met} of ${operations.of} operations, ${messages.met} of ${messages.of} events.`;
  const uncovered = findings.map(({ subject, text }) => {
    const { call, channel, message } = { call: '', channel: '', message: '', ...subject };
    return `${call || `${message} on ${channel}`}: ${text}`;
  });
  process.stdout.write(`${[...exceptions, ...uncovered, `Covered: ${totals}`].join('\n')}\n`);
  if (findings.length > 0) process.exitCode = 1;
}

/**
 * Prints what the last end-to-end run covered of the contract, and what it missed. `--check` prints only operations
 * without a success and events that never arrived, and exits with 1 if there are any.
 */
export async function printCoverage(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } });
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} doesn't exist. Run \`npm run test:e2e\` to create it.`);
  const { at, coverage } = JSON.parse(text) as { readonly at: string; readonly coverage: Coverage };
  if (values.check === true) check(coverage);
  else process.stdout.write(`${[...lines(coverage), '', `${at}. ${coverageLine(coverage)}`].join('\n')}\n`);
}
