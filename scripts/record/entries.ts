import { createHash } from 'node:crypto';
import type { Exchange, Header } from '#mocks/proxy/exchange.ts';
import { getHeaderValues } from '#mocks/proxy/headers.ts';
import type { LeftOut, TrafficRequest } from '#mocks/timeline/traffic-file.ts';

/** Response headers that clients may read. Others, and all request headers, are dropped. */
const keptHeaders = [
  'content-type',
  'content-disposition',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

const leftOut = (bytes: Uint8Array, type: string): LeftOut => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type,
});

const typeOf = (headers: readonly Header[]): string => getHeaderValues(headers, 'content-type')[0] ?? '';

const fromJson = (text: string): { readonly json: unknown } | { readonly text: string } => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { text };
  }
};

const isJson = (type: string): boolean => /[/+]json\b/.test(type);
const isText = (type: string): boolean => type.startsWith('text/') || type === '';

const formFields = async (bytes: Uint8Array, type: string): Promise<unknown> => {
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
};

const requestFields = async ({ requestBody, requestHeaders }: Exchange): Promise<unknown> => {
  if (!requestBody) return null;
  const type = typeOf(requestHeaders);
  if (!isJson(type)) return formFields(requestBody, type);
  const read = fromJson(Buffer.from(requestBody).toString('utf8'));
  return 'json' in read ? read.json : leftOut(requestBody, type);
};

const answerBody = ({ answer }: Exchange): TrafficRequest['body'] => {
  if (!answer || answer.body.length === 0) return null;
  const type = typeOf(answer.headers);
  if (!isJson(type) && !isText(type)) return leftOut(answer.body, type);
  const text = Buffer.from(answer.body).toString('utf8');
  return isJson(type) ? fromJson(text) : { text };
};

export const toRequestEntry = async (operation: string, exchange: Exchange, began: number): Promise<TrafficRequest> => {
  const { method, target, sentAt, answer } = exchange;
  return {
    kind: 'call',
    at: sentAt - began,
    took: (answer?.receivedAt ?? sentAt) - sentAt,
    operation,
    method,
    target,
    request: await requestFields(exchange),
    status: answer?.status ?? 0,
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) => getHeaderValues(answer?.headers ?? [], name).map((value) => [name, value])),
    ),
    body: answerBody(exchange),
  };
};

/** Returns bearer tokens, which bodies may contain too. Cookies aren't recorded. */
export const getBearerTokens = ({ requestHeaders }: Exchange): readonly string[] =>
  getHeaderValues(requestHeaders, 'authorization').map((value) => value.replace(/^\S+\s+/, ''));
