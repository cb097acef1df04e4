import type { PixelSettings } from '#src/platform/env.ts';

let counted = false;

/**
 * The address of the pixel: who counts, and that a page was seen. Nothing of the page and nothing of whoever sees it; in the form
 * that advertisers document for pages without a script.
 */
export function pixelAddress({ id, origin }: PixelSettings): string {
  return `${origin}/tr?${new URLSearchParams({ id, ev: 'PageView', noscript: '1' }).toString()}`;
}

/** Counts this visit, once per opened page. A picture and no script, so that nothing foreign runs where a writer's words are. */
export function countVisit(pixel: PixelSettings): void {
  if (counted) return;
  counted = true;
  const picture = new Image(1, 1);
  // The address of this page stays here.
  picture.referrerPolicy = 'no-referrer';
  picture.src = pixelAddress(pixel);
}
