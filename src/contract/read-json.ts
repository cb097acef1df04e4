import { ApiError } from '#src/platform/api-error.ts';

/** Returns the body as JSON, or undefined if empty (204). Throws ApiError of kind `parse` when it isn't valid. */
export async function readJson(response: Response, operationId: string): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiError(operationId, 'parse', { status: response.status, cause });
  }
}
