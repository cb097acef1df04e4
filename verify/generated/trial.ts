import * as fc from 'fast-check';
import type { Fault } from '#verify/check/check-answer.ts';
import { evidenceOf } from '#verify/check/exchange.ts';
import { whereThrown } from '#verify/check/server-error.ts';
import type { Backend, BackendRequest, Reply } from '#verify/backend/backend.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { Context } from '#verify/part.ts';

/** A request that was answered wrongly. */
class Failed extends Error {
  readonly faults: readonly Fault[];
  readonly reply: Reply;

  constructor(faults: readonly Fault[], reply: Reply) {
    super('The response is wrong.');
    this.faults = faults;
    this.reply = reply;
  }
}

/** What is tried on one operation: requests made from `arbitrary`, and the statuses that are due. */
export type Trial<Input> = {
  readonly operation: Operation;
  /** Such as "a body without title": it stands in the report. */
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<Input>;
  readonly request: (input: Input) => BackendRequest;
  readonly due: (status: number) => boolean;
  /** In words, such as "422". */
  readonly dueText: string;
  readonly runs: number;
  /** Takes back what a call has done. */
  readonly undo?: (reply: Reply) => Promise<void>;
};

const wrongStatus = <Input>({ operation, name, due, dueText }: Trial<Input>, reply: Reply): readonly Fault[] =>
  due(reply.status)
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
          text: `Expected ${dueText} for ${name}, got ${reply.status}.`,
          ...(reply.status >= 500 && { hint: whereThrown(reply.exchange) }),
        },
      ];

/**
 * Makes the requests of a trial. The first that is answered wrongly is shrunk to the smallest that still is, and only that
 * one is written down, with the seed and the path that repeat it.
 */
export const runTrial = async <Input>(context: Context, backend: Backend, trial: Trial<Input>): Promise<void> => {
  const { journal, seed } = context;
  const property = fc.asyncProperty(trial.arbitrary, async (input) => {
    const reply = await backend.send(trial.request(input));
    await trial.undo?.(reply);
    const broken = journal.look('requests', reply.exchange);
    // An answer of an undocumented status is told once, and not also as one that was not due.
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
    journal.add({ ...fault, part: 'requests', evidence: [repeat, ...evidenceOf(reply.exchange)] });
};
