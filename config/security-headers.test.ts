import { describe, expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { readBuildSettings } from './settings.ts';

describe('the Content-Security-Policy', () => {
  it("allows only the page's own host by default", () => {
    expect(contentSecurityPolicy()).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        "manifest-src 'self'",
        "img-src 'self' blob:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lamplight-worker ProseMirrorClipboard',
      ].join('; '),
    );
  });

  it("names the page's own websocket, which Safari doesn't count as 'self'", () => {
    const policy = contentSecurityPolicy({ pageOrigin: 'http://127.0.0.1:4173' });
    expect(policy).toContain("connect-src 'self' ws://127.0.0.1:4173;");
    expect(contentSecurityPolicy({ pageOrigin: 'https://app.example' })).toContain(
      "connect-src 'self' wss://app.example;",
    );
  });

  it('names each host of a production build only in the directives that need it', () => {
    const settings = readBuildSettings({
      VITE_API_URL: 'https://api.example.com',
      VITE_REVERB_HOST: 'ws.example.com',
      VITE_IMAGE_ORIGINS: 'https://img.example.com',
      VITE_SENTRY_DSN: 'https://key@errors.example.com/42',
      VITE_PIXEL_ID: '7',
      VITE_PIXEL_ORIGIN: 'https://pixel.example.com',
    });
    const policy = contentSecurityPolicy({ ...settings, pageOrigin: 'https://app.example.com' });
    expect(policy.split('; ').slice(1, 7)).toEqual([
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "manifest-src 'self'",
      "img-src 'self' blob: https://api.example.com https://img.example.com https://pixel.example.com",
      "media-src 'self' blob: https://api.example.com https://img.example.com",
      "connect-src 'self' https://api.example.com wss://ws.example.com https://errors.example.com",
    ]);
  });

  it('allows a nonce and the reload websocket for the development server', () => {
    const policy = contentSecurityPolicy({ pageOrigin: 'http://127.0.0.1:5173', devNonce: 'abc' });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("pJWZG3hSuFU=' 'nonce-abc';");
    expect(policy).toContain("connect-src 'self' ws://127.0.0.1:5173;");
  });

  it('never allows inline script, eval or a wildcard', () => {
    expect(contentSecurityPolicy({ devNonce: 'x', pageOrigin: 'http://a' })).not.toMatch(/unsafe|\*|data:/);
  });
});

describe('the other response headers', () => {
  it('sets the expected value of each security header', () => {
    const headers = securityHeaders({ pageOrigin: 'http://127.0.0.1:4173' });
    expect(Object.fromEntries(Object.entries(headers).slice(1))).toEqual({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
      'X-Frame-Options': 'DENY',
    });
    expect(headers['Content-Security-Policy']).toBe(contentSecurityPolicy({ pageOrigin: 'http://127.0.0.1:4173' }));
  });

  it('never caches pages, caches hashed files for a year and revalidates other files', () => {
    for (const path of ['/', '/index.html', '/stories/new', '/auth/login']) expect(cacheControl(path)).toBe('no-store');
    expect(cacheControl('/assets/index-B1x2.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/start.js', '/favicon.svg']) expect(cacheControl(path)).toBe('no-cache');
  });
});
