/** The table of operations: id, method and path of every call, so that a wire call can be named (errors, retries, logs). */
import { child, isObject, type JsonObject } from './bundle.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

type OperationRow = { id: string; method: string; path: string };

/** All operations of an OpenAPI bundle, in the document's order. */
function readOperations(openapi: JsonObject): OperationRow[] {
  return Object.entries(child(openapi, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) return [];
      const id = operation['operationId'];
      if (typeof id !== 'string') throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
      return [{ id, method: method.toUpperCase(), path }];
    }),
  );
}

/** The table as TypeScript. */
export function operationTable(openapi: JsonObject, header: string): string {
  const rows = readOperations(openapi).map(
    (row) => `  { id: '${row.id}', method: '${row.method}', path: '${row.path}' },`,
  );
  return `${header}/** Every operation of the contract. */
export const operationTable = [
${rows.join('\n')}
] as const;

export type OperationId = (typeof operationTable)[number]['id'];
`;
}
