const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const isEbml = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3;

/** An MPEG frame begins with eleven bits set. */
const isMpegFrame = ([first, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xe0) === 0xe0;

/**
 * The media type of a recording by its content, as Laravel's `mimes` rule looks at it: name and declared type do not count.
 * Null when it is none of webm, mp3, wav, m4a, ogg.
 */
export const detectAudioContainer = (bytes: Uint8Array): string | null => {
  if (isEbml(bytes)) return 'audio/webm';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (ascii(bytes, 4, 8) === 'ftyp') return 'audio/mp4';
  if (ascii(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes)) return 'audio/mpeg';
  return null;
};
