import { redact } from '#src/platform/redact.ts';

const longestBody = 4000;
/** Parsing longer ones as JSON would block the page. */
const longestRead = 500_000;

function sized(type: string, bytes: number | null): string {
  return `[${type || 'no type'}${bytes === null ? '' : `, ${bytes.toLocaleString('en')} bytes`}]`;
}

export function jsonText(value: unknown): string {
  const text = JSON.stringify(redact(value), null, 2);
  return text.length > longestBody ? `${text.slice(0, longestBody)}\n… cut` : text;
}

function jsonOrSize(text: string, type: string): string {
  const size = sized(type, new Blob([text]).size);
  if (text.length > longestRead) return size;
  try {
    return jsonText(JSON.parse(text));
  } catch {
    return type.includes('json') ? `${size}, not JSON` : size;
  }
}

function formText(form: FormData | URLSearchParams): string {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : sized(value.type, value.size);
    fields[name] = name in fields ? [fields[name], text].flat() : text;
  }
  return jsonText(fields);
}

export async function requestText(body: BodyInit | null, type: string): Promise<string | null> {
  if (body === null || body === '') return null;
  if (typeof body === 'string') return jsonOrSize(body, type);
  if (body instanceof FormData || body instanceof URLSearchParams) return formText(body);
  if (body instanceof Blob) return sized(body.type, body.size);
  if (body instanceof ReadableStream) return sized(type, null);
  if (body.byteLength === 0) return null;
  if (type.includes('json')) return jsonOrSize(new TextDecoder().decode(body), type);
  if (/^multipart\/form-data|^application\/x-www-form-urlencoded/.test(type))
    return formText(await new Response(body, { headers: { 'Content-Type': type } }).formData());
  return sized(type, body.byteLength);
}

/** Returns a response's body, or null without one. Consumes or cancels the body. */
export async function formatResponseBody(response: Response): Promise<string | null> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.body === null) return null;
  if (type.includes('json')) {
    const text = await response.text();
    return text === '' ? null : jsonOrSize(text, type);
  }
  await response.body.cancel();
  const length = response.headers.get('Content-Length');
  return length === '0' ? null : sized(type, length === null ? null : Number(length));
}
