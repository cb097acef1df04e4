import { contentSecurityPolicy } from '#config/security-headers.ts';
import { readBuildSettings } from '#config/settings.ts';
import { safeMediaUrl } from '#src/lib/urls.ts';
import { expect, it } from 'vitest';

it.each(['https://app.example.com', 'https://api.example.com', 'https://img.example.com', 'https://other.example.com'])(
  'loads pictures and sounds from %s exactly if the application does',
  (origin) => {
    const pageOrigin = 'https://app.example.com';
    const { apiOrigin, imageOrigins } = readBuildSettings({
      VITE_API_URL: 'https://api.example.com',
      VITE_IMAGE_ORIGINS: 'https://img.example.com',
    });
    const hosts = { pageOrigin, apiOrigin: apiOrigin ?? pageOrigin, extraOrigins: imageOrigins };
    const isLoaded = safeMediaUrl(`${origin}/storage/1.webp`, hosts) !== null;
    const policy = contentSecurityPolicy({ apiOrigin, imageOrigins, pageOrigin });
    for (const directive of ['img-src', 'media-src']) {
      const sources =
        policy
          .split('; ')
          .find((part) => part.startsWith(directive))
          ?.split(' ') ?? [];
      expect(sources.includes(origin === pageOrigin ? "'self'" : origin)).toBe(isLoaded);
    }
  },
);
