import type { RefusalReason } from '#src/lib/recording-state.ts';

/** The microphone cannot be used; the texts for each reason stand in src/lib/texts.ts. */
export class MicrophoneError extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`Microphone: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'MicrophoneError';
    this.reason = reason;
  }
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Asks the writer for the microphone. Throws MicrophoneError. */
export async function openMicrophone(devices: MediaDevices | undefined, isSecure: boolean): Promise<MediaStream> {
  if (devices === undefined) throw new MicrophoneError(isSecure ? 'unsupported' : 'insecure');
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new MicrophoneError(reasons[name] ?? 'unsupported', error);
  }
}

/** Lets the microphone go; the browser's sign for it goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
