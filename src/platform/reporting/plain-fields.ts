/** The few shapes of values that a report may carry beside what it is made of. */

/** Short words of code: no spaces, so no sentence. */
const word = /^[\w.:/-]{1,64}$/;

/** The numbers and yes-or-no's of a record, and the texts under `texts` that are single short words. */
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

/** The fields of these names that are there. */
export function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  const entries = names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]] as const);
  return Object.fromEntries(entries) as Pick<T, K>;
}
