import type { BrowserPage } from '../browser/browser-fixture.ts';

export async function withCpuThrottling<T>({ cdp }: BrowserPage, times: number, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Returns MiB after garbage collection. */
export async function measureHeap({ cdp }: BrowserPage): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

export function countNodes({ page }: BrowserPage): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

export async function measureReload(
  { page }: BrowserPage,
  path: string,
  there: () => Promise<unknown>,
): Promise<number> {
  await page.goto(path);
  await there();
  const start = performance.now();
  await page.reload();
  await there();
  return performance.now() - start;
}
