/** Mock-response mode only: what Prism found in the call that was answered so, as sentences, by "request" and "answer". */
export function findingsOn({ headers }: Response): Record<string, string[]> {
  const told = headers.get('X-Mock-Findings');
  return told === null ? {} : (JSON.parse(decodeURIComponent(told)) as Record<string, string[]>);
}
