const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [22_050, 24_000, 16_000];
const samplesPerFrame = 576;

type Frame = { readonly length: number; readonly sampleRate: number };

/** Reads one header of MPEG-2 layer III, mono: the only kind that the demo's questions use. */
const readFrame = (file: Buffer, offset: number): Frame => {
  const header = file.readUInt32BE(offset);
  const isOurs = header >>> 17 === 0b111_1111_1111_1001 && ((header >>> 6) & 0b11) === 0b11;
  const bitRate = bitRates[(header >>> 12) & 0b1111];
  const sampleRate = sampleRates[(header >>> 10) & 0b11];
  if (!isOurs || bitRate === undefined || bitRate === 0 || sampleRate === undefined) {
    throw new Error(`No mono MPEG-2 layer III frame at byte ${offset}.`);
  }
  const padding = (header >>> 9) & 1;
  return { length: Math.floor((72_000 * bitRate) / sampleRate) + padding, sampleRate };
};

/** Samples that the encoder put before and after the sound, from the LAME fields of the first frame. */
const encoderSilence = (first: Buffer): number => {
  const tag = first.indexOf('Info');
  if (tag < 0) throw new Error('The first frame does not say how long the encoder’s silence is.');
  const delays = first.readUIntBE(tag + 120 + 21, 3);
  return (delays >>> 12) + (delays & 0xfff);
};

/**
 * Length of an MP3 file in milliseconds, by walking over all its frames to the last byte.
 * Throws on anything that is not a whole number of frames.
 */
export const mp3Length = (file: Buffer): number => {
  const first = readFrame(file, 0);
  let offset = first.length;
  let samples = -encoderSilence(file.subarray(0, first.length));
  while (offset < file.length) {
    offset += readFrame(file, offset).length;
    samples += samplesPerFrame;
  }
  if (offset !== file.length) throw new Error('The last frame is cut off.');
  return (samples / first.sampleRate) * 1000;
};
