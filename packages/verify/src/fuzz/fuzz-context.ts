import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import * as fc from 'fast-check';
import type { Backend, Reply } from '#verify/backend/backend.ts';
import { formatOperation, unexpectedStatus } from '#verify/check/check-response.ts';
import { isSuccess } from '#verify/base/exchange.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import type { ParameterObject } from '#verify/contract/documents.ts';
import type { Fields } from '#verify/base/values.ts';
import { getProperties, getTypes, toArbitrary } from './arbitraries.ts';
import { toRequest, type ValuePool, type Values } from '#verify/run/value-pool.ts';

export type FuzzContext = {
  readonly context: SuiteContext;
  readonly pool: ValuePool;
  readonly operation: Operation;
  readonly values: Values;
};

export function getQueryParameters(operation: Operation): readonly ParameterObject[] {
  return operation.parameters.filter((parameter) => parameter.in === 'query');
}

export async function queryArbitrary({ pool, operation, values }: FuzzContext): Promise<fc.Arbitrary<Values>> {
  const parts: Record<string, fc.Arbitrary<string>> = {};
  const required: string[] = [];
  for (const parameter of getQueryParameters(operation)) {
    const named = parameter['x-found-in'] ? await pool.findValue(parameter, values) : undefined;
    if (named === null) continue;
    const one = named === undefined ? toArbitrary(parameter.schema ?? {}) : fc.constant(named);
    parts[parameter.name] = one.map(String);
    if (parameter.required === true) required.push(parameter.name);
  }
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true }) as fc.Arbitrary<Values>;
}

/** Generates only JSON bodies; workflows send forms. */
export function bodySchema({ operation }: FuzzContext): Fields | null {
  return operation.definition.requestBody?.content?.['application/json']?.schema ?? null;
}

type Body = Readonly<Record<string, unknown>>;

/** Fields with `x-found-in` get an existing value or are omitted. */
export async function bodyArbitrary(bench: FuzzContext, schema: Fields): Promise<fc.Arbitrary<Body>> {
  const { pool, values } = bench;
  const named: Record<string, string | number | null> = {};
  for (const [name, property] of Object.entries(getProperties(schema))) {
    if (!('x-found-in' in property)) continue;
    const value = await pool.findValue({ ...property, name }, values);
    named[name] = value !== null && getTypes(property).includes('integer') ? Number(value) : value;
  }
  return toArbitrary(schema).map((body) =>
    Object.fromEntries(
      Object.entries(body as Body).flatMap(([name, value]) => {
        if (!(name in named)) return [[name, value]];
        return named[name] === null ? [] : [[name, named[name]]];
      }),
    ),
  );
}

class Failed extends Error {
  readonly faults: readonly Mismatch[];
  readonly reply: Reply;

  constructor(faults: readonly Mismatch[], reply: Reply) {
    super('The response is wrong.');
    this.faults = faults;
    this.reply = reply;
  }
}

type ExpectedStatus = { readonly text: string; readonly includes: (status: number) => boolean };

export const success: ExpectedStatus = { text: 'a 2xx status', includes: isSuccess };

export function exactly(expected: number): ExpectedStatus {
  return { text: String(expected), includes: (status) => status === expected };
}

type FuzzRun = {
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<{ readonly query?: Values; readonly json?: unknown }>;
  readonly expected: ExpectedStatus;
  /** Default: the writer. */
  readonly backend?: Backend;
  /** Values of the path parameters. Default: those of the context. */
  readonly path?: Values;
  /** Default: one. */
  readonly runs?: number;
  readonly undo?: (reply: Reply) => Promise<void>;
};

export function toSubject({ operation }: FuzzContext, { status }: Reply): FindingSubject {
  return { operation: operation.id, call: formatOperation(operation), status };
}

export function reportForeignData(bench: FuzzContext, reply: Reply, text: string, hint: string): void {
  const fault = mismatch('foreign-data-allowed', toSubject(bench, reply), text, hint);
  bench.context.recorder.addAbout(reply, fault, 'as another writer');
}

function wrongStatus(bench: FuzzContext, { name, expected }: FuzzRun, reply: Reply): readonly Mismatch[] {
  const { status, exchange } = reply;
  if (expected.includes(status)) return [];
  const text = `Expected ${expected.text} for ${name}, got ${status}.`;
  return [unexpectedStatus(toSubject(bench, reply), exchange, text)];
}

/** Shrinks the first failure to the smallest request that still fails. Reports only that, with its seed and path. */
export async function runFuzz(bench: FuzzContext, trial: FuzzRun): Promise<void> {
  const { operation, context } = bench;
  const { recorder, seed, writer } = context;
  const { name, backend = writer, path = bench.values, runs = 1, undo } = trial;
  const property = fc.asyncProperty(trial.arbitrary, async ({ query, json }) => {
    const reply = await backend.send({ ...toRequest(operation, { ...query, ...path }), json });
    await undo?.(reply);
    const broken = recorder.look(reply.exchange);
    // Report an undocumented status only once.
    const faults = broken.some(({ kind }) => kind === 'undocumented-status' || kind === 'no-answer')
      ? broken
      : [...broken, ...wrongStatus(bench, trial, reply)];
    if (faults.length > 0) throw new Failed(faults, reply);
  });
  const details = await fc.check(property, { seed, numRuns: runs, endOnFailure: false });
  if (!details.failed) return;
  const { errorInstance } = details;
  if (!(errorInstance instanceof Failed)) throw errorInstance;
  const { faults, reply } = errorInstance;
  const repeat = `${name} (--seed ${details.seed}, path ${details.counterexamplePath ?? '0'})`;
  for (const fault of faults) recorder.addAbout(reply, fault, repeat);
}
