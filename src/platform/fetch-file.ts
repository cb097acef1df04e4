import { ApiError } from './api-error.ts';
import { transport } from './transport.ts';

/**
 * A file at an address that the server gave, which must pass the guard for actions; it is asked for with the writer's token.
 * JSON is accepted before it, so that an error comes in words. Throws ApiError, `parse` when the answer is no such file.
 * @param type the media type, such as application/pdf
 */
export async function fetchFile(address: unknown, operationId: string, type: string): Promise<Blob> {
  const url = typeof address === 'string' ? address : '';
  const response = await transport(url, { operationId, guard: true, headers: { Accept: `application/json, ${type}` } });
  const given = response.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new ApiError(operationId, 'parse', { status: response.status });
  return response.blob();
}
