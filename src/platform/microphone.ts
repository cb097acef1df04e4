import { asString } from '#src/lib/decode.ts';
import type { RefusalReason } from '#src/lib/recorder-state.ts';
import { readStored, writeStored } from './browser-storage.ts';

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

/** OverconstrainedError isn't an Error in all browsers. */
function getErrorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? (asString(error.name) ?? '') : '';
}

const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Returns the browser's devices, which insecure pages lack. */
export function getMediaDevices(): MediaDevices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined;
}

/** Opens the microphone, preferably the chosen device. Throws MicrophoneError. */
export async function openMicrophone(devices: MediaDevices | undefined, isSecure: boolean): Promise<MediaStream> {
  if (devices === undefined) throw new MicrophoneError(isSecure ? 'unsupported' : 'insecure');
  try {
    return await openChosen(devices);
  } catch (error) {
    throw new MicrophoneError(reasons[getErrorName(error)] ?? 'unsupported', error);
  }
}

/** Requires the exact device, because some browsers ignore a preference. Falls back when it's missing. */
async function openChosen(devices: MediaDevices): Promise<MediaStream> {
  const id = readStored('local', storageKey);
  if (id !== null) {
    try {
      return await devices.getUserMedia({ audio: { ...voice, deviceId: { exact: id } } });
    } catch (error) {
      if (!['OverconstrainedError', 'NotFoundError'].includes(getErrorName(error))) throw error;
    }
  }
  return devices.getUserMedia({ audio: voice });
}

export type MicrophoneName = { readonly id: string; readonly label: string };

/** Lists the microphones; empty until the browser grants access. */
export async function listMicrophones(devices: MediaDevices): Promise<readonly MicrophoneName[]> {
  const available = await devices.enumerateDevices().catch(() => []);
  return available
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

export function chooseMicrophone(id: string): void {
  writeStored('local', storageKey, id);
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
