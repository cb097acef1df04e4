import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type ForwardedRequest = {
  readonly method: string;
  readonly target: string;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
};
export type ForwardedResponse = { readonly status: number; readonly contentType: string; readonly body: Uint8Array };

/**
 * Forwards Pusher HTTP API requests unchanged, so that signatures stay valid. Rejects when the server can't be reached.
 */
export function createForwarder(server: URL) {
  return ({ method, target, contentType, body }: ForwardedRequest): Promise<ForwardedResponse> =>
    new Promise((resolve, reject) => {
      const send = server.protocol === 'https:' ? requestHttps : requestHttp;
      const headers = {
        Host: server.host,
        'Content-Length': body.length,
        ...(contentType !== undefined && { 'Content-Type': contentType }),
      };
      const hostname = server.hostname.replaceAll(/^\[|\]$/g, '');
      const request = send({ hostname, port: server.port, path: target, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 502,
            contentType: response.headers['content-type'] ?? 'application/json',
            body: Buffer.concat(chunks),
          });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
}
