import type { BuildSettings } from './settings.ts';

/** What the headers depend on beside the build's settings. */
export type HeaderInputs = Partial<Omit<BuildSettings, 'mock'>> & {
  /** The address under which this server is reached, when it is known: Safari counts ws://host not as 'self'. */
  pageOrigin?: string | undefined;
  /** Only in the development server, which writes styles and a script into the page. */
  devNonce?: string | undefined;
};

/** Emotion inserts empty style elements and fills them by script; this is the hash of the empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The Content-Security-Policy of every page, the same in development, in the mock environment and in production. */
export function contentSecurityPolicy(inputs: HeaderInputs = {}): string {
  const { apiOrigin, realtimeOrigin, imageOrigins, errorReportOrigin, pixelOrigin, pageOrigin, devNonce } = inputs;
  const nonce = devNonce === undefined ? null : `'nonce-${devNonce}'`;
  const websocket = realtimeOrigin ?? pageOrigin?.replace(/^http/, 'ws');
  const directives: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", nonce],
    'style-src': ["'self'", emptyStyle, nonce],
    'manifest-src': ["'self'"],
    // The pixel is a picture and nothing more (ADR 12): no script of anybody else ever runs beside the writer's words.
    'img-src': ["'self'", ...(imageOrigins ?? []), pixelOrigin, 'blob:'],
    'media-src': ["'self'", 'blob:', apiOrigin],
    'connect-src': ["'self'", apiOrigin, websocket, ownSocket(pageOrigin, devNonce), errorReportOrigin],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, values]) =>
      [name, ...new Set(values.filter((value) => value !== null && value !== undefined))].join(' '),
    )
    .join('; ');
}

/** All security headers of an answer, page or not. Header names in the usual spelling. */
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

/**
 * Cache-Control of a file of the build. Pages are never stored; files with a hash in their name, below /assets/, never
 * change; anything else is asked for again.
 */
export function cacheControl(path: string): string {
  if (path.endsWith('.html') || !/\.[a-z0-9]+$/i.test(path)) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The development server tells the page of changes over a websocket of its own. */
function ownSocket(pageOrigin: string | undefined, devNonce: string | undefined): string | null {
  return devNonce === undefined || pageOrigin === undefined ? null : pageOrigin.replace(/^http/, 'ws');
}
