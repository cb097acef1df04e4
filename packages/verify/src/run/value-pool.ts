import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '#verify/backend/backend.ts';
import type { ParameterObject } from '#verify/contract/documents.ts';
import { buildTarget, type Operation } from '#verify/contract/rest.ts';
import { sendRequest, type SuiteContext } from '#verify/run/suite.ts';

export type Values = Readonly<Record<string, string>>;

/** Returns a request to an operation. Values without a path parameter go into the query. */
export function toRequest(operation: Operation, values: Values): { readonly method: string; readonly target: string } {
  const inPath = new Set(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  const query = Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name)));
  return { method: operation.method.toUpperCase(), target: buildTarget(operation, values, query) };
}

type Named = Pick<ParameterObject, 'name' | 'x-found-in'>;

export function valuesAt(value: unknown, pointer: string): readonly string[] {
  const [, ...parts] = pointer.split('/');
  let current: unknown[] = [value];
  for (const part of parts) {
    current = current.flatMap((item) => {
      if (Array.isArray(item)) return part === '*' ? (item as unknown[]) : [(item as unknown[])[Number(part)]];
      return typeof item === 'object' && item !== null ? [(item as Readonly<Record<string, unknown>>)[part]] : [];
    });
  }
  return current.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

const candidates = 20;

async function getFirst<Value>(values: AsyncGenerator<Value>): Promise<Value | null> {
  for await (const value of values) return value;
  return null;
}

/** `backend` is the writer whose data gives the values. Given ids (`--id`) are the first writer's. */
export class ValuePool {
  readonly #context: SuiteContext;
  readonly #backend: Backend;
  readonly #responses = new Map<string, Promise<unknown>>();

  constructor(context: SuiteContext, backend: Backend) {
    this.#context = context;
    this.#backend = backend;
  }

  /** Values for all path parameters; null if the server has no suitable data. */
  findPath(operation: Operation): Promise<Values | null> {
    return getFirst(this.#fillings(operation, {}));
  }

  /** Whether these values are among the server's data for this writer. */
  async hasPath(operation: Operation, values: Values): Promise<boolean> {
    for await (const own of this.#fillings(operation, {})) if (isDeepStrictEqual(own, values)) return true;
    return false;
  }

  findValue(parameter: Named, knownValues: Values): Promise<string | null> {
    return getFirst(this.#values(parameter, knownValues));
  }

  #fetch(operation: Operation, values: Values): Promise<unknown> {
    const request = toRequest(operation, values);
    const response =
      this.#responses.get(request.target) ??
      sendRequest(this.#context, this.#backend, request).then(({ json }) => json);
    this.#responses.set(request.target, response);
    return response;
  }

  async *#values(parameter: Named, knownValues: Values): AsyncGenerator<string> {
    const source = parameter['x-found-in'];
    const operation = source && this.#context.contract.rest.operations.get(source.operation);
    if (!source || !operation) return;
    const same: Values = Object.fromEntries(
      (source.same ?? []).flatMap((name) => (knownValues[name] === undefined ? [] : [[name, knownValues[name]]])),
    );
    for await (const path of this.#fillings(operation, { ...knownValues, ...source.parameters, ...same })) {
      yield* valuesAt(await this.#fetch(operation, { ...path, ...same }), source.at).slice(0, candidates);
    }
  }

  async *#fillings(operation: Operation, knownValues: Values, filled: Values = {}): AsyncGenerator<Values> {
    const open = operation.parameters.find(
      (parameter) => parameter.in === 'path' && filled[parameter.name] === undefined,
    );
    if (!open) {
      yield filled;
      return;
    }
    const { writer, ids } = this.#context;
    const given = this.#backend === writer ? ids?.get(open.name) : undefined;
    const knownValue = knownValues[open.name] ?? given;
    if (knownValue !== undefined) {
      yield* this.#fillings(operation, knownValues, { ...filled, [open.name]: knownValue });
      return;
    }
    for await (const value of this.#values(open, { ...knownValues, ...filled })) {
      yield* this.#fillings(operation, knownValues, { ...filled, [open.name]: value });
    }
  }
}
