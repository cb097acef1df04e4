/** A self-signed certificate made with the platform's own signatures (X.509 in DER, RFC 5280). */
import { generateKeyPairSync, sign } from 'node:crypto';

function encodeLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...encodeLength(content.length)]), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}

/** ecdsa-with-SHA256. */
const algorithm = sequence(hex('06082a8648ce3d040302'));

function named(name: string): Buffer {
  return sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(name)))));
}

function time(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function pem(kind: string, bytes: Buffer): string {
  return `-----BEGIN ${kind}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;
}

/** subjectAltName: 127.0.0.1 and localhost. */
const names = sequence(
  hex('0603551d11'),
  der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])), der(0x82, Buffer.from('localhost')))),
);

export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const version = der(0xa0, hex('020102'));
  const serial = hex('020101');
  const validity = sequence(time('250101000000Z'), time('491231235959Z'));
  const publicKeyDer = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(
    version,
    serial,
    algorithm,
    named('plain'),
    validity,
    named('plain'),
    publicKeyDer,
    der(0xa3, sequence(names)),
  );
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(body, algorithm, signature)),
  };
}
