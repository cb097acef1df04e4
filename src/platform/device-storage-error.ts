/**
 * Storage failure on this device. `full`: no space left. `unavailable`: refused or removed by the browser. `damaged`:
 * the stored data has changed. `failed`: anything else.
 */
export type DeviceStorageReason = 'full' | 'unavailable' | 'damaged' | 'failed';

/** The only error that device storage throws. The caller still has the data. */
export class DeviceStorageError extends Error {
  readonly reason: DeviceStorageReason;

  constructor(reason: DeviceStorageReason, cause?: unknown) {
    super(`Device storage: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'DeviceStorageError';
    this.reason = reason;
  }
}

const unavailable = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError', 'VersionError', 'UnknownError']);

export function toStorageError(error: unknown): DeviceStorageError {
  if (error instanceof DeviceStorageError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new DeviceStorageError('full', error);
  if (unavailable.has(name)) return new DeviceStorageError('unavailable', error);
  return new DeviceStorageError('failed', error);
}
