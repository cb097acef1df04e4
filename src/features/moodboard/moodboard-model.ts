import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/decode.ts';

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

function parseEdge(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 1 ? raw : null;
}

function parseBoardImage(raw: Readonly<Record<string, unknown>>): BoardImage[] {
  if (typeof raw['id'] !== 'number') return [];
  const width = parseEdge(raw['width']);
  const height = parseEdge(raw['height']);
  return [
    {
      id: raw['id'],
      url: asText(raw['url']),
      thumbnail: asText(raw['thumbnail']),
      size: width === null || height === null ? null : { width, height },
      caption: asText(raw['caption']),
      alt: asText(raw['alt']),
    },
  ];
}

/** Parses any response: removes duplicates and preserves the server's order. */
export function parseBoardImages(response: unknown): readonly BoardImage[] {
  const rows = asObjectArray(asObject(unwrapData(response))['items']);
  return [...new Map(rows.flatMap(parseBoardImage).map((image) => [image.id, image])).values()];
}

export function getImageName({ alt, caption }: BoardImage, index: number): string {
  return alt ?? caption ?? `Image ${index + 1}`;
}
