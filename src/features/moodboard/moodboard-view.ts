import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/read-raw.ts';

/** A picture on the moodboard as its screens show it: what a server leaves out is null. */
export type BoardImage = {
  readonly id: number;
  /** Addresses as the server gave them; whether they may be loaded is decided where they are drawn. */
  readonly url: string | null;
  readonly thumbnail: string | null;
  /** In px; null when the server does not know. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly caption: string | null;
  readonly alt: string | null;
};

const edgeOf = (raw: unknown): number | null =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 1 ? raw : null;

function boardPicture(raw: Readonly<Record<string, unknown>>): BoardImage[] {
  if (typeof raw['id'] !== 'number') return [];
  const width = edgeOf(raw['width']);
  const height = edgeOf(raw['height']);
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

/** Reads a moodboard's answer, whatever is in it: each picture once, in the server's order. */
export function parseBoardImages(answer: unknown): readonly BoardImage[] {
  const rows = asObjectArray(asObject(unwrapData(answer))['items']);
  return [...new Map(rows.flatMap(boardPicture).map((picture) => [picture.id, picture])).values()];
}

/** What a picture is called: its alternative text, else its caption, else its place. */
export function getImageName({ alt, caption }: BoardImage, index: number): string {
  return alt ?? caption ?? `Image ${index + 1}`;
}
