/** `npm run contract:coverage`: prints what the last end-to-end run covered of the contract, and what it missed. */
import { readFile } from 'node:fs/promises';
import { type Coverage, coverageLine } from '#verify/coverage/coverage.ts';

const file = 'coverage/contract.json';

function lines({ operations, messages }: Coverage): readonly string[] {
  return [
    ...operations.flatMap(({ operation, call, answers }) => {
      const missing = answers.filter(({ count, ofMisfortune }) => count === 0 && !ofMisfortune);
      const received = answers.filter(({ count }) => count > 0).map(({ status, count }) => `${status} × ${count}`);
      const unmet = missing.length === 0 ? '' : `; not seen: ${missing.map(({ status }) => status).join(', ')}`;
      return [`${operation.padEnd(36)} ${call}`, `  ${received.join(', ') || 'never requested'}${unmet}`];
    }),
    ...messages.map(({ channel, message, count }) => `${message} on ${channel}: ${count === 0 ? 'not seen' : count}`),
  ];
}

const text = await readFile(file, 'utf8').catch(() => null);
if (text === null) {
  process.stderr.write(`${file} doesn't exist. Run \`npm run test:e2e\` to create it.\n`);
  process.exitCode = 1;
} else {
  const { at, coverage } = JSON.parse(text) as { readonly at: string; readonly coverage: Coverage };
  process.stdout.write(`${[...lines(coverage), '', `${at}. ${coverageLine(coverage)}`].join('\n')}\n`);
}
