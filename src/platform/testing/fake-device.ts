import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { closeDeviceDb } from '#src/platform/device-db.ts';

/** A device with nothing on it: a new, empty IndexedDB in place of the last test's. */
export async function freshDevice(): Promise<void> {
  await closeDeviceDb();
  globalThis.indexedDB = new IDBFactory();
}

/** Lets the next write succeed and its transaction fail for want of room, as browsers do. The answer ends it. */
export function fillDisk(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on its own store again
  const { put, add } = IDBObjectStore.prototype;
  const refuse = (write: typeof put): typeof put =>
    function refused(this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const request = write.apply(this, args);
      const transaction = this.transaction as unknown as { _abort: (name: string) => void };
      request.addEventListener('success', () => {
        transaction._abort('QuotaExceededError');
      });
      return request;
    };
  IDBObjectStore.prototype.put = refuse(put);
  IDBObjectStore.prototype.add = refuse(add);
  return () => {
    IDBObjectStore.prototype.put = put;
    IDBObjectStore.prototype.add = add;
  };
}
