import type { Operation } from '#verify/contract/rest.ts';
import { skip, type Suite } from '#verify/suite.ts';
import { type FuzzContext, createResolve } from './fuzz-context.ts';
import { validCreate, unknownResource, validRead, unauthenticated, invalidBody, invalidQuery } from './cases.ts';
import { createValuePool } from './value-pool.ts';

function reads({ method }: Operation): boolean {
  return method === 'get';
}

async function tryOperation(bench: FuzzContext): Promise<void> {
  const { context, operation } = bench;
  if (!reads(operation) && !context.allowWrites) return;
  await unauthenticated(bench);
  await unknownResource(bench);
  if (reads(operation)) {
    await validRead(bench);
    await invalidQuery(bench);
    return;
  }
  await invalidBody(bench);
  await validCreate(bench);
}

/**
 * Generates requests from the schemas: valid ones, and invalid ones that must get the documented 401, 404 or 422.
 * Without `allowWrites` only reads.
 */
export const requestsPart: Suite = {
  name: 'requests',
  title: 'Generated requests',
  run: async (context) => {
    const pool = createValuePool(context, context.writer);
    const resolve = createResolve(context);
    const skippedIds: string[] = [];
    let tried = 0;
    for (const operation of context.contract.rest.operations.values()) {
      const path = await pool.findPath(operation);
      if (!path) {
        skippedIds.push(operation.id);
        continue;
      }
      await tryOperation({ context, pool, operation, values: path, resolve });
      if (reads(operation) || context.allowWrites) tried += 1;
    }
    context.log(`${tried} operations tested, seed ${context.seed}`);
    if (skippedIds.length > 0) {
      skip(context, 'requests', skippedIds.join(', '), 'the writer has no data for them');
    }
  },
};
