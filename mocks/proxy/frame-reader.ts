/** RFC 6455, 5.2. */
const continuation = 0;
const textFrame = 1;
const firstControl = 8;

type Frame = {
  readonly opcode: number;
  readonly isLast: boolean;
  readonly payload: Buffer;
  readonly size: number;
};

/** Returns the payload's offset from the length's seven bits. */
function getPayloadOffset(short: number): number {
  if (short === 127) return 10;
  return short === 126 ? 4 : 2;
}

function getPayloadLength(bytes: Buffer, short: number): number {
  if (short === 127) return Number(bytes.readBigUInt64BE(2));
  return short === 126 ? bytes.readUInt16BE(2) : short;
}

/** Returns the first complete frame, or null. A server's frames are never masked. */
function firstFrame(bytes: Buffer): Frame | null {
  const [first, second] = [bytes[0], bytes[1]];
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const start = getPayloadOffset(short);
  if (bytes.length < start) return null;
  const size = start + getPayloadLength(bytes, short);
  if (bytes.length < size) return null;
  return { opcode: first & 0x0f, isLast: (first & 0x80) !== 0, payload: bytes.subarray(start, size), size };
}

/** Reads text messages from a websocket server's chunks, without compression. */
export function createFrameReader(onText: (text: string) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  let message: Buffer[] | null = null;
  const addFrame = ({ opcode, isLast, payload }: Frame): void => {
    if (opcode >= firstControl) return;
    if (opcode !== continuation) message = opcode === textFrame ? [] : null;
    message?.push(payload);
    if (!isLast || !message) return;
    onText(Buffer.concat(message).toString('utf8'));
    message = null;
  };
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let frame = firstFrame(waiting); frame; frame = firstFrame(waiting)) {
      addFrame(frame);
      waiting = waiting.subarray(frame.size);
    }
  };
}
