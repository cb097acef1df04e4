/** Code identifiers: no spaces, so no sentences. */
const word = /^[\w.:/-]{1,64}$/;

export function plainFields(
  record: Readonly<Record<string, unknown>> | undefined,
  texts: ReadonlySet<string>,
): Record<string, number | boolean | string> {
  const fields: Record<string, number | boolean | string> = {};
  for (const [key, value] of Object.entries(record ?? {})) {
    if (!word.test(key)) continue;
    if (typeof value === 'number' || typeof value === 'boolean') fields[key] = value;
    else if (typeof value === 'string' && texts.has(key) && word.test(value)) fields[key] = value;
  }
  return fields;
}

export function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  const entries = names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]] as const);
  return Object.fromEntries(entries) as Pick<T, K>;
}
