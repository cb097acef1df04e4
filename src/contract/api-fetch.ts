import { transport } from '#src/platform/transport.ts';
import type { TransportInit } from '#src/platform/transport-request.ts';
import { MismatchError, normalise, type Shape } from './normalise.ts';

type ApiRequest = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, Field>> | undefined;
  /** A string is sent unchanged. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, Field | Blob>>;
  readonly urlEncoded?: Readonly<Record<string, string>>;
  /** The response's shape. None for an empty response. */
  readonly shape?: Shape;
};

type Field = string | number | boolean | null | undefined;

function withQuery(path: string, query: Readonly<Record<string, Field>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function toForm(fields: Readonly<Record<string, Field | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function toBody({ json, form, urlEncoded }: ApiRequest): TransportInit {
  const body = typeof json === 'string' ? json : JSON.stringify(json);
  if (json !== undefined) return { body, headers: { 'Content-Type': 'application/json' } };
  if (form !== undefined) return { body: toForm(form) };
  return urlEncoded === undefined ? {} : { body: new URLSearchParams(urlEncoded) };
}

export type ApiInit = TransportInit & {
  /** Receives the response's body and returns the one to normalise. May throw. */
  readonly prepare?: (body: unknown) => unknown;
  /** An address from the server, instead of the contract's path. It must pass the guard for actions. */
  readonly action?: string | undefined;
};

/**
 * Sends the generated functions' requests through the transport. Returns the parsed body with the contract's type, or
 * undefined for an empty response. Throws ApiError.
 */
export async function apiFetch<T>(request: ApiRequest, { prepare, action, ...init }: ApiInit = {}): Promise<T> {
  const { operationId, method, path, query = {}, shape } = request;
  const address = action ?? withQuery(path, query);
  const guard = action !== undefined;
  const { body: parsed } = await transport.send(address, { ...toBody(request), ...init, method, operationId, guard });
  const body = prepare === undefined ? parsed : prepare(parsed);
  return (shape === undefined ? body : normalise(shape, body, operationId)) as T;
}

/** Accepts a success without a usable body, for an action that has happened whatever the body says. */
export async function acceptMismatch<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof MismatchError) return undefined;
    throw error;
  });
}
