import { readFindings } from '#src/contract/mock-control.ts';

/** Mock-response mode only: what Prism found in the call that was answered so, as sentences, by "request" and "answer". */
export async function findingsOn({ headers }: Response): Promise<Record<string, string[]>> {
  // The number of the entry in the log of the mock environment; only there where something was found.
  const entry = headers.get('X-Mock-Findings');
  if (entry === null) return {};
  const found = await readFindings(Number(entry));
  const told = Object.entries(found).map(([where, findings]): [string, string[]] => [
    where,
    findings.map(({ path, message }) => `${path.join('.') || where}: ${message}`),
  ]);
  return Object.fromEntries(told.filter(([, sentences]) => sentences.length > 0));
}
