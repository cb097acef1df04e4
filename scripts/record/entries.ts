import { createHash } from 'node:crypto';
import { type Exchange, getHeaderValues, type Header } from '#verify/base/exchange.ts';
import type { LeftOut, TrafficRequest } from '#shared/traffic-file.ts';
import { recordedHeaders } from './rules.ts';

function leftOut(bytes: Uint8Array, type: string): LeftOut {
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    type,
  };
}

function getContentType(headers: readonly Header[]): string {
  return getHeaderValues(headers, 'content-type')[0] ?? '';
}

function fromJson(text: string): { readonly json: unknown } | { readonly text: string } {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { text };
  }
}

function isJson(type: string): boolean {
  return /[/+]json\b/.test(type);
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type === '';
}

async function formFields(bytes: Uint8Array, type: string): Promise<unknown> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const fields = await Promise.all(
      [...form].map(async ([name, value]): Promise<[string, unknown]> => {
        if (typeof value === 'string') return [name, value];
        return [name, leftOut(new Uint8Array(await value.arrayBuffer()), value.type)];
      }),
    );
    return Object.fromEntries(fields);
  } catch {
    return leftOut(bytes, type);
  }
}

async function requestFields({ requestBody, requestHeaders }: Exchange): Promise<unknown> {
  if (!requestBody) return null;
  const type = getContentType(requestHeaders);
  if (!isJson(type)) return formFields(requestBody, type);
  const read = fromJson(Buffer.from(requestBody).toString('utf8'));
  return 'json' in read ? read.json : leftOut(requestBody, type);
}

function responseBody({ response }: Exchange): TrafficRequest['body'] {
  if (!response || response.body.length === 0) return null;
  const type = getContentType(response.headers);
  if (!isJson(type) && !isText(type)) return leftOut(response.body, type);
  const text = Buffer.from(response.body).toString('utf8');
  return isJson(type) ? fromJson(text) : { text };
}

export async function toRequestEntry(operation: string, exchange: Exchange, began: number): Promise<TrafficRequest> {
  const { method, target, sentAt, response } = exchange;
  return {
    kind: 'call',
    at: sentAt - began,
    took: (response?.receivedAt ?? sentAt) - sentAt,
    operation,
    method,
    target,
    request: await requestFields(exchange),
    status: response?.status ?? 0,
    headers: Object.fromEntries(
      recordedHeaders.flatMap((name) => getHeaderValues(response?.headers ?? [], name).map((value) => [name, value])),
    ),
    body: responseBody(exchange),
  };
}

/** Returns bearer tokens, which bodies may contain too. Cookies aren't recorded. */
export function getBearerTokens({ requestHeaders }: Exchange): readonly string[] {
  return getHeaderValues(requestHeaders, 'authorization').map((value) => value.replace(/^\S+\s+/, ''));
}
