import type { Operation } from '#verify/contract/rest.ts';
import { leaveOut, type Part } from '#verify/part.ts';
import { type Bench, createResolve } from './bench.ts';
import { createRight, notThere, readRight, turnedAway, wrongBody, wrongQuery } from './cases.ts';
import { createValuePool } from './value-pool.ts';

const reads = ({ method }: Operation): boolean => method === 'get';

const tryOperation = async (bench: Bench): Promise<void> => {
  const { context, operation } = bench;
  if (!reads(operation) && !context.allowWrites) return;
  await turnedAway(bench);
  await notThere(bench);
  if (reads(operation)) {
    await readRight(bench);
    await wrongQuery(bench);
    return;
  }
  await wrongBody(bench);
  await createRight(bench);
};

/**
 * Requests made from the schemas: right ones must be answered as the contract says, and wrong ones with the 401, 404 and
 * 422 that it documents. Without `allowWrites` only of calls that read.
 */
export const requestsPart: Part = {
  name: 'requests',
  title: 'Generated requests',
  run: async (context) => {
    const pool = createValuePool(context, context.writer);
    const resolve = createResolve(context);
    const lacking: string[] = [];
    let tried = 0;
    for (const operation of context.contract.rest.operations.values()) {
      const path = await pool.pathOf(operation);
      if (!path) {
        lacking.push(operation.id);
        continue;
      }
      await tryOperation({ context, pool, operation, values: path, resolve });
      if (reads(operation) || context.allowWrites) tried += 1;
    }
    context.say(`${tried} operations tested, seed ${context.seed}`);
    if (lacking.length > 0) {
      leaveOut(context, 'requests', lacking.join(', '), 'the writer has no data for them');
    }
  },
};
