import type { IncomingMessage } from 'node:http';

/** Bytes that a request may carry: an hour of speech, and PHP's `post_max_size` in this environment. */
const largestBody = 100 * 1024 * 1024;

/** The whole body; null when it is larger than allowed (the rest is read and dropped). Rejects when the client leaves. */
export const readBody = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> => {
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
};
