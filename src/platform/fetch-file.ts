import { ApiError } from './api-error.ts';
import { transport } from './transport.ts';

/**
 * Fetches a file with the writer's token, from a server-given URL that must pass the action guard. Accepts JSON first,
 * so that errors are readable. Throws ApiError, `parse` for another file type.
 */
export async function fetchFile(address: unknown, operationId: string, type: string): Promise<Blob> {
  const url = typeof address === 'string' ? address : '';
  const response = await transport(url, { operationId, guard: true, headers: { Accept: `application/json, ${type}` } });
  const contentType = response.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (contentType !== type) throw new ApiError(operationId, 'parse', { status: response.status });
  return response.blob();
}
