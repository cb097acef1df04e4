import type { ServerResponse } from 'node:http';
import { type MockResponse, type ResponseFile, toJson } from '#mocks/prism/validator.ts';
import { expectsJson, type Headers } from './requests.ts';

export type WrittenResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array;
};

const always = { 'Cache-Control': 'no-cache, private', 'X-Content-Type-Options': 'nosniff' };

function html(status: number): Pick<WrittenResponse, 'headers'> & { readonly body: string } {
  return {
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    body: `<!DOCTYPE html><html lang="en"><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`,
  };
}

/** Laravel's errors without "expects JSON": 401 fails without a login page, 422 redirects back. */
function forBrowser({ status, headers }: MockResponse, referer: string | undefined): WrittenResponse {
  if (status === 422) return { status: 302, headers: { ...always, Location: referer ?? '/' }, body: '' };
  const pageStatus = status === 401 ? 500 : status;
  const page = html(pageStatus);
  return { status: pageStatus, headers: { ...always, ...headers, ...page.headers }, body: page.body };
}

export function writeResponse(response: MockResponse, request: Headers): WrittenResponse {
  const { status, headers, cookies = [], body, text } = response;
  if (text !== undefined) return { status, headers: { ...always, ...headers }, body: text };
  // A response that names its type has that type for every client.
  if (status >= 400 && !expectsJson(request) && headers?.['Content-Type'] === undefined)
    return forBrowser(response, request['referer']);
  const common = { ...always, ...headers, ...(cookies.length > 0 && { 'Set-Cookie': cookies }) };
  if (body === undefined) return { status, headers: common, body: '' };
  return { status, headers: { ...common, 'Content-Type': 'application/json' }, body: toJson(body) };
}

/** RFC 6266: a plain name for old clients, and the full one. */
function disposition(name: string): string {
  return `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

export async function writeFile({ name, type, bytes }: ResponseFile): Promise<WrittenResponse> {
  return {
    status: 200,
    headers: { ...always, 'Content-Type': type, 'Content-Disposition': disposition(name) },
    body: await bytes(),
  };
}

export function getResponseMediaType({ headers }: WrittenResponse): string {
  const [name] = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === 'content-type' ? [String(value)] : [],
  );
  return name?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function toBytes(body: WrittenResponse['body']): Uint8Array {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/** A HEAD response has a length but no body. */
export function sendResponse(
  response: ServerResponse,
  { status, headers, body }: WrittenResponse,
  isHead: boolean,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Set-Cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  const bytes = toBytes(body);
  if (status !== 204) response.setHeader('Content-Length', bytes.length);
  response.writeHead(status);
  response.end(isHead ? undefined : bytes);
}
