import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { Backend, BackendRequest } from '#verify/backend/backend.ts';
import type { ParameterObject } from '#verify/contract/documents.ts';
import { isSuccess } from '#verify/base/exchange.ts';
import { sendRequest } from '#verify/run/suite.ts';
import type { Fields } from '#verify/base/values.ts';
import { getProperties, getTypes } from './arbitraries.ts';
import { bodyArbitrary, bodySchema, type FuzzContext, reportForeignData } from './fuzz-context.ts';
import { toRequest, type ValuePool } from '#verify/run/value-pool.ts';

const hint =
  "Find the record among those of the user, such as $request->user()->stories()->findOrFail($id), or check a policy in every route. Route model binding alone finds everybody's records.";

/** Reads first, and deletions last, so that a server without any checks keeps its data as long as possible. */
const order = ['get', 'post', 'put', 'patch', 'delete'];

function isFoundId({ in: where, 'x-found-in': found }: ParameterObject): boolean {
  return where === 'path' && found !== undefined && found.unknown !== 'empty';
}

/** A form with every field, of alternatives the first, which a server accepts or refuses before it asks whose record it is. */
function toForm({ operation, values }: FuzzContext): Record<string, string | File> | null {
  const schema = operation.definition.requestBody?.content?.['multipart/form-data']?.schema;
  if (!schema) return null;
  const fields = Object.entries(getProperties(schema.oneOf?.[0] ?? schema));
  const toValue = (name: string, property: Fields): string | File => {
    if (property['format'] === 'binary') return pixel;
    return getTypes(property).includes('integer')
      ? (values[name] ?? values[name.replace(/_id$/, '')] ?? '1')
      : 'Not mine.';
  };
  return Object.fromEntries(fields.map(([name, property]) => [name, toValue(name, property)]));
}

/** A transparent PNG of one pixel. */
const pixel = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'pixel.png',
  { type: 'image/png' },
);

async function toForeignRequest(bench: FuzzContext): Promise<BackendRequest> {
  const { context, operation, values } = bench;
  const schema = bodySchema(bench);
  const [json] = schema ? fc.sample(await bodyArbitrary(bench, schema), { seed: context.seed, numRuns: 1 }) : [];
  const form = toForm(bench);
  return {
    ...toRequest(operation, values),
    ...(json && { json }),
    ...(form && { form }),
  };
}

/** Signed addresses of media change with each response. */
function withoutSignatures(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll(/(https?:[^"?]*)\?[^"]*/g, '$1')) as unknown;
}

async function readAsOwner({ context, operation, values }: FuzzContext): Promise<unknown> {
  const read = [...context.contract.rest.operations.values()].find(
    ({ method, path }) => method === 'get' && path === operation.path,
  );
  return read && withoutSignatures((await sendRequest(context, context.writer, toRequest(read, values))).json);
}

/** Returns whether the server kept the other writer out. */
async function tryOperation(bench: FuzzContext, other: Backend): Promise<boolean> {
  const { context, operation } = bench;
  const isRead = operation.method === 'get';
  const before = isRead ? undefined : await readAsOwner(bench);
  const reply = await sendRequest(context, other, await toForeignRequest(bench));
  // A conflict shows that the server looked at the record, and what it has.
  if (isSuccess(reply.status) || reply.status === 409) {
    const verb = isRead ? 'read' : 'use';
    const text = `Another writer could ${verb} this with the first writer's ids. Expected 404 or 403.`;
    reportForeignData(bench, reply, text, hint);
    return false;
  }
  if (!isRead && !isDeepStrictEqual(before, await readAsOwner(bench))) {
    const text = `Another writer got ${reply.status}, but changed the first writer's data.`;
    reportForeignData(bench, reply, text, hint);
    return false;
  }
  return true;
}

/**
 * Sends every operation with the first writer's ids as the other writer, who must get 404 or 403 and change nothing.
 * `found` are the operations with the first writer's ids. Once a read is allowed, the writes of its path aren't tried.
 */
export async function checkOtherWriter(found: readonly FuzzContext[], other: Backend, own: ValuePool): Promise<number> {
  const foreign: FuzzContext[] = [];
  for (const bench of found.filter(({ operation }) => operation.parameters.some(isFoundId))) {
    if (bench.operation.method !== 'get' && !bench.context.allowWrites) continue;
    // Both writers may use the same slug.
    if (!(await own.hasPath(bench.operation, bench.values))) foreign.push(bench);
  }
  const open = new Set<string>();
  for (const bench of foreign.toSorted(
    (one, another) => order.indexOf(one.operation.method) - order.indexOf(another.operation.method),
  )) {
    const { path } = bench.operation;
    if (!open.has(path) && !(await tryOperation(bench, other))) open.add(path);
  }
  return foreign.length;
}
