import type { UploadKind } from '#mocks/stored/database.ts';

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function isEbml([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3;
}

function isMpegFrame([first, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0;
}

/**
 * Detects a recording's type by its content, like Laravel's `mimes` rule. Null if it isn't webm, mp3, wav, m4a or ogg.
 */
export function detectAudioContainer(bytes: Uint8Array): string | null {
  if (isEbml(bytes)) return 'audio/webm';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (ascii(bytes, 4, 8) === 'ftyp') return 'audio/mp4';
  if (ascii(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes)) return 'audio/mpeg';
  return null;
}

export type DetectedImage = { readonly mediaType: string; readonly width: number; readonly height: number };

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

type Size = Pick<DetectedImage, 'width' | 'height'>;

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Size {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** SOF0 to SOF15 carry the size, except the tables and extensions between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(view: DataView): Size | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Start of data, end of image.
    if (marker === 0xda || marker === 0xd9) return null;
    // Fill bytes before a marker have no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

/** WebP forms: lossy, lossless (two 14-bit numbers), extended (two 24-bit numbers, each minus 1). */
function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  if (startsWith(bytes, 'VP8 ', 12)) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 'VP8X', 12)) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  return null;
}

const readers: readonly {
  readonly mediaType: string;
  readonly fits: (bytes: Uint8Array) => boolean;
  readonly size: (view: DataView, bytes: Uint8Array) => Size | null;
}[] = [
  { mediaType: 'image/png', fits: (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001a\n'), size: pngSize },
  { mediaType: 'image/jpeg', fits: (bytes) => startsWith(bytes, '\u00ff\u00d8\u00ff'), size: jpegSize },
  {
    mediaType: 'image/gif',
    fits: (bytes) => /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6))),
    size: gifSize,
  },
  {
    mediaType: 'image/webp',
    fits: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    size: webpSize,
  },
];

/**
 * Detects an image by its content, like Laravel's `image` rule. Null if it isn't PNG, JPEG, WebP or GIF, or is too
 * short to have a size.
 */
export function detectImage(bytes: Uint8Array): DetectedImage | null {
  const reader = readers.find(({ fits }) => fits(bytes));
  if (!reader) return null;
  try {
    const size = reader.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
    return size && size.width > 0 && size.height > 0 ? { mediaType: reader.mediaType, ...size } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The media type of an upload by its content, or null. */
export function detectMediaType(kind: UploadKind, bytes: Uint8Array): string | null {
  return kind === 'recordings' ? detectAudioContainer(bytes) : (detectImage(bytes)?.mediaType ?? null);
}
