import type { Diagnostic } from '#mocks/prism/diagnostics.ts';

/** So many are told, each up to so many characters: headers may not be long. All of them stand in the session's log. */
const most = 20;
const longest = 150;

const sentencesOf = (where: string, findings: readonly Diagnostic[]): string[] =>
  findings.slice(0, most).map(({ path, message }) => `${path.join('.') || where}: ${message}`.slice(0, longest));

/**
 * What Prism found in a call and in its answer, for the header `X-Mock-Findings` that the debug panel reads: sentences by
 * "request" and "answer", as JSON, percent-encoded. Null where nothing was found.
 */
export const findingsHeader = (request: readonly Diagnostic[], answer: readonly Diagnostic[]): string | null => {
  const found = { request, answer };
  const told = Object.entries(found)
    .filter(([, findings]) => findings.length > 0)
    .map(([where, findings]) => [where, sentencesOf(where, findings)]);
  return told.length === 0 ? null : encodeURIComponent(JSON.stringify(Object.fromEntries(told)));
};
