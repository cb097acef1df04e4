import type { Header } from './exchange.ts';

/** Connection-specific headers (RFC 9110, 7.6.1). */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Node handles it on each side.
  'expect',
];

export function toHeaderPairs(raw: readonly string[]): Header[] {
  return raw.flatMap((name, index): Header[] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}

export function getHeaderValues(headers: readonly Header[], name: string): readonly string[] {
  return headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
}

export function passedOn(headers: readonly Header[]): Header[] {
  const named = getHeaderValues(headers, 'connection').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  const dropped = new Set([...ofOneConnection, ...named]);
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()));
}

export function toHost(headers: readonly Header[], host: string): Header[] {
  return headers.map(([name, value]) => [name, name.toLowerCase() === 'host' ? host : value]);
}
