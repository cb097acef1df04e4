/** Returns Prism's findings in mock mode as sentences, by "request" and "answer". */
export function findingsOn({ headers }: Response): Record<string, string[]> {
  const told = headers.get('X-Mock-Findings');
  return told === null ? {} : (JSON.parse(decodeURIComponent(told)) as Record<string, string[]>);
}
