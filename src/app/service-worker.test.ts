import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerOfflineCopy } from './service-worker.ts';

const register = vi.fn(() => Promise.resolve());

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (): void => undefined;
    register = register;
  },
}));

function withConnection(values: { saveData?: boolean; type?: string }, controller: object | null = null): EventTarget {
  const connection = Object.assign(new EventTarget(), values);
  vi.stubGlobal('navigator', { serviceWorker: { controller }, connection });
  return connection;
}

/** Returns once the copy is fetched or waits. */
async function start(): Promise<void> {
  void registerOfflineCopy(() => undefined, false);
  await settle();
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('offline copy', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    register.mockClear();
    return () => vi.useRealTimers();
  });

  it('is fetched at once on an unmetered connection, and in a browser that names none', async () => {
    withConnection({ saveData: false, type: 'wifi' });
    await start();
    expect(register).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    await start();
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('waits on a data plan or with data saving on until the connection is unmetered', async () => {
    for (const values of [{ type: 'cellular' }, { saveData: true, type: 'wifi' }]) {
      register.mockClear();
      const connection = withConnection(values);
      await start();
      connection.dispatchEvent(new Event('change'));
      await settle();
      expect(register).not.toHaveBeenCalled();
      Object.assign(connection, { saveData: false, type: 'wifi' });
      connection.dispatchEvent(new Event('change'));
      await settle();
      expect(register).toHaveBeenCalledTimes(1);
    }
  });

  it('is updated on every connection', async () => {
    withConnection({ type: 'cellular' }, {});
    await start();
    expect(register).toHaveBeenCalledTimes(1);
  });
});
