import type { Backend } from '#verify/backend/backend.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { call, type Context } from '#verify/part.ts';
import { targetOf, type Values } from './target.ts';

/** Where values of a parameter are found (`x-found-in` of the contract). */
type FoundIn = {
  readonly operation: string;
  /** A JSON pointer in the answer, with `*` for each item of a list. */
  readonly at: string;
  /** What that call is given itself. */
  readonly parameters?: Values;
  /** Parameters that have the same value in both calls. */
  readonly same?: readonly string[];
  /** A value that nothing has gives an empty list, and no 404. */
  readonly unknown?: 'empty';
};

/** A parameter, or a field of a body. */
export type Named = { readonly name: string; readonly 'x-found-in'?: FoundIn };

/** Values at a pointer with `*`. */
export const valuesAt = (value: unknown, pointer: string): readonly string[] => {
  const [, ...parts] = pointer.split('/');
  let found: unknown[] = [value];
  for (const part of parts) {
    found = found.flatMap((item) => {
      if (Array.isArray(item)) return part === '*' ? (item as unknown[]) : [(item as unknown[])[Number(part)]];
      return typeof item === 'object' && item !== null ? [(item as Readonly<Record<string, unknown>>)[part]] : [];
    });
  }
  return found.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
};

/** What is there on the server, as its own lists say. */
export type ValuePool = {
  /** Values of all the operation's path parameters; null where the server has nothing that it could be called for. */
  readonly pathOf: (operation: Operation) => Promise<Values | null>;
  /** A value of one parameter that `x-found-in` leads to; null where there is none. */
  readonly valueOf: (parameter: Named, known: Values) => Promise<string | null>;
};

/** Of one list: the newest projects may be empty. */
const candidates = 20;

const firstOf = async <Value>(found: AsyncGenerator<Value>): Promise<Value | null> => {
  for await (const value of found) return value;
  return null;
};

export const createValuePool = (context: Context, backend: Backend): ValuePool => {
  const answers = new Map<string, Promise<unknown>>();
  const ask = (operation: Operation, values: Values): Promise<unknown> => {
    const target = targetOf(operation, values);
    const known = answers.get(target);
    if (known) return known;
    const asked = call(context, 'requests', backend, { method: operation.method.toUpperCase(), target }).then(
      ({ json }) => json,
    );
    answers.set(target, asked);
    return asked;
  };
  /** Each value of a parameter that is found, over each thing that it may belong to. */
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
  /** Each way to fill the path of a call with things that exist; values that are `known` stay. */
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
};
