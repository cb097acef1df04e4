/** A picture as its bytes tell: type, width and height in pixels. */
export type Picture = { readonly mediaType: string; readonly width: number; readonly height: number };

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** A number of 24 bits, the least byte first. */
const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

type Size = Pick<Picture, 'width' | 'height'>;

const pngSize = (view: DataView): Size => ({ width: view.getUint32(16), height: view.getUint32(20) });

const gifSize = (view: DataView): Size => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** Markers that carry a frame's size: SOF0 to SOF15 without the tables and extensions between them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment until the frame; null where there is none before the picture's data. */
const jpegSize = (view: DataView): Size | null => {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Start of the data, and end of the picture.
    if (marker === 0xda || marker === 0xd9) return null;
    // Bytes that fill up to a marker stand alone.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
};

/** The three forms of WebP: lossy, lossless (two numbers of 14 bits), extended (two of 24 bits, each less by one). */
const webpSize = (view: DataView, bytes: Uint8Array): Size | null => {
  if (startsWith(bytes, 'VP8 ', 12)) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 'VP8X', 12)) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  return null;
};

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
 * What a picture is by its content, as Laravel's `image` rule looks at it: name and declared type do not count. Null when it
 * is none of PNG, JPEG, WebP, GIF, or too short to have a size.
 */
export const detectImage = (bytes: Uint8Array): Picture | null => {
  const reader = readers.find(({ fits }) => fits(bytes));
  if (!reader) return null;
  try {
    const size = reader.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
    return size && size.width > 0 && size.height > 0 ? { mediaType: reader.mediaType, ...size } : null;
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
