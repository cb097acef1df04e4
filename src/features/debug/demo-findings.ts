/** Returns Prism's findings in mock mode as sentences, by "request" and "answer". */
export function findingsOn({ headers }: Response): Record<string, string[]> {
  const header = headers.get('X-Mock-Findings');
  return header === null ? {} : (JSON.parse(decodeURIComponent(header)) as Record<string, string[]>);
}
