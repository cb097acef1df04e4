import type { MoodboardResponse } from '#src/api/generated/types.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';

export type BoardImage = {
  readonly id: number;
  /** Unchecked URLs from the server; whether to load them is decided on rendering. */
  readonly url: string | null;
  readonly thumbnail: string | null;
  /** In px; null if the server doesn't know. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly caption: string | null;
  readonly alt: string | null;
};

/** Returns each image once, in the server's order. */
export function toBoardImages({ data }: MoodboardResponse): readonly BoardImage[] {
  const images = data.items.map(({ id, url, thumbnail, width, height, caption, alt }) => ({
    id,
    url: trimmed(url),
    thumbnail: trimmed(thumbnail),
    size: width === null || height === null ? null : { width, height },
    caption: trimmed(caption),
    alt: trimmed(alt),
  }));
  return uniqueById(images);
}

export function getImageName({ alt, caption }: BoardImage, index: number): string {
  return alt ?? caption ?? `Image ${index + 1}`;
}
