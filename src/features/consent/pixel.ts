import type { PixelSettings } from '#src/platform/env.ts';

let counted = false;

/**
 * Returns the pixel's address, in the documented form for pages without a script. It contains no data about the page or
 * visitor.
 */
export function pixelAddress({ id, origin }: PixelSettings): string {
  return `${origin}/tr?${new URLSearchParams({ id, ev: 'PageView', noscript: '1' }).toString()}`;
}

/** Counts this visit, once per opened page. Uses an image, so no third-party script runs beside the writer's text. */
export function countVisit(pixel: PixelSettings): void {
  if (counted) return;
  counted = true;
  const image = new Image(1, 1);
  image.referrerPolicy = 'no-referrer';
  image.src = pixelAddress(pixel);
}
