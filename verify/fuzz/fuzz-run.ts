import * as fc from 'fast-check';
import type { Mismatch } from '#verify/check/check-response.ts';
import { getExchangeExcerpt } from '#verify/check/exchange.ts';
import { getTopStackFrame } from '#verify/check/server-error.ts';
import type { Backend, BackendRequest, Reply } from '#verify/backend/backend.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { SuiteContext } from '#verify/suite.ts';

class Failed extends Error {
  readonly faults: readonly Mismatch[];
  readonly reply: Reply;

  constructor(faults: readonly Mismatch[], reply: Reply) {
    super('The response is wrong.');
    this.faults = faults;
    this.reply = reply;
  }
}

export type FuzzRun<Input> = {
  readonly operation: Operation;
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<Input>;
  readonly request: (input: Input) => BackendRequest;
  readonly isExpectedStatus: (status: number) => boolean;
  readonly expectedText: string;
  readonly runs: number;
  readonly undo?: (reply: Reply) => Promise<void>;
};

function wrongStatus<Input>(
  { operation, name, isExpectedStatus, expectedText }: FuzzRun<Input>,
  reply: Reply,
): readonly Mismatch[] {
  return isExpectedStatus(reply.status)
    ? []
    : [
        {
          kind: 'unexpected-status',
          subject: {
            operation: operation.id,
            call: `${operation.method.toUpperCase()} ${operation.path}`,
            status: reply.status,
          },
          at: '',
          text: `Expected ${expectedText} for ${name}, got ${reply.status}.`,
          ...(reply.status >= 500 && { hint: getTopStackFrame(reply.exchange) }),
        },
      ];
}

/** Shrinks the first failure to the smallest request that still fails. Reports only that, with its seed and path. */
export async function runFuzz<Input>(context: SuiteContext, backend: Backend, trial: FuzzRun<Input>): Promise<void> {
  const { recorder, seed } = context;
  const property = fc.asyncProperty(trial.arbitrary, async (input) => {
    const reply = await backend.send(trial.request(input));
    await trial.undo?.(reply);
    const broken = recorder.look('requests', reply.exchange);
    // Report an undocumented status only once.
    const faults = broken.some(({ kind }) => kind === 'undocumented-status' || kind === 'no-answer')
      ? broken
      : [...broken, ...wrongStatus(trial, reply)];
    if (faults.length > 0) throw new Failed(faults, reply);
  });
  const details = await fc.check(property, { seed, numRuns: trial.runs, endOnFailure: false });
  if (!details.failed) return;
  const { errorInstance } = details;
  if (!(errorInstance instanceof Failed)) throw errorInstance;
  const { faults, reply } = errorInstance;
  const repeat = `${trial.name} (--seed ${details.seed}, path ${details.counterexamplePath ?? '0'})`;
  for (const fault of faults)
    recorder.add({ ...fault, part: 'requests', evidence: [repeat, ...getExchangeExcerpt(reply.exchange)] });
}
