import { safeMediaUrl } from '#src/lib/media-url.ts';
import { settings } from './env.ts';

/** The address of a picture or a sound that came in data, or null when this build must not load it (reliability S8). */
export function mediaAddress(raw: unknown): string | null {
  const { apiOrigin, imageOrigins } = settings();
  return safeMediaUrl(raw, { pageOrigin: location.origin, apiOrigin, extraOrigins: imageOrigins });
}
