import type { BuildSettings } from './settings.ts';

export type HeaderInputs = Partial<Omit<BuildSettings, 'mock' | 'pageOrigin'>> & {
  /** This server's address, if known: Safari doesn't treat ws://host as 'self'. */
  pageOrigin?: string | null | undefined;
  /** Only for the development server, which adds styles and a script to the page. */
  devNonce?: string | undefined;
};

/** Emotion inserts empty style elements and fills them by script. This is the empty text's hash. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function contentSecurityPolicy(inputs: HeaderInputs = {}): string {
  const { apiOrigin, realtimeOrigin, imageOrigins, errorReportOrigin, pixelOrigin, pageOrigin, devNonce } = inputs;
  const nonce = devNonce === undefined ? null : `'nonce-${devNonce}'`;
  const websocket = realtimeOrigin ?? pageOrigin?.replace(/^http/, 'ws');
  // What `safeMediaUrl` admits, for pictures and sounds alike: both may be in the same storage.
  const media = ["'self'", 'blob:', apiOrigin, ...(imageOrigins ?? [])];
  const directives: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", nonce],
    'style-src': ["'self'", emptyStyle, nonce],
    'manifest-src': ["'self'"],
    // The pixel is only an image: no third-party script runs beside the writer's text (ADR 12).
    'img-src': [...media, pixelOrigin],
    'media-src': media,
    'connect-src': ["'self'", apiOrigin, websocket, ownSocket(pageOrigin, devNonce), errorReportOrigin],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Each may be created once per page: our worker's address, and the editor's pasted HTML, which it parses unattached.
    'trusted-types': ['lamplight-worker', 'ProseMirrorClipboard'],
  };
  return Object.entries(directives)
    .map(([name, values]) =>
      [name, ...new Set(values.filter((value) => value !== null && value !== undefined))].join(' '),
    )
    .join('; ');
}

export function securityHeaders(inputs: HeaderInputs = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  };
}

/** For uploaded files: one that is a page or a drawing with a script never runs on the page's origin. */
export const mediaHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns a build file's Cache-Control header. Only files under /assets/ have a hash and never change. */
export function cacheControl(path: string): string {
  if (path.endsWith('.html') || !/\.[a-z0-9]+$/i.test(path)) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function ownSocket(pageOrigin: string | null | undefined, devNonce: string | undefined): string | null {
  return devNonce === undefined || typeof pageOrigin !== 'string' ? null : pageOrigin.replace(/^http/, 'ws');
}
