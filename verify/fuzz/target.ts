import type { Operation } from '#verify/contract/rest.ts';

export type Values = Readonly<Record<string, string>>;

/** Puts values without a path parameter into the query. */
export function toTarget({ path, parameters }: Operation, values: Values): string {
  const inPath = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => !inPath.has(name))).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
