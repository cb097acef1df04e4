import type { IncomingMessage } from 'node:http';

/** An hour of speech; the same as PHP's `post_max_size` here. */
const largestBody = 100 * 1024 * 1024;

/** Returns null for a too large body, after reading and dropping the rest. Rejects when the client leaves. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > largestBody) return null;
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
