import { operationTable, type OperationId } from './generated/operations.ts';

type Row = { id: OperationId; method: string; segments: readonly string[] };

const rows: readonly Row[] = operationTable.map((row) => ({ ...row, segments: row.path.split('/') }));

function fits(template: readonly string[], path: readonly string[]): boolean {
  return (
    template.length === path.length && template.every((part, index) => part.startsWith('{') || part === path[index])
  );
}

/**
 * Returns a request's operation id, or undefined for a path outside the contract. Fixed segments win over parameters
 * (`…/session-chats/latest`).
 */
export function findOperation(method: string, pathname: string): OperationId | undefined {
  const path = pathname.split('/');
  const matches = rows.filter((row) => row.method === method.toUpperCase() && fits(row.segments, path));
  const parameters = (row: Row): number => row.segments.filter((part) => part.startsWith('{')).length;
  return matches.toSorted((a, b) => parameters(a) - parameters(b))[0]?.id;
}
