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
  /** Values of all the operation's path parameters; null where the server has none, with the parameter that lacks one. */
  readonly pathOf: (operation: Operation) => Promise<{ readonly values: Values } | { readonly lacks: string }>;
  /** A value of one parameter that `x-found-in` leads to; null where there is none. */
  readonly valueOf: (parameter: Named, known: Values) => Promise<string | null>;
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
  const valueOf = async (parameter: Named, known: Values): Promise<string | null> => {
    const source = parameter['x-found-in'];
    const operation = source && context.contract.rest.operations.get(source.operation);
    if (!source || !operation) return null;
    const same = (source.same ?? []).flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
    const given: Values = { ...known, ...source.parameters, ...(Object.fromEntries(same) as Values) };
    const path = await fill(operation, given, source);
    if (!('values' in path)) return null;
    const asked = { ...path.values, ...(Object.fromEntries(same) as Values) };
    return valuesAt(await ask(operation, asked), source.at)[0] ?? null;
  };
  const fill = async (
    operation: Operation,
    known: Values,
    source?: FoundIn,
  ): Promise<{ readonly values: Values } | { readonly lacks: string }> => {
    const values: Record<string, string> = {};
    for (const parameter of operation.parameters.filter((found) => found.in === 'path')) {
      const { name } = parameter;
      const value = (source ? known[name] : undefined) ?? (await valueOf(parameter, { ...known, ...values }));
      if (value === null) return { lacks: name };
      values[name] = value;
    }
    return { values };
  };
  return { pathOf: (operation) => fill(operation, {}), valueOf };
};
