import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

describe('parseUrl', () => {
  it('parses an absolute URL and a path relative to a base', () => {
    expect(parseUrl('https://a.example/b?c')?.href).toBe('https://a.example/b?c');
    expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b');
  });

  it.each(['', 'no address', '/path', 'https://'])('returns null for %j', (text) => {
    expect(parseUrl(text)).toBeNull();
  });
});
