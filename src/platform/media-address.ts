import { safeMediaUrl } from '#src/lib/urls.ts';
import { settings } from './env.ts';

/** Returns a received image or audio URL, or null when this build must not load it. */
export function mediaAddress(raw: unknown): string | null {
  const { apiOrigin, imageOrigins } = settings();
  return safeMediaUrl(raw, { pageOrigin: location.origin, apiOrigin, extraOrigins: imageOrigins });
}
