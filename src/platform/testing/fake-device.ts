import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { closeDeviceDb } from '#src/platform/device-db.ts';

export async function freshDevice(): Promise<void> {
  await closeDeviceDb();
  globalThis.indexedDB = new IDBFactory();
}

/** Fails the next transaction for lack of space, after its write succeeds. Returns a function that ends this. */
export function fillDisk(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on its own store
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
