import { ApiError } from '#src/platform/api-error.ts';

/** The body of an answer as JSON, undefined when it has none (204). Throws ApiError of kind `parse` when it cannot be read. */
export async function readJson(response: Response, operationId: string): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiError(operationId, 'parse', { status: response.status, cause });
  }
}
