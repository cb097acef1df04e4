import { describe, expect, it } from 'vitest';
import { CookieJar } from './backend.ts';

describe('cookie jar', () => {
  it('sends cookies back unchanged until they expire', () => {
    const jar = new CookieJar();
    jar.store(
      ['XSRF-TOKEN=a%3D%3D; expires=Sat, 21 Nov 2026 14:00:00 GMT; Max-Age=7200; path=/', 'session=1=2; httponly'],
      0,
    );
    expect(jar.header()).toBe('XSRF-TOKEN=a%3D%3D; session=1=2');
    expect(jar.get('XSRF-TOKEN')).toBe('a%3D%3D');
    jar.store(
      ['session=; Max-Age=0', 'XSRF-TOKEN=b; expires=Sat, 21 Nov 2026 14:00:00 GMT'],
      Date.parse('2026-11-21T13:00:00Z'),
    );
    expect(jar.header()).toBe('XSRF-TOKEN=b');
    jar.store(['XSRF-TOKEN=; expires=Sat, 21 Nov 2026 14:00:00 GMT'], Date.parse('2026-11-21T15:00:00Z'));
    expect(jar.header()).toBe('');
  });
});
