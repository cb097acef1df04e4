import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerOfflineCopy } from './service-worker.ts';

const register = vi.fn<() => Promise<{ active: object | null } | undefined>>(() => Promise.resolve(undefined));
const listeners = new Map<string, (event: object) => void>();

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, listener: (event: object) => void): void => {
      listeners.set(name, listener);
    };
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

  it.each([
    { page: 'of the first visit', controller: null, active: null, isExternal: false, times: 0 },
    { page: 'that has been open since the first visit', controller: null, active: null, isExternal: true, times: 1 },
    { page: 'opened after the first copy, without it', controller: null, active: {}, isExternal: false, times: 1 },
    { page: 'with a copy, for which the new one waited', controller: {}, active: {}, isExternal: true, times: 0 },
  ])(
    'announces $times new versions in a page $page when a copy becomes active',
    async ({ controller, active, isExternal, times }) => {
      withConnection({ type: 'wifi' }, controller);
      register.mockResolvedValueOnce({ active });
      const onNewVersion = vi.fn();
      await registerOfflineCopy(onNewVersion, false);
      listeners.get('activated')?.({ isExternal });
      expect(onNewVersion).toHaveBeenCalledTimes(times);
    },
  );
});
