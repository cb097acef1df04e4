const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [22_050, 24_000, 16_000];
const samplesPerFrame = 576;

type Frame = { readonly length: number; readonly sampleRate: number };

/** Reads an MPEG-2 layer III header, mono: the demo's only format. */
function readFrame(file: Buffer, offset: number): Frame {
  const header = file.readUInt32BE(offset);
  const isOurs = header >>> 17 === 0b111_1111_1111_1001 && ((header >>> 6) & 0b11) === 0b11;
  const bitRate = bitRates[(header >>> 12) & 0b1111];
  const sampleRate = sampleRates[(header >>> 10) & 0b11];
  if (!isOurs || bitRate === undefined || bitRate === 0 || sampleRate === undefined) {
    throw new Error(`No mono MPEG-2 layer III frame at byte ${offset}.`);
  }
  const padding = (header >>> 9) & 1;
  return { length: Math.floor((72_000 * bitRate) / sampleRate) + padding, sampleRate };
}

/** Returns the encoder's padding in samples, from the first frame's LAME fields. */
function encoderSilence(first: Buffer): number {
  const tag = first.indexOf('Info');
  if (tag < 0) throw new Error('The first frame does not say how long the encoder’s silence is.');
  const delays = first.readUIntBE(tag + 120 + 21, 3);
  return (delays >>> 12) + (delays & 0xfff);
}

/** Returns an MP3 file's length in milliseconds by reading every frame. Throws on an incomplete frame. */
export function mp3Length(file: Buffer): number {
  const first = readFrame(file, 0);
  let offset = first.length;
  let samples = -encoderSilence(file.subarray(0, first.length));
  while (offset < file.length) {
    offset += readFrame(file, offset).length;
    samples += samplesPerFrame;
  }
  if (offset !== file.length) throw new Error('The last frame is cut off.');
  return (samples / first.sampleRate) * 1000;
}
