import * as fc from 'fast-check';
import type { Reply } from '#verify/backend/backend.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { isSuccess } from '#verify/base/exchange.ts';
import { sendRequest, skip, type Suite } from '#verify/run/suite.ts';
import { toInvalidVariants, withoutOptional } from './arbitraries.ts';
import {
  bodyArbitrary,
  bodySchema,
  exactly,
  type FuzzContext,
  getQueryParameters,
  queryArbitrary,
  runFuzz,
  success,
} from './fuzz-context.ts';
import { checkList } from './lists.ts';
import { checkOtherWriter } from './other-writer.ts';
import { toRequest, ValuePool, type Values, valuesAt } from '#verify/run/value-pool.ts';

/** Resuming a conversation that never started is 404, or 402 after the trial. */
const successOrMissing = {
  text: '200, 402 or 404',
  includes: (status: number): boolean => isSuccess(status) || status === 404 || status === 402,
};

async function validRead(bench: FuzzContext): Promise<void> {
  const { context, operation } = bench;
  await runFuzz(bench, {
    name: 'a valid request',
    arbitrary: fc.record({ query: await queryArbitrary(bench) }),
    expected: operation.responses.has(402) ? successOrMissing : success,
    runs: getQueryParameters(operation).length === 0 ? 1 : context.runs,
  });
}

async function unauthenticated(bench: FuzzContext): Promise<void> {
  const { context, operation } = bench;
  if (!operation.secured || !operation.responses.has(401)) return;
  await runFuzz(bench, {
    name: 'an unauthenticated request',
    arbitrary: fc.constant({}),
    expected: exactly(401),
    backend: context.anonymous,
  });
}

async function unknownResource(bench: FuzzContext): Promise<void> {
  const { operation, values } = bench;
  const schema = bodySchema(bench);
  if (!operation.responses.has(404) || (operation.body && !schema)) return;
  // Send a valid body: some servers validate before they look up the record.
  const arbitrary = fc.record({
    json: schema ? await bodyArbitrary(bench, schema) : fc.constant(undefined),
    query: await queryArbitrary(bench),
  });
  for (const parameter of operation.parameters.filter((candidate) => candidate.in === 'path')) {
    if (parameter['x-found-in']?.unknown === 'empty') continue;
    const unknown = parameter.schema?.type === 'integer' ? '999999999' : 'nothing-of-this-name';
    await runFuzz(bench, {
      name: `a request with an unknown ${parameter.name}`,
      arbitrary,
      expected: exactly(404),
      path: { ...values, [parameter.name]: unknown },
    });
  }
}

async function invalidQuery(bench: FuzzContext): Promise<void> {
  const { operation } = bench;
  if (!operation.responses.has(422)) return;
  for (const { name } of getQueryParameters(operation).filter(({ required }) => required)) {
    await runFuzz(bench, { name: `a request without ${name}`, arbitrary: fc.constant({}), expected: exactly(422) });
  }
}

async function invalidBody(bench: FuzzContext): Promise<void> {
  const { context, operation } = bench;
  const schema = bodySchema(bench);
  if (!schema || !operation.responses.has(422)) return;
  const right = await bodyArbitrary(bench, schema);
  for (const { name, apply } of toInvalidVariants(schema)) {
    await runFuzz(bench, {
      name: `a body ${name.startsWith('without') ? name : `with ${name}`}`,
      arbitrary: right.map((body) => ({ json: apply(body) })),
      expected: exactly(422),
      backend: operation.secured ? context.writer : context.anonymous,
    });
  }
}

function createUndo({ context, operation, values }: FuzzContext): ((reply: Reply) => Promise<void>) | null {
  const undone = operation.definition['x-undone-by'];
  const by = undone && context.contract.rest.operations.get(undone.operation);
  if (!undone || !by) return null;
  return async ({ status, json }) => {
    if (!isSuccess(status)) return;
    const parameters = Object.entries(undone.parameters).map(([name, at]) => [name, valuesAt(json, at)[0] ?? '']);
    const request = toRequest(by, { ...values, ...(Object.fromEntries(parameters) as Values) });
    await sendRequest(context, context.writer, request);
  };
}

async function validCreate(bench: FuzzContext): Promise<void> {
  const { context } = bench;
  const schema = bodySchema(bench);
  const undo = createUndo(bench);
  if (!schema || !undo) return;
  const right = await bodyArbitrary(bench, schema);
  await runFuzz(bench, {
    name: 'a valid body',
    arbitrary: fc.record({ json: right }),
    expected: success,
    runs: Math.ceil(context.runs / 4),
    undo,
  });
  for (const { name, apply } of withoutOptional(schema)) {
    const arbitrary = right.map((body) => ({ json: apply(body) }));
    await runFuzz(bench, { name: `a valid body ${name}`, arbitrary, expected: success, undo });
  }
}

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
    await checkList(bench);
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
    const pool = new ValuePool(context, context.writer);
    const skippedIds: string[] = [];
    const found: FuzzContext[] = [];
    let tried = 0;
    for (const operation of context.contract.rest.operations.values()) {
      const path = await pool.findPath(operation);
      if (!path) {
        skippedIds.push(operation.id);
        continue;
      }
      const bench = { context, pool, operation, values: path };
      found.push(bench);
      await tryOperation(bench);
      if (reads(operation) || context.allowWrites) tried += 1;
    }
    context.log(`${tried} operations tested, seed ${context.seed}`);
    const { otherUser } = context;
    if (otherUser) {
      const count = await checkOtherWriter(found, otherUser, new ValuePool(context, otherUser));
      context.log(`${count} operations tested with another writer`);
    } else skip(context, "another writer's access", 'use --other-email and --other-password');
    if (skippedIds.length > 0) {
      skip(context, skippedIds.join(', '), 'the writer has no data for them');
    }
  },
};
