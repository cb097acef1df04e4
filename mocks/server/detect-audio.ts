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
