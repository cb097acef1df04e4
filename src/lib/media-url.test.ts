import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeMediaUrl } from './media-url.ts';

const hosts = {
  pageOrigin: 'http://127.0.0.1:4173',
  apiOrigin: 'https://api.lamplight.test',
  extraOrigins: ['https://img.lamplight.test'],
};

describe('image and audio URLs from the server', () => {
  it.each([
    ['/media/questions/the-idea.mp3', 'https://api.lamplight.test/media/questions/the-idea.mp3'],
    ['media/cover.webp', 'https://api.lamplight.test/media/cover.webp'],
    ['http://127.0.0.1:4173/media/cover.webp', 'http://127.0.0.1:4173/media/cover.webp'],
    ['https://api.lamplight.test/media/a.webp?size=2', 'https://api.lamplight.test/media/a.webp?size=2'],
    ['https://img.lamplight.test/a.svg', 'https://img.lamplight.test/a.svg'],
  ])('accepts the media URL %s', (raw, url) => {
    expect(safeMediaUrl(raw, hosts)).toBe(url);
  });

  it.each([
    [['javascript', 'alert(1)'].join(':')],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:image/png;base64,AAAA'],
    ['blob:https://api.lamplight.test/1'],
    ['file:///etc/passwd'],
    ['ftp://api.lamplight.test/a.webp'],
    ['http://img.lamplight.test/a.webp'],
    ['http://api.lamplight.test/a.webp'],
    ['https://evil.test/a.webp'],
    ['//evil.test/a.webp'],
    ['/\\evil.test/a.webp'],
    ['https://api.lamplight.test@evil.test/a.webp'],
    ['https://me:secret@api.lamplight.test/a.webp'],
    ['https://img.lamplight.test.evil.test/a.webp'],
    ['java\nscript:alert(1)'],
    [''],
    [null],
    [undefined],
    [{}],
  ])('rejects the media URL %j', (raw) => {
    expect(safeMediaUrl(raw, hosts)).toBeNull();
  });

  it('returns only URLs of allowed hosts', () => {
    const origins = [hosts.pageOrigin, hosts.apiOrigin, ...hosts.extraOrigins];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (raw) => {
        const safe = safeMediaUrl(raw, hosts);
        if (safe !== null) expect(origins).toContain(new URL(safe).origin);
      }),
    );
  });
});
