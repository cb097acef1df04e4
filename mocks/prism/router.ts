import type { Method } from './adapted-document.ts';
import type { Operation } from './operations.ts';

/** `allowed` has a path's methods if the request's own isn't one. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

type Entry = {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly byMethod: ReadonlyMap<string, Operation>;
  readonly allowed: readonly string[];
};

const template = /\{([^}]+)\}/g;

function createEntry(path: string, operations: readonly Operation[]): Entry {
  const byMethod = new Map<string, Operation>(operations.map((operation) => [operation.method, operation]));
  const get = byMethod.get('get' satisfies Method);
  if (get) byMethod.set('head', get);
  return {
    pattern: new RegExp(`^${path.replaceAll(template, '([^/]+)')}$`),
    names: [...path.matchAll(template)].flatMap(([, name]) => name ?? []),
    byMethod,
    allowed: [...byMethod.keys()].map((method) => method.toUpperCase()),
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Finds operations by method and path. As in Laravel, fixed paths win over parameters. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Route {
  const paths = Map.groupBy(operations, ({ path }) => path);
  const entries = [...paths].map(([path, pathItem]) => [path, createEntry(path, pathItem)] as const);
  const fixed = new Map(entries.filter(([, { names }]) => names.length === 0));
  const open = entries.flatMap(([, entry]) => (entry.names.length === 0 ? [] : [entry]));

  const find = (path: string): { readonly entry: Entry; readonly values: readonly string[] } | null => {
    const exact = fixed.get(path);
    if (exact) return { entry: exact, values: [] };
    for (const entry of open) {
      const [, ...values] = entry.pattern.exec(path) ?? [];
      if (values.length > 0) return { entry, values };
    }
    return null;
  };

  return (method, path) => {
    const match = find(path);
    if (!match) return { kind: 'none' };
    const operation = match.entry.byMethod.get(method.toLowerCase());
    if (!operation) return { kind: 'method', allowed: match.entry.allowed };
    const values = match.values.map(decode);
    if (values.includes(null)) return { kind: 'none' };
    return {
      kind: 'operation',
      operation,
      path: Object.fromEntries(match.entry.names.map((name, index) => [name, values[index] ?? ''])),
    };
  };
}
