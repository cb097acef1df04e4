/**
 * Why something could not be kept on this device. `full`: no room left. `unavailable`: the browser refuses storage, or
 * took it away. `damaged`: what is stored is not what was put there. `failed`: anything else.
 */
export type DeviceStorageReason = 'full' | 'unavailable' | 'damaged' | 'failed';

/** The one error that device storage raises. What was to be kept is still in the caller's hands. */
export class DeviceStorageError extends Error {
  readonly reason: DeviceStorageReason;

  constructor(reason: DeviceStorageReason, cause?: unknown) {
    super(`Device storage: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'DeviceStorageError';
    this.reason = reason;
  }
}

const unavailable = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError', 'VersionError', 'UnknownError']);

/** Puts any error of IndexedDB into the words above. */
export function toStorageError(error: unknown): DeviceStorageError {
  if (error instanceof DeviceStorageError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new DeviceStorageError('full', error);
  if (unavailable.has(name)) return new DeviceStorageError('unavailable', error);
  return new DeviceStorageError('failed', error);
}
