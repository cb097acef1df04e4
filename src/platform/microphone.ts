import { asString } from '#src/lib/read-raw.ts';
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

/** An OverconstrainedError is no Error in every browser. */
function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? (asString(error.name) ?? '') : '';
}

const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Asks the writer for the microphone, the one that was chosen on this device where it is there. Throws MicrophoneError. */
export async function openMicrophone(devices: MediaDevices | undefined, isSecure: boolean): Promise<MediaStream> {
  if (devices === undefined) throw new MicrophoneError(isSecure ? 'unsupported' : 'insecure');
  try {
    return await openChosen(devices);
  } catch (error) {
    throw new MicrophoneError(reasons[nameOf(error)] ?? 'unsupported', error);
  }
}

/** A wish that need not be met is not met by every browser, so it must be; another microphone takes its place where it is gone. */
async function openChosen(devices: MediaDevices): Promise<MediaStream> {
  const id = readStored('local', storageKey);
  if (id !== null) {
    try {
      return await devices.getUserMedia({ audio: { ...voice, deviceId: { exact: id } } });
    } catch (error) {
      if (!['OverconstrainedError', 'NotFoundError'].includes(nameOf(error))) throw error;
    }
  }
  return devices.getUserMedia({ audio: voice });
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

/** Lets the microphone go; the browser's sign for it goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
