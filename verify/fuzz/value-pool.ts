import type { Backend } from '#verify/backend/backend.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { sendRequest, type SuiteContext } from '#verify/suite.ts';
import { targetOf, type Values } from './target.ts';

type FoundIn = {
  readonly operation: string;
  /** JSON pointer with `*` for each list item. */
  readonly at: string;
  readonly parameters?: Values;
  readonly same?: readonly string[];
  /** An unknown value returns an empty list, not 404. */
  readonly unknown?: 'empty';
};

export type Named = { readonly name: string; readonly 'x-found-in'?: FoundIn };

export function valuesAt(value: unknown, pointer: string): readonly string[] {
  const [, ...parts] = pointer.split('/');
  let found: unknown[] = [value];
  for (const part of parts) {
    found = found.flatMap((item) => {
      if (Array.isArray(item)) return part === '*' ? (item as unknown[]) : [(item as unknown[])[Number(part)]];
      return typeof item === 'object' && item !== null ? [(item as Readonly<Record<string, unknown>>)[part]] : [];
    });
  }
  return found.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

export type ValuePool = {
  /** Values for all path parameters; null if the server has no suitable data. */
  readonly pathOf: (operation: Operation) => Promise<Values | null>;
  readonly valueOf: (parameter: Named, known: Values) => Promise<string | null>;
};

const candidates = 20;

async function firstOf<Value>(found: AsyncGenerator<Value>): Promise<Value | null> {
  for await (const value of found) return value;
  return null;
}

export function createValuePool(context: SuiteContext, backend: Backend): ValuePool {
  const answers = new Map<string, Promise<unknown>>();
  const ask = (operation: Operation, values: Values): Promise<unknown> => {
    const target = targetOf(operation, values);
    const known = answers.get(target);
    if (known) return known;
    const asked = sendRequest(context, 'requests', backend, { method: operation.method.toUpperCase(), target }).then(
      ({ json }) => json,
    );
    answers.set(target, asked);
    return asked;
  };
  async function* valuesOf(parameter: Named, known: Values): AsyncGenerator<string> {
    const source = parameter['x-found-in'];
    const operation = source && context.contract.rest.operations.get(source.operation);
    if (!source || !operation) return;
    const same: Values = Object.fromEntries(
      (source.same ?? []).flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
    );
    for await (const path of fillings(operation, { ...known, ...source.parameters, ...same })) {
      yield* valuesAt(await ask(operation, { ...path, ...same }), source.at).slice(0, candidates);
    }
  }
  async function* fillings(operation: Operation, known: Values, filled: Values = {}): AsyncGenerator<Values> {
    const open = operation.parameters.find((found) => found.in === 'path' && filled[found.name] === undefined);
    if (!open) {
      yield filled;
      return;
    }
    const given = known[open.name];
    if (given !== undefined) {
      yield* fillings(operation, known, { ...filled, [open.name]: given });
      return;
    }
    for await (const value of valuesOf(open, { ...known, ...filled })) {
      yield* fillings(operation, known, { ...filled, [open.name]: value });
    }
  }
  return {
    pathOf: (operation) => firstOf(fillings(operation, {})),
    valueOf: (parameter, known) => firstOf(valuesOf(parameter, known)),
  };
}
