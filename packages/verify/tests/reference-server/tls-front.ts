/** A TLS proxy for a local server. Passes bytes through unchanged, including WebSockets. */
import { writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { selfSigned } from './self-signed.ts';

export type TlsFront = {
  readonly origin: string;
  /** Environment that makes another process trust the certificate. */
  readonly trusting: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

export async function startTlsFront(origin: string, folder: string): Promise<TlsFront> {
  const certificate = selfSigned();
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate.cert);
  const open = new Set<Socket>();
  const server = createServer(certificate, (client) => {
    const behind = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trusting: { NODE_EXTRA_CA_CERTS: authority },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
