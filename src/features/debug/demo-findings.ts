import { readFindings } from '#src/contract/mock-control.ts';

/**
 * Mock-response mode only: what Prism found in one call, as sentences, by "request" and "answer". `entry` is its number in
 * the log of the mock environment.
 */
export async function findingsIn(entry: number): Promise<Record<string, string[]>> {
  const found = await readFindings(entry);
  const told = Object.entries(found).map(([where, findings]): [string, string[]] => [
    where,
    findings.map(({ path, message }) => `${path.join('.') || where}: ${message}`),
  ]);
  return Object.fromEntries(told.filter(([, sentences]) => sentences.length > 0));
}
