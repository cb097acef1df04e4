import type { RefusalReason } from '#src/lib/recording-state.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The microphone cannot be used; the texts for each reason stand in src/lib/texts.ts. */
export class MicrophoneError extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`Microphone: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'MicrophoneError';
    this.reason = reason;
  }
}

const storageKey = 'microphone';

const reasons: Readonly<Record<string, RefusalReason>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Asks the writer for the microphone, the one that was chosen on this device where it is there. Throws MicrophoneError. */
export async function openMicrophone(devices: MediaDevices | undefined, isSecure: boolean): Promise<MediaStream> {
  if (devices === undefined) throw new MicrophoneError(isSecure ? 'unsupported' : 'insecure');
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...wanted() },
    });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new MicrophoneError(reasons[name] ?? 'unsupported', error);
  }
}

/** One of this device's microphones, as the browser names it. */
export type MicrophoneName = { readonly id: string; readonly label: string };

/** The microphones that the browser names: none before it has allowed one. */
export async function listMicrophones(devices: MediaDevices): Promise<readonly MicrophoneName[]> {
  const found = await devices.enumerateDevices().catch(() => []);
  return found
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Chooses the microphone that is asked for from now on, on this device. */
export function chooseMicrophone(id: string): void {
  writeStored('local', storageKey, id);
}

/** Another takes its place where it is not plugged in. */
function wanted(): { deviceId?: { ideal: string } } {
  const id = readStored('local', storageKey);
  return id === null ? {} : { deviceId: { ideal: id } };
}

/** Lets the microphone go; the browser's sign for it goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
