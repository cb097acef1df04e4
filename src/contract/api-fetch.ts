export type ErrorType<T> = { body: T };
export type BodyType<T> = T;
export async function apiFetch<T>(url: string, init: RequestInit): Promise<T> { throw new Error(url + String(init)); }
