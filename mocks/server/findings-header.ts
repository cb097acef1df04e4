import type { Diagnostic } from '#mocks/prism/diagnostics.ts';

/** Limits for the header. The session's log has all findings. */
const most = 20;
const longest = 150;

function formatFindings(where: string, findings: readonly Diagnostic[]): string[] {
  return findings.slice(0, most).map(({ path, message }) => `${path.join('.') || where}: ${message}`.slice(0, longest));
}

/**
 * Returns Prism's findings for the header `X-Mock-Findings` in the debug panel: percent-encoded JSON with sentences by
 * "request" and "answer". Null without findings.
 */
export function findingsHeader(request: readonly Diagnostic[], response: readonly Diagnostic[]): string | null {
  const groups = { request, answer: response };
  const sentences = Object.entries(groups)
    .filter(([, findings]) => findings.length > 0)
    .map(([where, findings]) => [where, formatFindings(where, findings)]);
  return sentences.length === 0 ? null : encodeURIComponent(JSON.stringify(Object.fromEntries(sentences)));
}
